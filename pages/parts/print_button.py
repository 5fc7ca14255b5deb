"""A button that prints the page: the browser alone can do that."""

from __future__ import annotations

import json

import streamlit as st

_button = st.components.v2.component(
    "print_button",
    html="""
<button type="button"><i aria-hidden="true">print</i><span></span></button>
""",
    css="""
:host { display: block; }
@media print { :host { display: none; } }
button {
  font: inherit; color: var(--st-text-color); cursor: pointer; min-height: 40px; padding: 0 12px;
  display: inline-flex; gap: 8px; align-items: center; border-radius: var(--st-button-radius, 10px);
  background: transparent; border: 1px solid var(--st-border-color);
}
button:hover { border-color: var(--st-primary-color); }
button:focus-visible { outline: 3px solid light-dark(#0b6b4f, #86d6b8); outline-offset: 2px; }
i { font: normal 1.25rem/1 "Material Symbols Rounded"; }
""",
    js="""
export default function ({ data, parentElement }) {
  parentElement.querySelector("span").textContent = JSON.parse(data).label;
  parentElement.querySelector("button").onclick = () => window.print();
}
""",
)


def print_button(label: str) -> None:
    """Show the button."""
    _button(key="print_button", height="content", data=json.dumps({"label": label}))
