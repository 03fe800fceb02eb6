"""Uses the page of `specimen watch` in a real browser: watch.py BROWSER SPECIMEN WORK [FOLDER FOR SCREENSHOTS].

Every function below is one claim about the page. They run in order, each on what the one before has left.
"""
import re
import time

from pages import desktop, expect, is_ready, names_no_fault, picture, sheet, shoot, shots, state, use, work

# A path is a text, whatever stands in it.
folder = work / "a <b> & 100%"
source = folder / "Styles.swift"

quiet = """
struct QuietStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(6).opacity(configuration.isPressed ? 0.5 : 1)
    }
}
"""


def pill(body):
    return f"""import SwiftUI

struct PillStyle: ButtonStyle {{
    func makeBody(configuration: Configuration) -> some View {{
        {body}
    }}
}}
{quiet}"""


def padded(length):
    return pill(f"configuration.label.padding({length}).background(Color.orange, in: Capsule())")


def save(text):
    draft = source.with_suffix(".draft")
    draft.write_text(text)
    draft.replace(source)


def shows_a_sheet_for_each_style(page):
    is_ready(page)
    expect(page.locator("section.sheet")).to_have_count(2)
    for image in page.locator(".tile img").all():
        image.scroll_into_view_if_needed()
        assert image.evaluate("async img => (await img.decode(), img.naturalWidth > 0)")
    expect(page.locator("h1")).to_contain_text("a <b> & 100%")
    page.evaluate("scrollTo(0, 0)")
    shoot(page, "wide")
    names_no_fault(page)


def shows_what_a_save_has_changed(page):
    before = picture(page, "PillStyle").get_attribute("src")
    other = picture(page, "QuietStyle").get_attribute("src")
    start = time.monotonic()
    save(padded(16))
    expect(picture(page, "PillStyle")).not_to_have_attribute("src", before)
    print(f"a save is shown after {time.monotonic() - start:.2f} s")
    is_ready(page)
    expect(state(page)).to_contain_text("Save 1 changed")
    tile = sheet(page, "PillStyle").locator(".tile").first
    expect(tile.locator("mark")).to_have_text("changed")
    expect(tile.locator(".change")).to_contain_text("10 → 16")
    expect(picture(page, "QuietStyle")).to_have_attribute("src", other)
    expect(sheet(page, "QuietStyle").locator("mark")).to_have_count(0)
    now = picture(page, "PillStyle").get_attribute("src")
    tile.locator("button").hover()
    expect(picture(page, "PillStyle")).to_have_attribute("src", before)
    page.mouse.move(1, 1)
    expect(picture(page, "PillStyle")).to_have_attribute("src", now)
    shoot(page, "changed")
    names_no_fault(page)


def shows_changed_ones_alone(page):
    page.locator("input[value=changed]").check()
    expect(sheet(page, "QuietStyle")).to_be_hidden()
    expect(sheet(page, "PillStyle")).to_be_visible()
    assert "show=changed" in page.url
    page.locator("input[value=all]").check()
    expect(sheet(page, "QuietStyle")).to_be_visible()


def keeps_the_pictures_where_code_is_broken(page):
    before = picture(page, "PillStyle").get_attribute("src")
    save(pill('configuration.label.glows("<img src=x onerror=alert(1)>")'))
    expect(page.locator("#problems li").first).to_contain_text("Styles.swift:5:")
    expect(page.locator("#problems li").first).to_contain_text("glows")
    expect(page.locator("#problems li pre").first).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("#problems img").count() == 0
    expect(picture(page, "PillStyle")).to_have_attribute("src", before)
    expect(sheet(page, "PillStyle").locator(".tile.stale").first).to_be_visible()
    shoot(page, "error")
    names_no_fault(page)
    save(padded(16))
    expect(page.locator("#problems")).to_be_hidden()
    expect(page.locator(".tile.stale")).to_have_count(0)
    expect(picture(page, "PillStyle")).to_have_attribute("src", before)


