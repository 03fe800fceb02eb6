"""Uses a report's page in a real browser: use.py BROWSER REPORT SHEETS [FOLDER FOR SCREENSHOTS].

Every function below is one claim about the page. The report is scripts/tools/sample-report's, SHEETS a folder that `sheet` wrote.
"""
import json
import pathlib
import re
import sys
import urllib.parse

import axe_playwright_python
from playwright.sync_api import expect, sync_playwright

browser_path, report = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
sheets = pathlib.Path(sys.argv[3]).resolve() / "index.html"
shots = pathlib.Path(sys.argv[4]) if sys.argv[4:] and sys.argv[4] else None
axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
model = json.loads((report / "report.json").read_text())
address = "file://" + urllib.parse.quote(str(report / "index.html"))
views = ["Side by side", "Slider", "Onion", "Difference", "Blink", "Marked"]
desktop = {"viewport": {"width": 1280, "height": 860}}
narrow = {"viewport": {"width": 320, "height": 640}}
phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def first(status):
    return next(tile for tile in model["tiles"] if tile["status"] == status)


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


def opens_at_the_largest_group(page):
    title = page.locator("#groups details").first
    largest = max(len([t for t in model["tiles"] if t["group"] == tile["group"]]) for tile in model["tiles"])
    expect(title.locator("summary .times")).to_have_text(f" ×{largest}")
    expect(page.locator("h1")).to_contain_text("of 100 tiles")
    expect(page.locator("#message")).not_to_be_empty()


def opens_where_the_address_is_no_percent_encoding(page):
    page.goto("about:blank")
    page.goto(address + "#100%")
    expect(page.locator("#message")).not_to_be_empty()
    page.goto("about:blank")
    # As people type it: the folder's own percent sign is followed by no digits.
    page.goto("file://" + str(report / "index.html").replace(" ", "%20"))
    expect(page.locator("#command")).to_contain_text("100%")


def opens_at_the_tile_of_the_address(page):
    tile = model["tiles"][-1]["id"]
    page.goto("about:blank")
    page.goto(address + "#" + urllib.parse.quote(tile, safe=""))
    expect(page.locator("#name")).to_have_text(tile)


def shows_every_view(page):
    for number, view in enumerate(views, 1):
        page.get_by_role("tab", name=view).click()
        expect(page.get_by_role("tab", name=view)).to_have_attribute("aria-selected", "true")
        for picture in page.locator("#stage img").all():
            assert picture.evaluate("async img => (await img.decode(), img.naturalWidth > 0)")
        shoot(page, f"view-{number}")
        names_no_fault(page)


def slides_with_the_mouse(page):
    page.keyboard.press("2")
    sheet = page.locator("#stage .sheet").bounding_box()
    middle = sheet["y"] + sheet["height"] / 2
    page.mouse.move(sheet["x"] + 20, middle)
    page.mouse.down()
    page.mouse.move(sheet["x"] + sheet["width"] * 0.75, middle, steps=4)
    page.mouse.up()
    assert abs(int(page.locator("#mix").input_value()) - 75) <= 1
    page.mouse.move(sheet["x"] + 20, middle)
    assert abs(int(page.locator("#mix").input_value()) - 75) <= 1, "it follows without a button"
    edge = page.locator("#stage .edge").bounding_box()
    assert abs(edge["x"] + 1 - (sheet["x"] + sheet["width"] * 0.75)) < sheet["width"] * 0.01


def slides_with_the_keyboard(page):
    page.keyboard.press("2")
    page.locator("#mix").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert page.locator("#mix").input_value() == "55"


def mixes_with_the_keyboard(page):
    page.keyboard.press("3")
    page.locator("#mix").focus()
    page.keyboard.press("Home")
    assert page.locator("#stage img").last.evaluate("img => img.style.opacity") == "0"
    page.keyboard.press("End")
    assert page.locator("#stage img").last.evaluate("img => img.style.opacity") == "1"


def blinks_until_space(page):
    page.keyboard.press("5")
    # A busy machine may look in the same half of two blinks.
    page.wait_for_function(
        "first => document.querySelector('#stage figcaption').innerText !== first",
        arg=page.locator("#stage figcaption").inner_text())
    page.keyboard.press(" ")
    before = page.locator("#stage figcaption").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("#stage figcaption").inner_text() == before, "Space did not stop it"


def zooms_and_keeps_both_panes_together(page):
    page.keyboard.press("1")
    for _ in range(4):
        page.keyboard.press("+")
    expect(page.locator("#zoom")).to_have_text(re.compile(r"\d{4} %"))
    left, right = page.locator("#stage .pan").all()
    left.evaluate("pan => pan.scrollTo(300, 200)")
    page.wait_for_timeout(200)
    assert right.evaluate("pan => [pan.scrollLeft, pan.scrollTop]") == [300, 200]
    shoot(page, "zoomed")
    page.keyboard.press("0")


