"""Uses the page of `specimen playground` in a real browser: playground.py BROWSER SPECIMEN WORK [FOLDER FOR SCREENSHOTS].

Every function below is one claim about the page. They run in order, each on what the one before has left.
"""
import re
import statistics
import time

from pages import desktop, expect, is_ready, names_no_fault, picture, sheet, shoot, state, use, work

source = work / "Pill & more.swift"


def styled(body):
    return f"""import SwiftUI

struct PillStyle: ButtonStyle {{
    func makeBody(configuration: Configuration) -> some View {{
        {body}
    }}
}}
"""


def padded(length):
    return styled(f"configuration.label.padding({length}).background(Color.orange, in: Capsule())")


def text(page):
    return page.locator("#text")


def says(page):
    return page.locator("#editor-state")


def select(page, words):
    """Selects words of the text as a reader would."""
    text(page).evaluate("""(area, words) => {
        const start = area.value.indexOf(words);
        if (start < 0) throw new Error(words);
        area.focus();
        area.setSelectionRange(start, start + words.length);
    }""", words)


def replace(page, words, others):
    select(page, words)
    page.keyboard.insert_text(others)


def shows_the_file_beside_its_pictures(page):
    is_ready(page)
    expect(text(page)).to_have_value(padded(10))
    expect(page.locator("section.sheet")).to_have_count(1)
    expect(says(page)).to_have_text("As in Pill & more.swift.")
    expect(page.locator("#editor-help")).to_contain_text("as the user who started the command")
    editor, sheets = page.locator("#editor").bounding_box(), page.locator("#sheets").bounding_box()
    assert editor["x"] + editor["width"] <= sheets["x"], (editor, sheets)
    expect(page.locator("#numbers")).to_have_text(re.compile(r"^1\s2\s3\s4\s5\s6\s7\s8$"))
    shoot(page, "wide")
    names_no_fault(page)


def draws_what_is_typed_after_a_pause(page):
    before = picture(page, "PillStyle").get_attribute("src")
    replace(page, "padding(10)", "padding(16)")
    expect(picture(page, "PillStyle")).not_to_have_attribute("src", before)
    is_ready(page)
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text("10 → 16")
    expect(state(page)).to_contain_text("Edit 1 changed")
    assert source.read_text() == padded(10)
    expect(says(page)).to_have_text("Not saved in Pill & more.swift. The browser keeps the text.")
    assert page.title().startswith("• ")
    shoot(page, "edited")
    names_no_fault(page)


def draws_at_once_on_ctrl_enter(page):
    times = []
    for length in range(20, 25):
        before = picture(page, "PillStyle").get_attribute("src")
        select(page, re.search(r"padding\(\d+\)", text(page).input_value()).group())
        page.keyboard.insert_text(f"padding({length})")
        start = time.monotonic()
        page.keyboard.press("Control+Enter")
        expect(picture(page, "PillStyle")).not_to_have_attribute("src", before)
        times.append(time.monotonic() - start)
        is_ready(page)
    print(f"an edit is shown {statistics.median(times):.2f} s after Ctrl-Enter (median of {len(times)})")


def shows_errors_at_their_lines(page):
    before = picture(page, "PillStyle").get_attribute("src")
    replace(page, ".background", ".backgrund")
    place = page.locator("#problems .place").first
    expect(place).to_have_text(re.compile(r"^line 5:\d+$"))
    expect(page.locator("#problems")).to_contain_text("backgrund")
    mark = page.locator("#marks div")
    expect(mark).to_have_count(1)
    box = mark.bounding_box()
    line = text(page).evaluate("area => Number.parseFloat(getComputedStyle(area).lineHeight)")
    top = text(page).bounding_box()["y"] + 8 + 4 * line
    assert abs(box["y"] - top) < 1, (box, top)
    expect(picture(page, "PillStyle")).to_have_attribute("src", before)
    expect(page.locator(".tile.stale").first).to_be_visible()
    assert text(page).get_attribute("aria-invalid") == "true"
    place.click()
    expect(text(page)).to_be_focused()
    start = text(page).evaluate("area => area.value.slice(0, area.selectionStart).split('\\n').length")
    assert start == 5, start
    shoot(page, "error")
    names_no_fault(page)
    replace(page, ".backgrund", ".background")
    expect(page.locator("#problems")).to_be_hidden()
    expect(mark).to_have_count(0)
    expect(page.locator(".tile.stale")).to_have_count(0)