def keeps_the_others_where_a_style_traps(page):
    before = picture(page, "PillStyle").get_attribute("src")
    save(pill('if configuration.isPressed { fatalError("no such look") }\n'
              "        return configuration.label.padding(16).background(Color.orange, in: Capsule())"))
    failed = sheet(page, "PillStyle").locator(".tile .failure").first
    expect(failed).to_contain_text("no such look")
    expect(failed).to_contain_text("Styles.swift:5")
    is_ready(page)
    expect(page.locator("#count-failed")).not_to_have_text("0")
    expect(picture(page, "PillStyle")).to_have_attribute("src", before)
    expect(sheet(page, "QuietStyle").locator(".failure")).to_have_count(0)
    shoot(page, "trap")


def recovers_from_a_style_that_never_ends(page):
    save(pill("while true {}\n        return configuration.label.padding(9)"))
    expect(sheet(page, "PillStyle").locator(".failure").first).to_contain_text("than is allowed")
    save(padded(18))
    expect(page.locator(".failure")).to_have_count(0)
    is_ready(page)
    expect(sheet(page, "PillStyle").locator(".tile").first).to_contain_text("16 → 18")


def ends_at_the_last_of_many_saves(page):
    for length in range(1, 41):
        save(padded(length))
        time.sleep(0.02)
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text("→ 40")
    is_ready(page)


def searches_ids_and_styles(page):
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.type("quiet")
    expect(sheet(page, "PillStyle")).to_be_hidden()
    expect(sheet(page, "QuietStyle")).to_be_visible()
    assert "q=quiet" in page.url
    page.reload()
    expect(page.locator("#search")).to_have_value("quiet")
    is_ready(page)
    expect(sheet(page, "PillStyle")).to_be_hidden()
    page.locator("#search").fill("nothing has this")
    expect(page.locator("#empty")).to_be_visible()
    page.locator("#search").press("Escape")
    expect(sheet(page, "PillStyle")).to_be_visible()


def draws_other_values_of_an_axis(page):
    page.locator("#axes summary").click()
    page.locator("#axis-scheme-dark").check()
    is_ready(page)
    expect(page.locator(".tile:not(.dark)")).to_have_count(0)
    assert "a.scheme=dark" in page.url
    before = picture(page, "PillStyle").get_attribute("src")
    page.locator("#axis-type-accessibility3").check()
    expect(picture(page, "PillStyle")).not_to_have_attribute("src", before)
    is_ready(page)
    shoot(page, "axes")
    names_no_fault(page)
    page.reload()
    is_ready(page)
    expect(page.locator(".tile:not(.dark)")).to_have_count(0)
    page.locator("#axes summary").click()
    page.locator("#axis-scheme-dark").uncheck()
    page.locator("#axis-type-accessibility3").uncheck()
    is_ready(page)
    expect(page.locator(".tile:not(.dark)").first).to_be_visible()
    page.locator("#axes summary").click()


