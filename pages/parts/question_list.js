// A list of questions to choose from: the first few, and all on demand.

const memory = new WeakMap();
const MOST = 8;

export default function ({ data: json, parentElement, setStateValue }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return;
  const data = JSON.parse(json);
  const store = { json, more: false };
  memory.set(parentElement, store);
  const find = (selector) => parentElement.querySelector(selector);
  find(".more").textContent = data.more;
  find(".more").onclick = () => {
    store.more = true;
    draw();
  };
  draw();

  function draw() {
    const all = data.questions;
    const shown = store.more ? all : all.slice(0, MOST);
    find("ul").replaceChildren(...shown.map(row));
    find(".more").hidden = shown.length === all.length;
    find(".count").textContent = all.length ? "" : data.none;
  }

  function row(one) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    const rules = document.createElement("small");
    rules.textContent = one.rules;
    button.append(one.title, " ", rules);
    button.onclick = () => setStateValue("event", { number: Date.now(), id: one.id });
    item.append(button);
    return item;
  }
}