def indents_by_keys_that_can_be_undone(page):
    known = text(page).input_value()
    text(page).evaluate("area => area.setSelectionRange(area.value.indexOf('{') + 1, area.value.indexOf('{') + 1)")
    text(page).focus()
    page.keyboard.press("Enter")
    page.keyboard.type("var size = 1")
    page.keyboard.press("Tab")
    page.keyboard.type("// a / and an n are no keys here")
    assert "ButtonStyle {\n    var size = 1    // a / and an n are no keys here\n    func" in text(page).input_value()
    page.keyboard.press("Enter")
    page.keyboard.type("func make() {")
    page.keyboard.press("Enter")
    page.keyboard.type("}")
    assert "\n    func make() {\n    }\n" in text(page).input_value(), text(page).input_value()
    page.keyboard.press("Control+a")
    page.keyboard.press("Tab")
    assert "\n        func make() {\n        }\n" in text(page).input_value()
    page.keyboard.press("Shift+Tab")
    assert "\n    func make() {\n    }\n" in text(page).input_value()
    for _ in range(80):
        if text(page).input_value() == known:
            break
        page.keyboard.press("Control+z")
    expect(text(page)).to_have_value(known)
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator("#run")).to_be_focused()


def gives_a_style_up_that_never_ends(page):
    replace(page, "configuration.label", "while true {}; return configuration.label")
    expect(sheet(page, "PillStyle").locator(".failure").first).to_contain_text("than is allowed")
    replace(page, "while true {}; return configuration.label", "configuration.label")
    expect(page.locator(".failure")).to_have_count(0)
    is_ready(page)


def ends_at_the_last_of_many_edits(page):
    for length in range(101, 301):
        known = re.search(r"padding\(\d+\)", text(page).input_value()).group()
        replace(page, known, f"padding({length % 60 + 1})")
        if length % 20 == 0:
            page.keyboard.press("Control+Enter")
    is_ready(page)
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text(f"→ {300 % 60 + 1}")


def keeps_the_text_over_a_reload(page):
    known = text(page).input_value()
    assert source.read_text() != known
    page.reload()
    is_ready(page)
    expect(text(page)).to_have_value(known)
    expect(says(page)).to_have_text("Not saved in Pill & more.swift. The browser keeps the text.")
    # Typed, and gone before it was sent.
    replace(page, "Color.orange", "Color.purple")
    page.reload()
    is_ready(page)
    assert "Color.purple" in text(page).input_value()
    expect(says(page)).to_contain_text("is back. It is not run before you press Run")
    shoot(page, "restored")
    before = picture(page, "PillStyle").get_attribute("src")
    page.locator("#run").click()
    expect(picture(page, "PillStyle")).not_to_have_attribute("src", before)
    expect(says(page)).not_to_contain_text("is back")


def shows_in_two_pages_at_once(page):
    other = page.context.new_page()
    other.goto(page.url.split("#")[0])
    is_ready(other)
    expect(text(other)).to_have_value(text(page).input_value())
    replace(page, "Color.purple", "Color.green")
    expect(text(other)).to_have_value(text(page).input_value())
    expect(says(other)).not_to_contain_text("is back")
    other.close()
    is_ready(page)


def saves_when_it_is_asked_to(page):
    known = text(page).input_value()
    text(page).focus()
    page.keyboard.press("Control+s")
    expect(says(page)).to_have_text("As in Pill & more.swift. Saved in Pill & more.swift.")
    assert source.read_text() == known
    assert not page.title().startswith("• ")
    assert page.evaluate("localStorage.length") == 0
    is_ready(page)
    expect(page.locator("#save")).to_be_disabled()


def follows_a_file_that_somebody_else_saves(page):
    source.write_text(padded(12))
    expect(text(page)).to_have_value(padded(12))
    is_ready(page)
    expect(says(page)).to_have_text("As in Pill & more.swift.")


def leaves_a_file_alone_that_has_changed(page):
    replace(page, "padding(12)", "padding(13)")
    mine = text(page).input_value()
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text("→ 13")
    source.write_text(padded(14))
    expect(says(page)).to_contain_text("has changed on disk")
    expect(text(page)).to_have_value(mine)
    page.locator("#save").click()
    expect(says(page)).to_contain_text("not saved, because the file has changed on disk meanwhile")
    assert source.read_text() == padded(14)
    shoot(page, "changed-on-disk")
    names_no_fault(page)
    page.locator("#load").click()
    expect(text(page)).to_have_value(padded(14))
    text(page).focus()
    page.keyboard.press("Control+z")
    expect(text(page)).to_have_value(mine)
    page.locator("#save").click()
    expect(says(page)).to_contain_text("Saved in")
    assert source.read_text() == mine
    is_ready(page)


def begins_with_a_style_of_the_gallery(page):
    replace(page, "padding(13)", "padding(15)")
    mine = text(page).input_value()
    page.locator("#example").select_option(label="Configuration structs")
    expect(page.locator("section.sheet h3").first).to_be_visible()
    expect(sheet(page, "primaryHero")).to_be_visible()
    is_ready(page)
    assert source.read_text() != text(page).input_value()
    shoot(page, "gallery")
    page.locator("#example").select_option(label="the text of before")
    expect(text(page)).to_have_value(mine)
    page.locator("#run").click()
    expect(sheet(page, "PillStyle")).to_be_visible()
    is_ready(page)