def opens_a_picture_by_keys(page):
    page.locator(".tile button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    viewer = page.locator("#viewer")
    expect(viewer).to_be_visible()
    expect(viewer.locator("h2")).to_contain_text("Styles/Button/")
    for _ in range(3):
        page.keyboard.press("+")
    expect(viewer).to_contain_text("800 %")
    viewer.locator(".canvas img").hover()
    expect(viewer.locator(".reading")).to_contain_text(re.compile(r"pt\s+#[0-9A-F]{6}"))
    shoot(page, "pixels")
    names_no_fault(page)
    page.keyboard.press("0")
    title = viewer.locator("h2").text_content()
    page.keyboard.press("ArrowRight")
    expect(viewer.locator("h2")).not_to_have_text(title)
    assert "tile=" in page.url
    page.keyboard.press("Escape")
    expect(viewer).to_be_hidden()
    assert page.evaluate("document.activeElement.closest('.tile') !== null")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")


def lays_frames_over_a_picture(page):
    sheet(page, "PillStyle").locator(".tile button").first.click()
    viewer = page.locator("#viewer")
    page.keyboard.press("f")
    tree = viewer.locator(".tree")
    expect(tree.get_by_role("button").first).to_be_visible()
    # Pointing at the tree shows in the picture: the padding, and what it adds.
    tree.get_by_role("button", name=re.compile(r"^\.padding")).hover()
    expect(viewer.locator(".frames .padding")).to_have_count(1)
    expect(viewer.locator(".lengths")).to_contain_text(".padding: ")
    padding = viewer.locator(".frames .frame.current").bounding_box()
    expect(viewer.locator(".frames .baseline")).to_have_count(1)
    # And pointing at the picture in the tree: the text is in the middle.
    box = viewer.locator(".stage .canvas img").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(tree.locator(".current")).to_contain_text("Text")
    expect(viewer.locator(".lengths")).to_contain_text("left 40, top 40, right 40, bottom 40")
    expect(viewer.locator(".lengths")).to_contain_text("below its top")
    text = viewer.locator(".frames .frame.current").bounding_box()
    assert abs(text["x"] - padding["x"] - 40) < 1 and abs(padding["height"] - text["height"] - 80) < 1, (padding, text)
    shoot(page, "frames")
    names_no_fault(page)
    # By keys, and at another size.
    page.keyboard.press("+")
    tree.locator(".current").focus()
    page.keyboard.press("ArrowUp")
    expect(tree.locator(".current")).not_to_contain_text("Text")
    expect(tree.locator(".current")).to_be_focused()
    larger = viewer.locator(".frames .frame.current").bounding_box()
    # The width of its line does not grow.
    assert abs(larger["width"] - 2 * padding["width"]) < 6, (larger, padding)
    page.keyboard.press("f")
    expect(tree).to_be_hidden()
    expect(viewer.locator(".frames")).to_have_count(0)
    page.keyboard.press("0")
    page.keyboard.press("Escape")


def sets_two_pictures_side_by_side(page):
    viewer = page.locator("#viewer")
    sheet(page, "PillStyle").locator(".tile button").first.click()
    first = viewer.locator("h2").text_content()
    page.keyboard.press("s")
    page.keyboard.press("Escape")
    sheet(page, "QuietStyle").locator(".tile button").first.click()
    images = viewer.locator(".stage img:visible")
    expect(images).to_have_count(2)
    expect(viewer.get_by_role("img", name=f"Picture of {first}")).to_be_visible()
    sources = [image.get_attribute("src") for image in images.all()]
    assert sources[0] != sources[1], sources
    shoot(page, "beside")
    names_no_fault(page)
    # It stays as it was when the sources change.
    save(padded(41))
    is_ready(page)
    expect(images.first).to_have_attribute("src", sources[0])
    assert images.first.evaluate("img => img.naturalWidth > 0")
    save(padded(40))
    is_ready(page)
    viewer.get_by_role("button", name="Put away").click()
    expect(images).to_have_count(1)
    page.keyboard.press("Escape")


def accepts_a_golden_and_takes_it_back(page):
    page.locator("#fold").uncheck()
    sheet(page, "QuietStyle").locator(".tile button").first.click()
    viewer = page.locator("#viewer")
    page.keyboard.press("a")
    expect(viewer.locator(".reading")).to_contain_text("accepted")
    goldens = [path for path in folder.rglob("*.png")]
    assert len(goldens) == 1, goldens
    known = goldens[0].read_bytes()
    expect(viewer.get_by_role("button", name="Accept as golden")).to_have_count(0)
    page.keyboard.press("Escape")
    save(padded(40).replace("padding(6)", "padding(7)"))
    expect(page.locator("#count-golden")).to_have_text("1")
    page.locator("input[value=golden]").check()
    expect(page.locator(".tile .failure:visible")).to_contain_text("6 → 7")
    shoot(page, "golden")
    page.locator(".tile button:visible").first.click()
    viewer.get_by_role("button", name="Accept as golden").click()
    expect(page.locator("#count-golden")).to_have_text("0")
    assert goldens[0].read_bytes() != known
    page.keyboard.press("u")
    expect(viewer.locator(".reading")).to_contain_text("is back")
    assert goldens[0].read_bytes() == known
    expect(page.locator("#count-golden")).to_have_text("1")
    # Somebody else writes it while the page is open.
    goldens[0].unlink()
    page.keyboard.press("a")
    expect(viewer.locator(".reading")).to_contain_text("meanwhile")
    assert not goldens[0].exists()
    page.keyboard.press("Escape")
    page.locator("input[value=all]").check()
    page.locator("#fold").check()
    save(padded(40))
    is_ready(page)


def moves_by_keys(page):
    page.locator(".tile button").first.focus()
    names = [page.evaluate("document.activeElement.ariaLabel")]
    for key in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]:
        page.keyboard.press(key)
        names.append(page.evaluate("document.activeElement.ariaLabel"))
    assert names[0] == names[2] == names[4], names
    assert len(set(names)) == 3, names
    # All pictures are one stop of the tab key.
    assert page.locator('.tile button[tabindex="0"]').count() == 1


