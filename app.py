"""Canasta Notebook: navigation and page configuration; nothing else."""

import streamlit as st

st.set_page_config(page_icon="pages/parts/icon.svg", layout="centered")
st.logo("pages/parts/logo.svg", icon_image="pages/parts/icon.svg", size="large")
st.navigation(
    [
        st.Page("pages/learn/home.py", title="Home", icon=":material/home:", default=True),
        st.Page("pages/learn/course.py", title="Course", icon=":material/school:"),
        st.Page("pages/learn/lesson.py", title="Lesson", icon=":material/menu_book:"),
        st.Page("pages/learn/practice.py", title="Practice", icon=":material/fitness_center:"),
        st.Page("pages/learn/notebook.py", title="Notebook", icon=":material/bookmarks:"),
        st.Page("pages/settle/ruling.py", title="Ruling", icon=":material/gavel:"),
        st.Page("pages/settle/rules.py", title="Rules", icon=":material/rule:"),
        st.Page("pages/settle/score.py", title="Score", icon=":material/calculate:"),
        st.Page("pages/teach/variants.py", title="Variants", icon=":material/compare_arrows:"),
        st.Page("pages/teach/house.py", title="House rules", icon=":material/tune:"),
        st.Page("pages/teach/editor.py", title="Lesson editor", icon=":material/edit_note:"),
        st.Page("pages/teach/present.py", title="Present", icon=":material/slideshow:"),
    ]
).run()
