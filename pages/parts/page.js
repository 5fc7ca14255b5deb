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

function focusOn(selector) {
  let left = 40;
  (function look() {
    const target = document.querySelector(selector);
    if (!target) {
      if (left-- > 0) setTimeout(look, 25);
      return;
    }
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: target.tagName === "H1" });
    if (target.tagName !== "H1") target.scrollIntoView({ block: "nearest" });
  })();
}

export default function ({ data }) {
  document.documentElement.lang = data.language;
  const shared = (window.canastaNotebook ??= { page: null, focus: "" });
  if (!shared.listening) {
    shared.listening = true;
    for (const kind of ["keydown", "keyup"]) window.addEventListener(kind, swallow, true);
  }
  if (shared.page !== null && shared.page !== data.page) focusOn("[data-testid='stMain'] h1");
  shared.page = data.page;
  if (data.focus && data.focus !== shared.focus) focusOn(data.focus.split(" ")[0]);
  shared.focus = data.focus;
}