def tells_a_screen_reader(page):
    tree = page.locator("body").aria_snapshot()
    assert "Styles/Button/PillStyle" in tree and "changed" in tree, tree
    if shots:
        (shots / "screen-reader.txt").write_text(tree)


def comes_back_after_the_network(page):
    page.context.set_offline(True)
    expect(state(page)).to_contain_text("The connection is gone", timeout=30_000)
    shoot(page, "offline")
    save(padded(22))
    page.context.set_offline(False)
    expect(sheet(page, "PillStyle").locator(".change").first).to_contain_text("→ 22")
    is_ready(page)


def changes_two_pages_at_once(page):
    other = page.context.new_page()
    other.goto(page.url.split("#")[0])
    is_ready(other)
    save(padded(24))
    for one in [page, other]:
        expect(sheet(one, "PillStyle").locator(".change").first).to_contain_text("22 → 24")
    other.close()


def fits_a_narrow_window(page):
    page.set_viewport_size({"width": 320, "height": 640})
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320, width
    shoot(page, "narrow")
    names_no_fault(page)
    page.locator(".tile button").first.click()
    expect(page.locator("#viewer")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    shoot(page, "narrow-picture")
    page.keyboard.press("Escape")
    page.set_viewport_size(desktop["viewport"])


def is_dark_where_the_system_is(page):
    page.emulate_media(color_scheme="dark")
    ink = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ink == "rgb(22, 22, 23)", ink
    shoot(page, "dark")
    names_no_fault(page)
    page.emulate_media(color_scheme="light")


def is_closed_to_other_pages(page):
    host = page.url.split("/")[2]
    other = page.context.new_page()
    other.goto("about:blank")
    for path in ["news.js", "news"]:
        address = "/".join(page.url.split("/")[:4]) + "/" + path
        answer = other.evaluate("""async address => {
            try { return (await fetch(address)).status } catch { return "refused" }
        }""", address)
        assert answer == "refused", (host, answer)
    other.close()


claims = [
    shows_a_sheet_for_each_style, shows_what_a_save_has_changed, shows_changed_ones_alone,
    keeps_the_pictures_where_code_is_broken, keeps_the_others_where_a_style_traps,
    recovers_from_a_style_that_never_ends, ends_at_the_last_of_many_saves, searches_ids_and_styles,
    draws_other_values_of_an_axis, opens_a_picture_by_keys, lays_frames_over_a_picture,
    sets_two_pictures_side_by_side, accepts_a_golden_and_takes_it_back, moves_by_keys, tells_a_screen_reader,
    comes_back_after_the_network, changes_two_pages_at_once, fits_a_narrow_window, is_dark_where_the_system_is,
    is_closed_to_other_pages,
]

folder.mkdir()
save(padded(10))
use(["watch", str(source)], claims, "watch")
