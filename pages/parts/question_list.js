// A list of questions with a field that searches them: every word typed must be in the question.

const memory = new WeakMap();
const MOST = 8;

export default function ({ data: json, parentElement, setStateValue }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return;
  const data = JSON.parse(json);
  const store = before ?? { more: false };
  memory.set(parentElement, store);
  store.json = json;
  const find = (selector) => parentElement.querySelector(selector);
  const field = find("input");
  find("label span").textContent = data.label;
  field.placeholder = data.example;
  find(".more").textContent = data.more;
  field.oninput = () => {
    store.more = false;
    draw();
  };
  find(".more").onclick = () => {
    store.more = true;
    draw();
  };
  draw();

  function draw() {
    const words = plain(field.value).split(" ").filter(Boolean);
    const found = data.questions.filter((one) => {
      const text = plain(`${one.title} ${one.rules}`);
      return words.every((word) => text.includes(word));
    });
    const shown = store.more ? found : found.slice(0, MOST);
    find("ul").replaceChildren(...shown.map(row));
    find(".more").hidden = shown.length === found.length;
    find(".count").textContent = found.length ? "" : data.none;
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

  function plain(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  }
}
