// What a page needs outside its own elements: its language, the focus after navigation,
// and no single-letter shortcuts, which would catch people who type or speak commands.

const STREAMLIT_LINK = "[data-testid='stPageLink'] a";
const letters = new Set(["r", "c"]);

function swallow(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!letters.has(event.key?.toLowerCase())) return;
  const target = event.composedPath()[0];
  if (target.closest?.("input, textarea, select, [contenteditable='true']")) return;
  event.stopImmediatePropagation();
}

// Verdicts stand in the page or in a hand, which is a tree of its own.
function found(selector) {
  const roots = window.canastaNotebook.roots ?? new Set();
  for (const root of roots) if (!root.host.isConnected) roots.delete(root);
  return [document, ...roots].map((root) => root.querySelector(selector)).find(Boolean);
}

function moveTo(selector, takeFocus) {
  let left = 40;
  (function look() {
    const target = found(selector);
    if (!target) {
      if (left-- > 0) setTimeout(look, 25);
      return;
    }
    if (takeFocus) {
      if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    if (target.tagName === "H1") return;
    requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
  })();
}

// A link from one page of the app to another, drawn as plain HTML: it is followed without
// loading the app anew, which would forget the session: Streamlit goes where the address leads,
// as it does when the browser goes back. New tabs and windows work as ever.
function follow(event, selector) {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
  if (event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((one) => one.matches?.(selector));
  if (!link) return;
  event.preventDefault();
  const close = link.closest(".menu") && matchMedia("(max-width: 767px)").matches;
  if (close) document.querySelector("[data-testid='stSidebarCollapseButton'] button")?.click();
  const target = new URL(link.href);
  // Within another site a page stays without the app's own frame.
  const embed = new URLSearchParams(location.search).get("embed");
  if (embed) target.searchParams.set("embed", embed);
  history.pushState(null, "", target);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

// Streamlit's own links from one state of a page to another leave the old address standing, so
// they are followed here, before Streamlit hears of them.
function followWithin(event) {
  const link = event.composedPath().find((one) => one.matches?.(STREAMLIT_LINK));
  if (!link || new URL(link.href).pathname !== location.pathname) return;
  follow(event, STREAMLIT_LINK);
  if (event.defaultPrevented) event.stopPropagation();
}

// Marks in what was drawn without a run of the whole page: where to go now.
function heed() {
  const shared = window.canastaNotebook;
  for (const mark of document.querySelectorAll("i.go")) {
    const target = mark.dataset.target;
    if (target && target !== shared.focus) shared.moveTo(target);
  }
  for (const mark of document.querySelectorAll("i.notebook")) remember(mark.dataset);
}

// The last notebook, which the browser names when it comes again; an empty one is forgotten.
function remember({ id, when }) {
  const shared = window.canastaNotebook;
  if (Number(when) <= (shared.remembered ?? 0)) return;
  shared.remembered = Number(when);
  const secure = location.protocol === "https:" ? "; secure" : "";
  const age = id ? 400 * 24 * 3600 : 0;
  document.cookie = `canasta-notebook=${id}; path=/; max-age=${age}; samesite=lax${secure}`;
}

// The first visitor of a fresh server who comes by a deep link is told that there is no such
// page, although it is there: Streamlit looks into the top of pages/ before app.py has run.
// It says so of the first page only, on a slow machine some time after the page is drawn.
function closeFalseAlarm(path) {
  if (!path) return;
  let left = 150;
  const look = setInterval(() => {
    const dialog = document.querySelector("[role='dialog']");
    if (dialog?.textContent.includes("Page not found")) {
      dialog.querySelector("button[aria-label='Close']")?.click();
    }
    if (--left === 0) clearInterval(look);
  }, 100);
}

// How cards look: a fold at the end of the page.
function showSwitches(data, fold, setTriggerValue) {
  fold.querySelector("summary").textContent = data.look;
  data.switches.forEach((one) => {
    const row = fold.querySelector(`[data-name=${one.name}]`) ?? document.createElement("label");
    if (!row.dataset.name) {
      row.dataset.name = one.name;
      const box = document.createElement("input");
      box.type = "checkbox";
      row.append(box, one.label);
      fold.append(row);
    }
    row.firstChild.checked = one.on;
    row.firstChild.onchange = () => setTriggerValue("look", one.name);
  });
}

export default function ({ data: json, parentElement, setTriggerValue }) {
  const data = JSON.parse(json);
  document.documentElement.lang = data.language;
  const shared = (window.canastaNotebook ??= { page: null, focus: "" });
  shared.moveTo = (target) => {
    const [selector, how] = target.split(" ");
    shared.focus = target;
    moveTo(selector, how === "focus");
  };
  const more = parentElement.querySelector(".more");
  more.hidden = !data.more;
  more.lastChild.textContent = data.more;
  more.onclick = () => setTriggerValue("more", true);
  showSwitches(data, parentElement.querySelector("details"), setTriggerValue);
  if (!shared.listening) {
    shared.listening = true;
    document.addEventListener("click", (event) => follow(event, "a.inside"));
    document.addEventListener("click", followWithin, true);
    new MutationObserver(heed).observe(document.body, { childList: true, subtree: true });
    heed();
    closeFalseAlarm(data.path);
    for (const kind of ["keydown", "keyup"]) window.addEventListener(kind, swallow, true);
  }
  if (shared.page !== null && shared.page !== data.page) {
    document.querySelector("[data-testid='stMain']").scrollTo(0, 0);
    moveTo("[data-testid='stMain'] h1", true);
  }
  shared.page = data.page;
  if (data.focus && data.focus !== shared.focus) shared.moveTo(data.focus);
}
