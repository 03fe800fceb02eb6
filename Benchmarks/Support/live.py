"""Times from an edit to its picture in a browser: live.py BROWSER SPECIMEN WORK ROUNDS [JSON].

WORK holds Cards.swift, whose first style has a line `.padding(.vertical, 12)`.
"""
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

from playwright.sync_api import expect, sync_playwright

browser_path, specimen, work, rounds = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4])
source = work / "Cards.swift"
line = re.compile(r"\.padding\(\.vertical, \d+\)")
expect.set_options(timeout=60_000)


def picture(page):
    return page.locator('section.sheet:has(h3:text-is("Button/card1")) .tile img').first


def is_ready(page):
    expect(page.locator("#state")).to_have_text(re.compile(r"^\d+ pictures?\."))


def edited(number):
    """The text with another padding of the first style."""
    return line.sub(f".padding(.vertical, {number})", source.read_text(), count=1)


def shown(page, edit):
    """Seconds until the picture is another one that the browser can show."""
    before = picture(page).get_attribute("src")
    start = edit()
    expect(picture(page)).not_to_have_attribute("src", before)
    picture(page).evaluate("image => image.decode()")
    taken = time.monotonic() - start
    is_ready(page)
    return taken


def select(page):
    page.locator("#text").evaluate(r"""area => {
        const place = area.value.search(/padding\(\.vertical, \d+\)/);
        area.focus();
        area.setSelectionRange(place, area.value.indexOf(')', place) + 1);
    }""")


def save(number):
    draft = source.with_suffix(".draft")
    draft.write_text(edited(number))
    start = time.monotonic()
    draft.replace(source)
    return start


def press(page, number):
    select(page)
    page.keyboard.insert_text(f"padding(.vertical, {number})")
    start = time.monotonic()
    page.keyboard.press("Control+Enter")
    return start


def pause(page, number):
    select(page)
    page.keyboard.insert_text(f"padding(.vertical, {number})")
    return time.monotonic()


def measure(browser, command, edits):
    """A row for each kind of edit."""
    program = subprocess.Popen([specimen, command, source], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                               env={**os.environ, "XDG_CACHE_HOME": str(work / "cache")})
    try:
        page = browser.new_context(viewport={"width": 1280, "height": 860}).new_page()
        page.goto(program.stdout.readline().strip())
        is_ready(page)
        rows = {name: [] for name in edits}
        number = 13
        for _ in range(rounds):
            for name, edit in edits.items():
                number += 1
                rows[name].append(shown(page, lambda: edit(page, number)))
        page.close()
        return rows
    finally:
        program.terminate()
        program.wait()


with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    rows = measure(browser, "watch", {"watch, a save": lambda _, number: save(number)})
    rows |= measure(browser, "playground", {"playground, Ctrl-Enter": press, "playground, the last key": pause})
    browser.close()
if sys.argv[5:] and sys.argv[5]:
    for name, times in rows.items():
        print(json.dumps({"row": name, "median": round(statistics.median(times), 3), "worst": round(max(times), 3)}))
else:
    print("| | median, s | worst, s |\n|---|--:|--:|")
    for name, times in rows.items():
        print(f"| {name} | {statistics.median(times):.2f} | {max(times):.2f} |")
