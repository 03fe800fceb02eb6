"""What both tests of the local page have in common: a command that serves it, a browser that opens it, claims in order."""
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

import axe_playwright_python
from playwright.sync_api import expect, sync_playwright

browser_path, specimen, work = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
shots = pathlib.Path(sys.argv[4]) if sys.argv[4:] and sys.argv[4] else None
axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
desktop = {"viewport": {"width": 1280, "height": 860}}
expect.set_options(timeout=60_000)


def shoot(page, name):
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=shots / f"{name}.png")


def names_no_fault(page):
    page.evaluate(axe)
    rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    result = page.evaluate("rules => axe.run({ runOnly: rules })", rules)
    faults = [(fault["id"], fault["nodes"][0]["html"][:120]) for fault in result["violations"]]
    assert not faults, faults


def sheet(page, name):
    return page.locator(f'section.sheet:has(h3:text-is("Button/{name}"))')


def picture(page, name):
    return sheet(page, name).locator(".tile img").first


def state(page):
    return page.locator("#state")


def is_ready(page):
    expect(state(page)).to_have_text(re.compile(r"^\d+ pictures?\."))


def descendants_with(mark):
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            if mark in (entry / "environ").read_bytes() and b"SPECIMEN_WATCHED" in (entry / "environ").read_bytes():
                found.append((entry.name, (entry / "cmdline").read_bytes()))
        except OSError:
            pass
    return found


class Served:
    """A command that serves a page, and what it has said."""

    def __init__(self, words):
        self.words = words
        self.start()

    def start(self):
        environment = {**os.environ, "XDG_CACHE_HOME": str(work / "cache")}
        self.program = subprocess.Popen([specimen, *self.words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=environment)
        self.address = self.program.stdout.readline().strip()
        pattern = r"http://127\.0\.0\.1:\d+/[0-9a-f]{64}/"
        assert re.fullmatch(pattern, self.address), (self.address, self.program.poll())

    def restart(self):
        """Has it killed, as by a crash, and started again."""
        self.program.kill()
        self.program.communicate(timeout=30)
        self.start()

    def end(self):
        self.program.send_signal(signal.SIGTERM)
        _, said = self.program.communicate(timeout=30)
        assert self.program.returncode == -signal.SIGTERM, self.program.returncode
        assert self.address.split("/")[3] not in said, "the secret is in what it said"
        time.sleep(0.5)
        left = descendants_with(str(work).encode())
        assert not left, left


def use(words, claims, name):
    """Holds the claims to the page, each on what the one before has left; some claim something of the command, too."""
    served = Served(words)
    faults = []
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            page = browser.new_context(**desktop).new_page()
            # What the browser says of a connection that was taken away is not the page's fault.
            page.on("console", lambda line: faults.append(f"{line.text} {line.location}")
                    if line.type == "error" and not re.search("ERR_(INTERNET|CONNECTION|EMPTY|NETWORK)", line.text) else None)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(served.address)
            for claim in claims:
                try:
                    claim(page, served) if "served" in claim.__code__.co_varnames else claim(page)
                except Exception:
                    shoot(page, f"failed-{name}")
                    print(f"live: FAILED: {claim.__name__.replace('_', ' ')}", file=sys.stderr)
                    raise
            browser.close()
        assert not faults, faults
    finally:
        served.end()
    print(f"live: {len(claims)} claims hold of {name}")
