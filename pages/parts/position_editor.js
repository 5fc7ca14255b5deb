// A pack of keys, and four places for cards. A tap on a key puts a card into the chosen place, a
// tap on a card takes it away. What lies where is kept here; Python is told after each tap.

const memory = new WeakMap();

export default function ({ data: json, parentElement, setStateValue }) {
  const before = memory.get(parentElement);
  if (before?.json === json) return;
  const data = JSON.parse(json);
  const find = (selector) => parentElement.querySelector(selector);
  const store = before ?? { epoch: null, zones: null, zone: "hand", faces: {} };
  if (!before) dressLikePage(parentElement);
  memory.set(parentElement, store);
  store.json = json;
  Object.assign(store.faces, data.faces);
  if (store.epoch !== data.epoch) {
    store.epoch = data.epoch;
    store.zones = data.zones;
    store.touched = {};
    store.whole = data.others.whole;
  }
  find(".zones").setAttribute("aria-label", data.places);
  find(".keys").setAttribute("aria-label", data.label);
  const built = data.keys.map((key) => key.token).join(" ");
  if (store.built !== built) {
    store.built = built;
    find(".keys").replaceChildren(...data.keys.map(keyButton));
  }
  draw();

  function keyButton(key) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.token = key.token;
    const name = document.createElement("span");
    name.className = "unseen";
    name.textContent = store.faces[key.token].name;
    const left = document.createElement("small");
    button.append(drawn(key.token), name, left);
    button.onclick = () => add(key);
    return button;
  }

  function drawn(token) {
    const face = store.faces[token];
    const card = document.createElement("span");
    card.setAttribute("aria-hidden", "true");
    card.className = face?.classes || "words";
    if (!face?.classes) card.textContent = token;
    for (const [tag, text] of face?.parts ?? []) {
      const part = document.createElement(tag);
      part.textContent = text;
      card.append(part);
    }
    return card;
  }

  function draw() {
    const old = find(".zones");
    if (!old.children.length) old.replaceChildren(...Object.keys(data.labels).map(zoneBox));
    for (const box of old.children) fill(box);
    for (const button of find(".keys").children) {
      const key = data.keys.find((one) => one.token === button.dataset.token);
      const left = leftOf(key);
      button.querySelector("small").textContent = data.left[Math.max(0, left)];
      const melds = store.zone === "mine" || store.zone === "theirs";
      const barred = left <= 0 || (melds && key.kind === data.redThree);
      button.setAttribute("aria-disabled", String(barred));
    }
  }

  function zoneBox(name) {
    const box = document.createElement("div");
    box.className = "zone";
    box.dataset.zone = name;
    const head = document.createElement("button");
    head.type = "button";
    head.className = "head";
    const title = document.createElement("strong");
    title.textContent = data.labels[name];
    const note = document.createElement("span");
    head.append(title, " ", note);
    head.onclick = () => choose(name);
    const cards = document.createElement("div");
    cards.className = "cards";
    box.append(head, cards);
    if (name === "hand") box.append(othersButton());
    box.onclick = (event) => {
      if (event.target === box || event.target === cards) choose(name);
    };
    return box;
  }

  // Whether the cards named are the whole hand.
  function othersButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "others";
    button.onclick = () => {
      store.whole = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(store.whole));
      tell(null, data.others.label);
    };
    return button;
  }

  function fill(box) {
    const name = box.dataset.zone;
    const groups = store.zones[name].filter((group) => group.length);
    const head = box.querySelector(".head");
    head.setAttribute("aria-pressed", String(store.zone === name));
    head.querySelector("span").textContent = groups.length ? "" : data.empty[name];
    box.classList.toggle("chosen", store.zone === name);
    const others = box.querySelector(".others");
    if (others) {
      others.hidden = !groups.length;
      others.textContent = data.others.label;
      others.setAttribute("aria-pressed", String(store.whole));
    }
    const shown = JSON.stringify(groups);
    if (box.dataset.shown === shown) return;
    box.dataset.shown = shown;
    box.querySelector(".cards").replaceChildren(
      ...store.zones[name].map((group, place) => {
        const row = document.createElement("span");
        row.className = "group";
        row.append(...group.map((token, at) => cardButton(name, place, at, token)));
        return row;
      })
    );
  }

  function cardButton(name, place, at, token) {
    const button = document.createElement("button");
    button.type = "button";
    const called = document.createElement("span");
    called.className = "unseen";
    called.textContent = `${store.faces[token]?.name ?? token}, ${data.removes}`;
    button.append(drawn(token), called);
    button.onclick = () => {
      store.zones[name][place].splice(at, 1);
      if (name !== "hand" && name !== "pile") {
        store.zones[name] = store.zones[name].filter((group) => group.length);
        store.touched[name] = undefined;
      }
      tell(token, data.removes);
      parentElement.querySelector(`[data-zone='${name}'] .head`).focus();
    };
    return button;
  }

  function choose(name) {
    store.zone = name;
    draw();
  }

  function add(key) {
    const name = store.zone;
    if (parentElement.querySelector(`[data-token='${key.token}']`).getAttribute("aria-disabled") === "true") return;
    const groups = store.zones[name];
    if (name === "hand" || name === "pile") {
      if (!groups.length) groups.push([]);
      groups[0].push(key.token);
    } else {
      const group = meldFor(name, key);
      group.push(key.token);
      store.touched[name] = group;
    }
    tell(key.token, data.labels[name]);
  }

  // A natural joins the meld of its rank or begins one; a wild joins the meld touched last.
  function meldFor(name, key) {
    const melds = store.zones[name];
    const begun = () => {
      const meld = [];
      melds.push(meld);
      return meld;
    };
    if (data.wild.includes(key.kind)) {
      return store.touched[name] ?? melds.at(-1) ?? begun();
    }
    return melds.find((meld) => rankOf(meld) === key.kind) ?? begun();
  }

  function rankOf(meld) {
    const kinds = meld.map((token) => store.faces[token]?.kind ?? -1);
    return kinds.find((kind) => !data.wild.includes(kind));
  }

  function leftOf(key) {
    let used = 0;
    for (const groups of Object.values(store.zones)) {
      for (const token of groups.flat()) used += store.faces[token]?.kind === key.kind;
    }
    return key.all - used;
  }

  function tell(token, what) {
    draw();
    find("p.unseen").textContent = token ? `${store.faces[token]?.name ?? token}: ${what}` : what;
    store.told = Math.max((store.told ?? 0) + 1, Date.now());
    const zones = {
      hand: store.zones.hand.flat(),
      pile: store.zones.pile.flat(),
      mine: store.zones.mine,
      theirs: store.zones.theirs,
    };
    setStateValue("event", { number: store.told, epoch: store.epoch, zones, whole: store.whole });
  }
}

// The page's own style sheet holds inside the component too.
function dressLikePage(root) {
  const shared = (window.canastaNotebook ??= { page: null, focus: "" });
  if (!shared.sheet) {
    const source = [...document.querySelectorAll("style")].find((one) => one.textContent.includes(".felt {"));
    if (!source) return;
    shared.sheet = new CSSStyleSheet();
    shared.sheet.replaceSync(source.textContent);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, shared.sheet];
}
