// The text of a lesson. What is typed is told to Python after a short pause; Python sends a text only
// where it has put something in, or where another lesson is opened: then the epoch is another one.

const memory = new WeakMap();
const PAUSE = 600;

export default function ({ data: json, parentElement, setStateValue }) {
  const data = JSON.parse(json);
  const area = parentElement.querySelector("textarea");
  const gutter = parentElement.querySelector(".gutter");
  const first = !memory.has(parentElement);
  const store = memory.get(parentElement) ?? { epoch: null, jump: 0, timer: null, sent: "", number: Date.now() };
  memory.set(parentElement, store);
  store.data = data;
  store.tell = setStateValue;
  parentElement.querySelector("label span").textContent = data.label;
  parentElement.querySelector(".help").textContent = data.help;
  area.maxLength = data.most;

  const lineOf = () => area.value.slice(0, area.selectionStart).split("\n").length;

  // What was told and not yet answered is kept here: the server may be gone just then.
  const kept = () => `lesson text ${store.data.draft || location.search}`;

  function tell() {
    clearTimeout(store.timer);
    const line = lineOf();
    const what = `${line} ${area.value}`;
    if (what === store.sent) return;
    store.sent = what;
    store.number += 1;
    store.text = area.value;
    store.place = kept();
    sessionStorage.setItem(store.place, area.value);
    store.tell("typed", {
      text: area.value, line, epoch: store.data.epoch, draft: store.data.draft, number: store.number });
  }

  function numbers() {
    const count = area.value.split("\n").length;
    const marked = new Set(store.data.marked);
    gutter.replaceChildren(...Array.from({ length: count }, (_, at) => {
      const row = document.createElement("div");
      row.textContent = at + 1;
      row.classList.toggle("marked", marked.has(at + 1));
      return row;
    }));
    gutter.scrollTop = area.scrollTop;
  }

  function go(line) {
    const lines = area.value.split("\n");
    const at = Math.min(Math.max(line, 1), lines.length);
    const start = lines.slice(0, at - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, start + lines[at - 1].length);
    const height = area.scrollHeight / lines.length;
    area.scrollTop = Math.max(0, height * (at - 1) - area.clientHeight / 3);
    area.scrollIntoView({ block: "nearest" });
  }

  area.oninput = () => {
    numbers();
    clearTimeout(store.timer);
    store.timer = setTimeout(tell, PAUSE);
  };
  area.onblur = tell;
  area.onscroll = () => { gutter.scrollTop = area.scrollTop; };
  area.onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      tell();
    } else if (event.key === "Enter" && !event.shiftKey && !event.altKey && !event.isComposing) {
      // A new line begins where the one above does: YAML lives by its indentation.
      const before = area.value.slice(0, area.selectionStart).split("\n").pop();
      const indent = before.match(/^ */)[0];
      if (!indent) return;
      event.preventDefault();
      document.execCommand("insertText", false, `\n${indent}`);
    }
  };

  // Links to a line, in what stands beside the text.
  const onClick = (event) => {
    const link = event.composedPath().find((one) => one.dataset?.line);
    if (!link) return;
    event.preventDefault();
    go(Number(link.dataset.line));
  };
  document.removeEventListener("click", store.onClick);
  store.onClick = onClick;
  document.addEventListener("click", onClick);
  const leave = () => {
    clearTimeout(store.timer);
    document.removeEventListener("click", store.onClick);
  };

  const unanswered = sessionStorage.getItem(kept());
  for (const place of [kept(), store.place]) {
    if (place && sessionStorage.getItem(place) === data.text) sessionStorage.removeItem(place);
  }
  if (store.epoch !== data.epoch) {
    store.epoch = data.epoch;
    // Another session has begun, and what was told last never arrived there: it counts still.
    const lost = store.session !== data.session && unanswered !== null && unanswered !== data.text;
    store.session = data.session;
    if (!lost) area.value = data.text;
    else if (first) area.value = unanswered;
    store.sent = lost ? "" : `${data.line} ${data.text}`;
    store.text = lost ? null : data.text;
    if (!first && !lost) go(data.line);
    else if (!lost) {
      const lines = area.value.split("\n");
      const start = lines.slice(0, data.line - 1).reduce((sum, one) => sum + one.length + 1, 0);
      area.setSelectionRange(start, start);
    }
  }
  numbers();
  if (area.value !== store.text) {
    clearTimeout(store.timer);
    store.timer = setTimeout(tell, PAUSE);
  }
  return leave;
}