def tells_both_sides_pixels(page):
    page.keyboard.press("1")
    page.locator("#stage .sheet").first.hover(position={"x": 2, "y": 2})
    for side in ["old", "new"]:
        expect(page.locator(f"#value-{side}")).to_have_text(re.compile(r"^#[0-9A-F]{6}"))
    before = page.locator("#position").inner_text()
    assert " · difference " in before, before
    page.locator("#stage").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#position").inner_text() != before


def walks_changes_and_tiles(page):
    name = page.locator("#name").inner_text()
    page.keyboard.press("n")
    expect(page.locator("#boxes [aria-current=true]")).to_have_count(1)
    for _ in range(12):
        page.keyboard.press("n")
    assert page.locator("#name").inner_text() != name, "n stops at the tile's end"
    page.keyboard.press("j")
    here = page.locator("#name").inner_text()
    page.keyboard.press("j")
    page.keyboard.press("k")
    expect(page.locator("#name")).to_have_text(here)


def filters_by_text_status_and_cause(page):
    rows = page.locator("#groups li")
    page.keyboard.press("/")
    page.keyboard.type("fullWidth")
    expect(rows).to_have_count(len([t for t in model["tiles"] if "fullWidth" in t["id"]]))
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement === document.body")
    # What the field no longer says does not filter.
    assert page.locator("#search").input_value() == ""
    expect(page.locator("#count")).to_contain_text(f"{len(model['tiles'])} of ")
    page.locator("#search").fill("padding(.vertical)")
    caused = [t for t in model["tiles"] if "padding(.vertical)" in " ".join(t["changes"])]
    expect(page.locator("#count")).to_contain_text(f"{len(caused)} of ")
    page.locator("#search").fill("")
    page.get_by_label(re.compile("^ ?different")).uncheck()
    expect(rows).to_have_count(len([t for t in model["tiles"] if t["status"] != "different"]))
    expect(page.locator("#message")).to_have_text("no golden yet")
    shoot(page, "filtered")
    page.get_by_label(re.compile("^ ?different")).check()


def shows_what_has_no_comparison(page):
    page.goto(address + "#" + urllib.parse.quote(first("missing")["id"], safe=""))
    page.reload()
    expect(page.locator("#message")).to_have_text("no golden yet")
    expect(page.locator("#stage img")).to_have_count(1)
    expect(page.get_by_role("tab", name="Slider")).to_be_hidden()
    expect(page.locator("#command")).to_have_text(re.compile("^[^ ]*/specimen approve '.*' --goldens [^ ]+ --filter '"))
    alike = len([tile for tile in model["tiles"] if tile["group"] == first("missing")["group"]])
    if alike > 1:
        expect(page.locator("#alike")).to_have_text(f"Accept all {alike} that changed in the same way:")
        expect(page.locator("#command-alike")).to_have_text(re.compile(" --like '"))
    else:
        expect(page.locator("#accept-alike")).to_be_hidden()
    shoot(page, "missing")
    page.goto(address + "#" + urllib.parse.quote(first("unreadable")["id"], safe=""))
    page.reload()
    expect(page.locator("#message")).to_contain_text("normal-regular@2x")
    names_no_fault(page)
    shoot(page, "unreadable")


def names_renamed_goldens(page):
    page.locator("#stale summary").click()
    expect(page.locator("#stale li").first).to_contain_text("is now")


def lists_keys_on_request(page):
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    shoot(page, "keys")
    names_no_fault(page)
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()


def is_reached_by_tab_alone(page):
    seen, hidden = set(), []
    for _ in range(40):
        page.keyboard.press("Tab")
        state = page.evaluate("""() => {
          const e = document.activeElement, s = getComputedStyle(e), b = e.getBoundingClientRect();
          return [e.id || e.className || e.tagName + e.textContent.slice(0, 30), s.outlineStyle,
            b.width * b.height > 0 && b.right > 0 && b.bottom > 0];
        }""")
        seen.add(state[0])
        if state[0] != "BODY" and (state[1] == "none" or not state[2]):
            hidden.append(state)
    assert not hidden, f"focus that nobody sees: {hidden}"
    assert {"skip", "keys", "search"} <= seen, seen
    page.locator("#view-0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Slider")).to_be_focused()


def stands_still_where_motion_is_reduced(page):
    page.keyboard.press("5")
    before = page.locator("#stage figcaption").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("#stage figcaption").inner_text() == before
    page.locator("#stage .sheet").click()
    assert page.locator("#stage figcaption").inner_text() != before


def is_dark_where_people_want_it(page):
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 23, 27)"
    names_no_fault(page)
    shoot(page, "dark")


