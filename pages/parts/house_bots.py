"""Bots play the same deals before and after: started, watched, cancelled, and what they show."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.ruleset import RuleSet
from engine.rulesets import unnamed
from engine.simulation.desk import Job, Progress, desk
from engine.simulation.facts import SHARES
from engine.simulation.statistics import Comparison, compare, lengths
from engine.words import say as words
from pages.parts.verdict import message_html
from pages.parts.words import say

DEALS = (100, 500, 1000)
"""Numbers of deals to choose from; each is played twice."""
TICK = 0.5
"""Seconds between two looks at bots that play."""
_JOB, _DEALS, _SEED = "house-job", "house-deals", "house-seed"


def bots_part(rules: RuleSet) -> None:
    """The way to let bots play, while they play how far they are, and what they showed."""
    if not rules.changed:
        return
    st.html(
        f'<h2 id="house-bots">{escape(say("house-bots"))}</h2>'
        f"<p>{escape(say('house-bots-lead'))}</p>"
    )
    job = _job()
    ticking = job is not None and not job.ended
    st.fragment(_panel, run_every=TICK if ticking else None)(rules, ticking)


def _job() -> Job | None:
    found = st.session_state.get(_JOB)
    return found if isinstance(found, Job) else None


def _panel(rules: RuleSet, ticking: bool) -> None:
    job = _job()
    now = job.look() if job is not None else None
    if (now is not None and not now.ended) != ticking:
        st.rerun()  # the clock is started and stopped by a run of the whole page
    if job is None or now is None:
        _start(rules)
    elif not now.ended:
        _running(now)
    else:
        if now.fault:
            st.html(message_html(now.fault, "bad", "house-bots-fault"))
        _start(rules)
    if job is not None and now is not None and now.pairs:
        _results(job, now, rules)


def _start(rules: RuleSet) -> None:
    with st.container(horizontal=True, gap="small", vertical_alignment="bottom"):
        st.selectbox(
            say("house-bots-deals"), DEALS, 1, key=_DEALS, width=260,
            format_func=lambda count: say("house-bots-option", count=count, rounds=2 * count),
        )  # fmt: skip
        st.button(
            say("house-bots-start"), key="house-bots-start", type="primary",
            icon=":material/play_arrow:", on_click=_order, args=(rules,),
        )  # fmt: skip


def _order(rules: RuleSet) -> None:
    deals = int(st.session_state.get(_DEALS, DEALS[1]))
    before = _job()
    if before is not None:
        before.cancel()
    st.session_state[_JOB] = desk().order(rules, deals)


def _running(now: Progress) -> None:
    done = len(now.pairs)
    if now.state == "waiting":
        text = say("house-bots-waiting", ahead=now.ahead)
    elif not done:
        text = say("house-bots-begin", count=now.deals)
    else:
        left = round(now.seconds / done * (now.deals - done))
        text = say("house-bots-progress", done=done, count=now.deals, seconds=left)
    st.progress(done / now.deals, text)
    st.button(
        say("house-bots-cancel"), key="house-bots-cancel", icon=":material/stop:", on_click=_cancel
    )


def _cancel() -> None:
    job = _job()
    if job is not None:
        job.cancel()


def _results(job: Job, now: Progress, rules: RuleSet) -> None:
    """What the deals played so far show."""
    count = len(now.pairs)
    notes = []
    if now.ended:
        message = "house-bots-done" if now.state == "done" else "house-bots-stopped"
        rate = round(2 * count / now.seconds) if now.seconds else 0
        notes.append(say(message, count=count, of=now.deals, rate=rate))
    if unnamed(job.rules) is not unnamed(rules):
        notes.append(say("house-bots-other"))
    told = "".join(f"<p>{escape(note)}</p>" for note in notes)
    st.html(f'{told}{_table(now)}{_lengths(now)}<p class="quiet">{escape(say("house-chance"))}</p>')


def _table(now: Progress) -> str:
    rows = "".join(_measure(one) for one in compare(now.pairs))
    heads = "".join(
        f'<th scope="col">{escape(say(f"house-column-{name}"))}</th>'
        for name in ("measure", "before", "after", "finding")
    )
    caption = escape(say("house-bots-table", count=len(now.pairs)))
    return (
        f'<table class="bots"><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _measure(one: Comparison) -> str:
    share = one.measure in SHARES
    most = max(one.before.mean, one.after.mean, 1.0 if share else 0.0) or 1.0
    cells = "".join(
        f'<td class="{name}" data-label="{escape(say(f"house-column-{name}"))}">'
        f'<span class="figure">{escape(_figure(value.mean, share))}'
        f"{_spread(value.spread, share)}</span>{_bar(value.mean / most)}</td>"
        for name, value in (("before", one.before), ("after", one.after))
    )
    title = escape(words(f"simulation-{one.measure}"))
    return f'<tr><th scope="row">{title}</th>{cells}<td>{escape(_finding(one, share))}</td></tr>'


def _figure(value: float, share: bool) -> str:
    if share:
        return say("house-percent", number=f"{100 * value:.1f}")
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}"


def _spread(value: float, share: bool) -> str:
    return "" if share else f" <small>± {escape(_figure(value, share))}</small>"


def _bar(part: float) -> str:
    width = round(100 * min(max(part, 0.0), 1.0))
    return f'<i class="bar" aria-hidden="true"><i style="width:{width}%"></i></i>'


def _finding(one: Comparison, share: bool) -> str:
    difference, margin = abs(one.difference), one.margin
    if share:
        figures = (f"{100 * difference:.1f}", f"{100 * margin:.1f}")
    else:
        figures = (_figure(difference, share), _figure(margin, share))
    return say(
        "house-finding", finding=one.finding, difference=figures[0], margin=figures[1],
        points="yes" if share else "no",
    )  # fmt: skip


def _lengths(now: Progress) -> str:
    """How long the rounds last: a chart whose figures are its text."""
    bins = lengths(now.pairs)
    most = max((max(one.before, one.after) for one in bins), default=1) or 1
    rows = "".join(
        f'<tr><th scope="row">{escape(say("house-turns", least=one.least, most=one.most))}</th>'
        + "".join(
            f'<td class="{name}"><span class="figure">{number}</span>{_bar(number / most)}</td>'
            for name, number in (("before", one.before), ("after", one.after))
        )
        + "</tr>"
        for one in bins
    )
    heads = "".join(
        f'<th scope="col">{escape(say(f"house-column-{name}"))}</th>'
        for name in ("turns", "before", "after")
    )
    caption = escape(say("house-lengths"))
    return (
        f'<table class="bots lengths"><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )
