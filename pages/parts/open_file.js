// A file from this device, read here and handed on as text: bounded, and one event for each file.

const MOST = 1000000;

export default function ({ data: json, parentElement, setStateValue }) {
  const data = JSON.parse(json);
  const label = parentElement.querySelector("label span");
  const input = parentElement.querySelector("input");
  if (label.textContent !== data.label) label.textContent = data.label;
  input.onchange = async () => {
    const file = input.files[0];
    if (!file) return;
    // What is too long is handed on cut, one letter over the limit, so that it is refused there.
    const text = await file.slice(0, MOST + 1).text();
    setStateValue("file", { name: file.name.slice(0, 80), text, number: Date.now() });
    input.value = "";
  };
}
