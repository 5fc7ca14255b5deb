// The hand of cards: toggle buttons in one tab stop, arrows inside.
// The function runs again after each rerun of the page, so handlers are assigned, never added.

const memory = new WeakMap();

export default function ({ data, parentElement, setStateValue, setTriggerValue }) {
  const hand = parentElement.querySelector(".hand");
  const picked = parentElement.querySelector(".picked");
  const keys = parentElement.querySelector(".keys");
  const store = memory.get(parentElement) ?? { ids: "", epoch: null, chosen: new Set(), at: 0 };
  memory.set(parentElement, store);

  const ids = data.cards.map((card) => card.id).join(" ");
  if (store.epoch !== data.epoch) {
    // An echo of an older tap has the old epoch: it never undoes a faster one.
    store.epoch = data.epoch;
    store.chosen = new Set(data.selected);
  }
  if (store.ids !== ids) {
    store.ids = ids;
    const focused = hand.contains(parentElement.activeElement);
    hand.replaceChildren(...data.cards.map(build));
    store.at = Math.min(store.at, Math.max(0, data.cards.length - 1));
    if (focused) hand.children[store.at]?.focus();
  }
  hand.setAttribute("aria-label", data.label);
  keys.textContent = data.keys;
  paint();

  function build(card) {
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

  function paint() {
    [...hand.children].forEach((button, place) => {
      button.setAttribute("aria-pressed", String(store.chosen.has(button.dataset.id)));
      button.tabIndex = place === store.at ? 0 : -1;
    });
    const number = store.chosen.size;
    picked.textContent = number ? data.counted[Math.min(number, data.counted.length - 1)] : "";
  }

  function tell() {
    const chosen = data.cards.map((card) => card.id).filter((id) => store.chosen.has(id));
    paint();
    // With the epoch, so that the same choice after a take-back is a new value.
    setStateValue("selected", { epoch: store.epoch, ids: chosen });
  }

  function toggle(button) {
    const id = button.dataset.id;
    if (!store.chosen.delete(id)) store.chosen.add(id);
    tell();
  }

  function move(place) {
    store.at = Math.max(0, Math.min(place, hand.children.length - 1));
    paint();
    hand.children[store.at]?.focus();
  }

  hand.onclick = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    store.at = [...hand.children].indexOf(button);
    toggle(button);
  };

  hand.onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setTriggerValue("submit", String(Date.now()));
      return;
    }
    const row = rowLength();
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row };
    if (event.key in steps) move(store.at + steps[event.key]);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(hand.children.length - 1);
    else if (event.key === "Escape") {
      store.chosen.clear();
      tell();
    } else return;
    event.preventDefault();
  };

  function rowLength() {
    const top = hand.children[0]?.offsetTop;
    const below = [...hand.children].findIndex((button) => button.offsetTop !== top);
    return below < 0 ? hand.children.length : below;
  }
}