def comes_back_after_the_network(page):
    page.context.set_offline(True)
    expect(state(page)).to_contain_text("The connection is gone", timeout=30_000)
    replace(page, "padding(15)", "padding(17)")
    time.sleep(1)
    page.context.set_offline(False)
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text("→ 17")
    is_ready(page)


def tells_of_a_text_that_is_too_long(page):
    known = text(page).input_value()
    text(page).evaluate("""area => {
        area.value += '// ' + 'a'.repeat(1 << 20);
        area.dispatchEvent(new Event('input'));
    }""")
    expect(says(page)).to_contain_text("longer than 1 MiB")
    text(page).evaluate("""(area, known) => {
        area.value = known;
        area.dispatchEvent(new Event('input'));
    }""", known)
    expect(says(page)).not_to_contain_text("longer than 1 MiB")


def fits_a_narrow_window(page):
    page.set_viewport_size({"width": 320, "height": 640})
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320, width
    page.evaluate("scrollTo(0, 0)")
    shoot(page, "narrow")
    names_no_fault(page)
    page.set_viewport_size(desktop["viewport"])


def is_dark_where_the_system_is(page):
    page.emulate_media(color_scheme="dark")
    replace(page, ".background", ".backgrund")
    expect(page.locator("#marks div")).to_have_count(1)
    shoot(page, "dark")
    names_no_fault(page)
    replace(page, ".backgrund", ".background")
    expect(page.locator("#problems")).to_be_hidden()
    page.emulate_media(color_scheme="light")


def tells_a_screen_reader(page):
    tree = page.locator("body").aria_snapshot()
    for words in ['region "Source"', 'textbox "Swift source"', 'button "Run"', 'button "Save in Pill & more.swift"']:
        assert words in tree, (words, tree)


claims = [
    shows_the_file_beside_its_pictures, draws_what_is_typed_after_a_pause, draws_at_once_on_ctrl_enter,
    shows_errors_at_their_lines, indents_by_keys_that_can_be_undone, gives_a_style_up_that_never_ends,
    ends_at_the_last_of_many_edits, keeps_the_text_over_a_reload, shows_in_two_pages_at_once, saves_when_it_is_asked_to,
    follows_a_file_that_somebody_else_saves, leaves_a_file_alone_that_has_changed, begins_with_a_style_of_the_gallery,
    comes_back_after_the_network, tells_of_a_text_that_is_too_long, fits_a_narrow_window, is_dark_where_the_system_is,
    tells_a_screen_reader,
]


# MARK: A command that is started again, and one without a file

def keeps_the_text_over_a_crash(page, served):
    """The browser finds its text at the same file's next page, which has another secret."""
    is_ready(page)
    saved = source.read_text()
    replace(page, "padding(", "padding(1 + ")
    mine = text(page).input_value()
    expect(says(page)).to_contain_text("The browser keeps the text.")
    before = served.address
    served.restart()
    assert before != served.address and before.split("/")[2] == served.address.split("/")[2], served.address
    page.goto(served.address)
    is_ready(page)
    expect(text(page)).to_have_value(mine)
    expect(says(page)).to_contain_text("is back. It is not run before you press Run")
    assert source.read_text() == saved
    # Until somebody says so, keys do not have it run either.
    text(page).focus()
    page.keyboard.type(" ")
    time.sleep(1)
    expect(state(page)).not_to_contain_text("Edit")
    expect(says(page)).to_contain_text("It is not run")


def begins_with_the_gallery_where_no_file_is_named(page):
    is_ready(page)
    assert "struct ButtonStyleConfigurationDemo" in text(page).input_value()
    expect(page.locator("#save")).to_be_hidden()
    expect(page.locator("#load")).to_be_hidden()
    for title in ["Style protocols", "Composed styles", "Filled capsule"]:
        page.locator("#example").select_option(label=title)
        is_ready(page)
        expect(page.locator("#problems")).to_be_hidden()
    replace(page, "horizontal, 20", "horizontal, 30")
    expect(page.locator(".change").first).to_contain_text("20 → 30")
    expect(says(page)).to_have_text("The browser keeps the text.")
    page.locator(".tile button").first.click()
    expect(page.locator("#viewer").get_by_role("button", name="Accept as golden")).to_have_count(0)
    expect(page.locator("#viewer").get_by_role("button", name="Copy command")).to_be_hidden()
    page.keyboard.press("Escape")


source.write_text(padded(10))
use(["playground", str(source)], claims, "playground")
use(["playground"], [begins_with_the_gallery_where_no_file_is_named], "playground without a file")
use(["playground", str(source)], [keeps_the_text_over_a_crash], "playground started again")
