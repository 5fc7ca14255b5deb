// What a page needs outside its own elements: its language, the focus after navigation,
// and no single-letter shortcuts, which would catch people who type or speak commands.

const letters = new Set(["r", "c"]);

function swallow(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!letters.has(event.key?.toLowerCase())) return;
  const target = event.composedPath()[0];
  if (target.closest?.("input, textarea, select, [contenteditable='true']")) return;
  event.stopImmediatePropagation();
}

function moveTo(selector, takeFocus) {
  let left = 40;
  (function look() {
    const target = document.querySelector(selector);
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

// The first visitor of a fresh server who comes by a deep link is told that there is no such
// page, although it is there: Streamlit looks into the top of pages/ before app.py has run.
function closeFalseAlarm(path) {
  if (!path || location.pathname.split("/").pop() !== path) return;
  let left = 40;
  (function look() {
    const dialog = document.querySelector("[role='dialog']");
    if (dialog?.textContent.includes("Page not found")) {
      dialog.querySelector("button[aria-label='Close']")?.click();
    } else if (left-- > 0) setTimeout(look, 25);
  })();
}

export default function ({ data: json }) {
  const data = JSON.parse(json);
  document.documentElement.lang = data.language;
  const shared = (window.canastaNotebook ??= { page: null, focus: "" });
  shared.moveTo = (target) => {
    const [selector, how] = target.split(" ");
    shared.focus = target;
    moveTo(selector, how === "focus");
  };
  if (!shared.listening) {
    shared.listening = true;
    closeFalseAlarm(data.path);
    for (const kind of ["keydown", "keyup"]) window.addEventListener(kind, swallow, true);
  }
  if (shared.page !== null && shared.page !== data.page) moveTo("[data-testid='stMain'] h1", true);
  shared.page = data.page;
  if (data.focus && data.focus !== shared.focus) shared.moveTo(data.focus);
}
