// The hand of cards and what can be done with it. Cards are toggle buttons in one tab stop, arrows
// inside. Picking stays in the browser; only what is done with the picked cards goes to Python.
// Above it stands the table, and below it what was said about a move: Python has drawn both as
// HTML, all text in it escaped.
// The function runs again after each rerun of the page, so handlers are assigned, never added.

const memory = new WeakMap();

export default function ({ data: json, parentElement, setStateValue }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return; // called again by its own event, before the answer
  const data = JSON.parse(json);
  const find = (selector) => parentElement.querySelector(selector);
  const hand = find(".hand");
  const typed = find(".typed");
  const store = before ?? { ids: null, epoch: null, chosen: new Set(), at: 0 };
  const shared = (window.canastaNotebook ??= { page: null, focus: "" });
  if (!before) {
    dressLikePage(parentElement, shared);
    (shared.roots ??= new Set()).add(parentElement);
  }
  memory.set(parentElement, store);
  store.json = json;

  find(".frame").classList.toggle("framed", data.framed);
  draw(find(".above"), data.above);
  draw(find(".below"), data.below);
  draw(find(".foot > span"), data.closing);
  fill(find(".after"), data.after);
  find(".foot").hidden = !data.closing && !data.after.length;
  if (store.epoch !== data.epoch) {
    store.epoch = data.epoch;
    // Another page may have been shown meanwhile: the same hand is found as it was left.
    const kept = (shared.picked ??= new Map());
    if (!kept.has(data.epoch)) kept.set(data.epoch, new Set(data.selected));
    store.chosen = kept.get(data.epoch);
    typed.elements.text.value = "";
  }
  const ids = data.cards.map((card) => card.id).join(" ");
  if (store.ids !== ids) {
    store.ids = ids;
    const focused = hand.contains(parentElement.activeElement);
    hand.replaceChildren(...data.cards.map(drawn));
    store.at = Math.min(store.at, Math.max(0, data.cards.length - 1));
    if (focused) hand.children[store.at]?.focus();
  }
  hand.setAttribute("aria-label", data.label);
  hand.hidden = find(".bar").hidden = !data.cards.length;
  write(find(".keys"), data.keys);
  fill(find(".actions"), data.actions);
  fill(find(".beside"), data.beside);
  typed.hidden = !data.typed;
  if (data.typed) {
    write(find(".typed span"), data.typed.label);
    typed.elements.text.placeholder = data.typed.example;
    write(find(".typed button"), data.typed.button);
  }
  paint();
  if (data.move && store.move !== undefined && store.move !== data.move) shared.moveTo?.(data.move);
  store.move = data.move;

  function draw(place, html) {
    if (place.drawn === html) return;
    place.drawn = html;
    place.innerHTML = html;
    place.hidden = !html;
  }

  // What stays the same is left alone: the browser would look at it anew, and speak it again.
  function write(place, text) {
    if (place.textContent !== text) place.textContent = text;
  }

  function drawn(card) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = card.classes;
    button.dataset.id = card.id;
    button.setAttribute("aria-label", card.spoken);
    for (const [tag, text] of card.parts) {
      const part = document.createElement(tag);
      part.textContent = text;
      button.append(part);
    }
    return button;
  }

  // Buttons that stay keep their element, so that the focus stays on them.
  function fill(row, actions) {
    const old = new Map([...row.children].map((button) => [button.dataset.key, button]));
    const wanted = actions.map((action) => {
      const button = old.get(action.key) ?? document.createElement("button");
      button.type = "button";
      button.dataset.key = action.key;
      if (button.dataset.label !== action.label) {
        button.dataset.label = action.label;
        button.replaceChildren(action.label);
        if (action.icon) {
          const icon = document.createElement("i");
          icon.setAttribute("aria-hidden", "true");
          icon.textContent = action.icon;
          button.prepend(icon);
        }
      }
      button.onclick = () => act(action.key);
      return button;
    });
    const same = wanted.length === row.children.length
      && wanted.every((button, place) => button === row.children[place]);
    if (!same) {
      const focused = row.contains(parentElement.activeElement) && parentElement.activeElement;
      row.replaceChildren(...wanted);
      if (focused) (wanted.includes(focused) ? focused : wanted[0] ?? hand.children[store.at])?.focus();
    }
    row.hidden = !wanted.length;
  }

  function paint() {
    [...hand.children].forEach((button, place) => {
      const pressed = String(store.chosen.has(button.dataset.id));
      const index = place === store.at ? 0 : -1;
      if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
      if (button.getAttribute("tabindex") !== String(index)) button.tabIndex = index;
    });
    const number = store.chosen.size;
    write(find(".picked"), number ? data.counted[number] : "");
    for (const button of find(".actions").children) {
      button.classList.toggle("likely", button.dataset.key === likely());
    }
  }

  function likely() {
    return data.likely[Math.min(store.chosen.size, data.likely.length - 1)];
  }

  function tell(kind, value) {
    const picked = data.cards.map((card) => card.id).filter((id) => store.chosen.has(id));
    store.told = Math.max((store.told ?? 0) + 1, Date.now());
    setStateValue("event", { number: store.told, epoch: store.epoch, kind, value, picked });
  }

  function act(key) {
    if (key) tell("act", key);
  }

  function move(place) {
    store.at = Math.max(0, Math.min(place, hand.children.length - 1));
    paint();
    hand.children[store.at]?.focus();
  }

  typed.onsubmit = (event) => {
    event.preventDefault();
    tell("typed", typed.elements.text.value);
  };

  hand.onclick = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    store.at = [...hand.children].indexOf(button);
    const id = button.dataset.id;
    if (!store.chosen.delete(id)) store.chosen.add(id);
    paint();
  };

  hand.onkeydown = (event) => {
    const row = rowLength();
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row };
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) act(likely());
    else if (event.key in steps) move(store.at + steps[event.key]);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(hand.children.length - 1);
    else if (event.key === "Escape") {
      store.chosen.clear();
      paint();
    } else return;
    event.preventDefault();
  };

  function rowLength() {
    const top = hand.children[0]?.offsetTop;
    const below = [...hand.children].findIndex((button) => button.offsetTop !== top);
    return below < 0 ? hand.children.length : below;
  }
}

// The page's own style sheet holds inside the component too.
function dressLikePage(root, shared) {
  const source = [...document.querySelectorAll("style")].find((one) => one.textContent.includes(".felt {"));
  shared.sheet ??= new CSSStyleSheet();
  if (source && shared.style !== source.textContent) {
    shared.style = source.textContent;
    shared.sheet.replaceSync(shared.style);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, shared.sheet];
}
