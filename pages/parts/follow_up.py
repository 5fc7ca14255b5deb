"""What follows a verdict is drawn after it, so that nobody waits for it to read the verdict.

A mark in what was said (`mark_html`) names the question; the unseen component of `follow_up`
waits for a new mark to be drawn, and only then lets its own fragment run again. Streamlit may let
another fragment run instead, that of a widget used at the same moment: then it asks once more.
"""

from __future__ import annotations

import json
from html import escape

import streamlit as st

_follow = st.components.v2.component(
    "follow_up",
    html="""
<span
></span>
""",
    css="""
:host { display: none; }
span { display: none; }
""",
    js="""
const memory = new WeakMap();
const AGAIN = 2000;  // milliseconds

export default function ({ data, parentElement, setStateValue }) {
  const { seen } = JSON.parse(data);
  memory.get(parentElement)?.disconnect();
  const roots = window.canastaNotebook?.roots ?? new Set();
  let told = seen;
  const tell = () => {
    if (memory.get(parentElement) !== observer || !parentElement.isConnected) return;
    setStateValue("seen", told);
  };
  const look = () => {
    const mark = [...roots].filter((root) => root.host.isConnected)
      .map((root) => root.querySelector("i.said")).find(Boolean)?.dataset.said;
    if (!mark || mark === told) return;
    told = mark;
    requestAnimationFrame(() => setTimeout(tell));
    setTimeout(tell, AGAIN);
  };
  const observer = new MutationObserver(look);
  for (const root of roots) observer.observe(root, { subtree: true, childList: true });
  memory.set(parentElement, observer);
  setTimeout(look);
}
""",
)


def mark_html(question: str) -> str:
    """An unseen mark that names the question that was answered."""
    return f'<i class="said" hidden data-said="{escape(question)}"></i>'


def follow_up(question: str, key: str) -> None:
    """Let the fragment in which this stands run again once another question is answered."""
    _follow(
        key=key,
        height="content",
        data=json.dumps({"seen": question}),
        on_seen_change=lambda: None,
    )