def fits_a_phone(page):
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    names_no_fault(page)
    shoot(page, "phone")
    page.get_by_role("tab", name="Slider").tap()
    sheet = page.locator("#stage .sheet")
    sheet.scroll_into_view_if_needed()
    assert sheet.bounding_box()["width"] <= 390
    box = sheet.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] * 0.25, box["y"] + 20)
    assert abs(int(page.locator("#mix").input_value()) - 25) <= 1
    shoot(page, "phone-slider")


def does_not_scroll_sideways(page):
    for address in [page.url, sheets.as_uri()]:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, address


def finds_and_opens_sheets(page):
    page.goto(sheets.as_uri())
    count = page.locator("figure").count()
    page.keyboard.press("/")
    page.keyboard.type("hero")
    found = page.locator("figure:visible")
    assert 0 < found.count() < count, found.count()
    expect(page.locator("#found")).to_have_text(f"{found.count()} of {count} sheets")
    page.reload()
    expect(page.locator("#search")).to_have_value("hero")
    names_no_fault(page)
    found.first.locator("a").click()
    viewer = page.locator("#viewer")
    expect(viewer.locator("h2")).to_contain_text("Every state and size of")
    page.keyboard.press("+")
    expect(viewer).to_contain_text("200 %")
    shoot(page, "sheet")
    names_no_fault(page)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('figure') !== null")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    assert page.locator("figure:visible").count() == count


def plays_a_motion_until_it_is_hidden(page):
    page.goto(sheets.as_uri())
    box = page.locator(".motion").first
    button, image = box.get_by_role("button"), box.locator("img")
    image.scroll_into_view_if_needed()
    expect(image).to_be_visible()
    first = image.screenshot()
    for _ in range(20):
        page.wait_for_timeout(40)
        if image.screenshot() != first:
            break
    else:
        raise AssertionError("it does not move")
    shoot(page, "motion")
    button.focus()
    page.keyboard.press("Enter")
    expect(image).to_be_hidden()
    expect(button).to_have_text("Play")
    names_no_fault(page)
    page.keyboard.press("Space")
    expect(image).to_be_visible()
    expect(button).to_have_text("Hide motion")


def shows_a_motion_only_to_who_asks(page):
    page.goto(sheets.as_uri())
    box = page.locator(".motion").first
    button, image = box.get_by_role("button"), box.locator("img")
    button.scroll_into_view_if_needed()
    expect(image).to_be_hidden()
    button.click()
    expect(image).to_be_visible()
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def loads_only_what_is_seen(page):
    assert page.locator("nav img:not([loading=lazy])").count() == 0
    pictures = {url for url in page.requests if url.endswith(".png")}
    assert 0 < len(pictures) <= len(model["tiles"]) + 2, len(pictures)
    assert len([url for url in page.requests if url.endswith(".js")]) == 1


claims = {
    "desktop": (desktop, [opens_at_the_largest_group, opens_where_the_address_is_no_percent_encoding,
                    opens_at_the_tile_of_the_address, loads_only_what_is_seen, shows_every_view,
                    slides_with_the_mouse, slides_with_the_keyboard, mixes_with_the_keyboard,
                    blinks_until_space, zooms_and_keeps_both_panes_together,
                    tells_both_sides_pixels, walks_changes_and_tiles,
                    filters_by_text_status_and_cause, shows_what_has_no_comparison,
                    names_renamed_goldens, lists_keys_on_request, finds_and_opens_sheets, is_reached_by_tab_alone,
                    plays_a_motion_until_it_is_hidden]),
    "still": ({**desktop, "reduced_motion": "reduce"}, [stands_still_where_motion_is_reduced,
                                                              shows_a_motion_only_to_who_asks]),
    "dark": ({**desktop, "color_scheme": "dark"}, [is_dark_where_people_want_it]),
    "phone": (phone, [fits_a_phone]),
    "narrow": (narrow, [does_not_scroll_sideways]),
}
failures = 0
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    for settings, checks in claims.values():
        for check in checks:
            page = browser.new_context(**settings).new_page()
            page.set_default_timeout(10_000)
            page.requests, faults = [], []
            page.on("request", lambda request: page.requests.append(request.url))
            page.on("console", lambda message: message.type == "error" and faults.append(message.text))
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(address)
            page.wait_for_timeout(300)
            try:
                check(page)
                assert not faults, f"the page's scripts failed: {faults}"
                outside = [url for url in page.requests if not url.startswith(("file:", "data:"))]
                assert not outside, f"it asked the network: {outside}"
            except AssertionError as error:
                failures += 1
                print(f"report: {check.__name__}: {error}", file=sys.stderr)
            page.context.close()
    browser.close()
count = sum(len(checks) for _, checks in claims.values())
print(f"report: {count - failures} of {count} claims hold", file=sys.stderr)
sys.exit(1 if failures else 0)
