// One slide at a time, for a projector. Python has drawn all slides as HTML, all text in it escaped;
// what is shown, and which cards are meant, is known to the browser alone.

const memory = new WeakMap();
const BACK = new Set(["ArrowLeft", "PageUp"]);
const NEXT = new Set(["ArrowRight", "PageDown"]);
const MARKABLE = ".meld, .heap, .fan.open .card, .counted .card, .steps li, .each-set li, .move";
const LARGEST = 3;

export default function ({ data: json, parentElement }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return;
  const data = JSON.parse(json);
  const find = (selector) => parentElement.querySelector(selector);
  const stage = find(".stage");
  const store = before ?? { at: 0, open: new Set(), mark: -1 };
  memory.set(parentElement, store);
  if (!before) dressLikePage(parentElement);
  store.json = json;
  if (store.name !== data.name) {
    store.name = data.name;
    const kept = JSON.parse(sessionStorage.getItem(`present ${data.name}`) ?? "null");
    store.at = Math.min(kept?.at ?? 0, data.slides.length - 1);
    store.open = new Set(kept?.open ?? []);
  }
  const words = data.words;
  const button = (name) => find(`[data-do=${name}]`);
  for (const name of ["back", "next", "answer", "full", "clear"]) {
    button(name).querySelector("span").textContent = words[name];
    button(name).onclick = () => act(name);
  }
  stage.setAttribute("aria-label", words.stage);
  find(".keys").textContent = words.keys;

  function draw() {
    const slide = data.slides[store.at];
    find("h2").textContent = slide.title;
    nameIfNew();
    find(".asked").innerHTML = slide.asked;
    const open = store.open.has(store.at);
    find(".answer").innerHTML = slide.answer && open ? `<h3>${words.answerHead}</h3>${slide.answer}` : "";
    find(".count").textContent = words.counts[store.at];
    button("answer").hidden = !slide.answer;
    button("answer").querySelector("span").textContent = open ? words.hide : words.answer;
    button("answer").setAttribute("aria-expanded", String(open));
    button("back").disabled = store.at === 0;
    button("next").disabled = store.at === data.slides.length - 1 && (open || !slide.answer);
    store.mark = -1;
    for (const one of markable()) one.classList.add("markable");
    button("clear").disabled = true;
    sessionStorage.setItem(
      `present ${data.name}`, JSON.stringify({ at: store.at, open: [...store.open] }));
    fit();
  }

  // The largest size at which the whole slide is seen; smaller than usual only in full screen.
  function fit() {
    const slide = find(".slide");
    const full = document.fullscreenElement !== null;
    const top = full ? 0 : Math.max(0, stage.getBoundingClientRect().top);
    const room = window.innerHeight - top - find(".bar").offsetHeight - (full ? 24 : 60);
    const least = full ? 0.6 : 1;
    let zoom = window.innerWidth < 700 ? 1 : LARGEST;
    for (; zoom > least; zoom = Math.round((zoom - 0.1) * 10) / 10) {
      slide.style.zoom = zoom;
      if (slide.getBoundingClientRect().height <= room && slide.scrollWidth <= slide.clientWidth + 1) break;
    }
    slide.style.zoom = zoom;
  }

  // The title of the page stands above the stage already, but not in full screen.
  function nameIfNew() {
    const known = document.querySelector("h1")?.textContent === data.slides[store.at].title;
    find("h2").classList.toggle("unseen", known && !document.fullscreenElement);
  }

  const markable = () => [...find(".slide").querySelectorAll(MARKABLE)];

  function meant(one) {
    one.classList.toggle("meant");
    button("clear").disabled = !find(".slide .meant");
    const name = one.querySelector(".unseen, .cap")?.textContent ?? one.textContent;
    find(".told").textContent = one.classList.contains("meant") ? `${words.marked} ${name}` : "";
  }

  function clear() {
    for (const one of find(".slide").querySelectorAll(".meant")) one.classList.remove("meant");
    find(".told").textContent = "";
    button("clear").disabled = true;
    store.mark = -1;
  }

  // The keys move one mark from card to card.
  function point(step) {
    const all = markable();
    if (!all.length) return;
    const at = store.mark < 0 ? (step > 0 ? 0 : all.length - 1) : store.mark + step;
    clear();
    store.mark = (at + all.length) % all.length;
    meant(all[store.mark]);
  }

  function act(name) {
    const slide = data.slides[store.at];
    const open = store.open.has(store.at);
    if (name === "next") {
      if (slide.answer && !open) store.open.add(store.at);
      else if (store.at < data.slides.length - 1) store.at += 1;
      else return;
    } else if (name === "back") {
      if (!store.at) return;
      store.at -= 1;
    } else if (name === "first" || name === "last") {
      store.at = name === "first" ? 0 : data.slides.length - 1;
    } else if (name === "answer") {
      if (!slide.answer) return;
      if (open) store.open.delete(store.at);
      else store.open.add(store.at);
    } else if (name === "clear") {
      clear();
      return;
    } else if (name === "full") {
      if (document.fullscreenElement) document.exitFullscreen();
      else stage.requestFullscreen?.().catch(() => {});
      return;
    }
    draw();
    if (!document.fullscreenElement && ["first", "last", "next", "back"].includes(name)) {
      if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ block: "start" });
    }
  }

  stage.onclick = (event) => {
    const one = event.target.closest?.(MARKABLE);
    if (one && !event.target.closest("a")) meant(one);
  };

  // Keys count wherever nothing else wants them: a presenter's remote sends them to the page.
  const wanted = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
    const target = event.composedPath()[0];
    const ours = stage.contains(target);
    const idle = target === document.body || target.closest?.("h1, [data-testid='stMain']") === target;
    if (!ours && !idle && target.tagName !== "H1") return null;
    if (BACK.has(event.key)) return "back";
    if (NEXT.has(event.key)) return "next";
    if (!ours) return null;
    const onButton = target.tagName === "BUTTON";
    if ((event.key === "Enter" || event.key === " ") && !onButton) return "answer";
    return { Home: "first", End: "last", Backspace: "clear", ArrowDown: 1, ArrowUp: -1 }[event.key] ?? null;
  };
  const onKey = (event) => {
    if (!stage.isConnected) {
      window.removeEventListener("keydown", onKey, true);
      return;
    }
    const name = wanted(event);
    if (name === null) return;
    event.preventDefault();
    if (typeof name === "number") point(name);
    else act(name);
  };
  window.removeEventListener("keydown", store.onKey, true);
  store.onKey = onKey;
  window.addEventListener("keydown", onKey, true);
  window.removeEventListener("resize", store.fit);
  document.removeEventListener("fullscreenchange", store.fit);
  store.fit = () => {
    button("full").querySelector("span").textContent = document.fullscreenElement ? words.leave : words.full;
    if (!stage.isConnected) return;
    nameIfNew();
    fit();
  };
  window.addEventListener("resize", store.fit);
  document.addEventListener("fullscreenchange", store.fit);
  draw();
  return () => {
    window.removeEventListener("keydown", store.onKey, true);
    window.removeEventListener("resize", store.fit);
    document.removeEventListener("fullscreenchange", store.fit);
  };
}

// The page's own styles count in here too.
function dressLikePage(root) {
  const source = [...document.querySelectorAll("style")].find((one) => one.textContent.includes(".felt {"));
  const sheet = new CSSStyleSheet();
  if (source) sheet.replaceSync(source.textContent);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
