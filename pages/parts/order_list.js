// A list to put in order with two buttons in each row. Moving stays in the browser; only the
// button under the list tells Python. Rows come from Python as HTML, all text in it escaped.
// The function runs again after each rerun of the page, so handlers are assigned, never added.

const memory = new WeakMap();
const ARROWS = { up: "M5 12.5L10 7.5L15 12.5", down: "M5 7.5L10 12.5L15 7.5" };

export default function ({ data: json, parentElement, setStateValue }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return; // called again by its own event, before the answer
  const data = JSON.parse(json);
  const store = before ?? { epoch: null };
  memory.set(parentElement, store);
  store.json = json;
  const list = parentElement.querySelector("ol");
  const told = parentElement.querySelector(".told");
  const check = parentElement.querySelector(".check");

  list.setAttribute("aria-label", data.label);
  check.textContent = data.check;
  if (store.epoch !== data.epoch) {
    store.epoch = data.epoch;
    // Another page may have been shown meanwhile: the list is found as it was left.
    const kept = ((window.canastaNotebook ??= { page: null, focus: "" }).orders ??= new Map());
    const order = kept.get(data.epoch) ?? data.rows.map((row) => row.id);
    const byId = new Map(data.rows.map((row) => [row.id, row]));
    list.replaceChildren(...order.map((id) => drawn(byId.get(id))));
    told.textContent = "";
    paint();
  }

  function drawn(row) {
    const item = document.createElement("li");
    item.dataset.id = row.id;
    const words = document.createElement("span");
    words.innerHTML = row.html;
    item.append(words, arrow("up", words.textContent), arrow("down", words.textContent));
    return item;
  }

  function arrow(way, name) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = way;
    button.setAttribute("aria-label", data[way].replace("{step}", () => name));
    button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${ARROWS[way]}"/></svg>`;
    return button;
  }

  function ids() {
    return [...list.children].map((item) => item.dataset.id);
  }

  // At an end of the list a button stays in reach, so that the focus does not get lost.
  function paint() {
    for (const item of list.children) {
      item.querySelector(".up").setAttribute("aria-disabled", String(!item.previousElementSibling));
      item.querySelector(".down").setAttribute("aria-disabled", String(!item.nextElementSibling));
    }
  }

  list.onclick = (event) => {
    const button = event.target.closest("button");
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const item = button.closest("li");
    // The neighbour moves past it: what has the focus stays in its place in the page.
    if (button.className === "up") item.after(item.previousElementSibling);
    else item.before(item.nextElementSibling);
    paint();
    const place = ids().indexOf(item.dataset.id) + 1;
    const name = item.querySelector("span").textContent;
    told.textContent = data.moved.replace("{step}", () => name).replace("{number}", place);
    window.canastaNotebook.orders.set(store.epoch, ids());
  };

  check.onclick = () => {
    store.told = Math.max((store.told ?? 0) + 1, Date.now());
    setStateValue("event", {
      number: store.told, epoch: store.epoch, kind: "act", value: "check", picked: ids(),
    });
  };
}
