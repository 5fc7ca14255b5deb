// What can be done with one cell: a row of buttons, and a link to the page it came from.

function made(act) {
  const button = document.createElement(act.href ? "a" : "button");
  if (!act.href) button.type = "button";
  button.dataset.act = act.name;
  const icon = document.createElement("i");
  icon.setAttribute("aria-hidden", "true");
  icon.textContent = act.icon;
  button.append(icon, document.createElement("span"));
  return button;
}

export default function ({ data: json, parentElement, setStateValue }) {
  const data = JSON.parse(json);
  const bar = parentElement.querySelector(".bar");
  bar.setAttribute("aria-label", data.label);
  for (const old of [...bar.children]) {
    if (!data.acts.some((act) => act.name === old.dataset.act)) old.remove();
  }
  data.acts.forEach((act, place) => {
    const button = bar.querySelector(`[data-act="${act.name}"]`) ?? made(act);
    if (bar.children[place] !== button) bar.insertBefore(button, bar.children[place] ?? null);
    button.querySelector("span").textContent = act.label;
    button.setAttribute("aria-label", `${act.label}: ${data.label}`);
    if (act.href) {
      button.className = "inside";
      button.href = act.href;
      return;
    }
    button.setAttribute("aria-disabled", String(act.off));
    button.onclick = () => {
      if (act.off) return;
      setStateValue("event", { number: Date.now(), epoch: data.epoch, act: act.name });
    };
  });
}
