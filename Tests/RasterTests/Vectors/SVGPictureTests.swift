import Foundation
import Pixels
import Raster
import Testing

private func picture(_ svg: String) throws -> SVGPicture { try SVGPicture(Array(svg.utf8), name: "a.svg") }

@Suite struct SVGPictureTests {
    /// A CSS inch has 96 pixels, a point is a seventy-second of it, a pica twelve points.
    @Test(
        arguments: [
            (#"width="24" height="18""#, 24, 18),
            (#"width="24px" height="18px" viewBox="0 0 100 100""#, 24, 18),
            (#"viewBox="0 0 30 20""#, 30, 20), (#"viewBox="5 5 30 20" width="100%" height="100%""#, 30, 20),
            (#"width="1in" height="0.5in""#, 96, 48), (#"width="72pt" height="6pc""#, 96, 96),
        ] as [(String, CGFloat, CGFloat)])
    func `A picture's size is its width and height, else its view box`(
        attributes: String, width: CGFloat, height: CGFloat
    ) throws {
        let size = try picture(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)/>"#).size
        #expect(abs(size.width - width) < 1e-6 && abs(size.height - height) < 1e-6)
    }

    @Test func `Without a size there is no picture`() {
        #expect(throws: SVGError.self) { try picture(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#) }
    }

    @Test(arguments: [1, 2, 3]) func `Edges on whole pixels are sharp at any scale`(scale: Int) throws {
        let drawn = try picture(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2">
              <rect width="2" height="2" fill="#ff8000"/><rect x="2" width="2" height="2" fill="#000" opacity="0"/>
            </svg>
            """
        ).drawn(width: 4 * scale, height: 2 * scale)
        #expect(drawn.width == 4 * scale && drawn.height == 2 * scale)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                #expect(drawn[x, y] == (x < 2 * scale ? (255, 128, 0, 255) : (0, 0, 0, 0)))
            }
        }
    }

    @Test func `A picture is stretched to the pixels that are asked for`() throws {
        let drawn = try picture(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0H1V2H0Z"/></svg>"#
        ).drawn(width: 10, height: 4)
        #expect(drawn[4, 3] == (0, 0, 0, 255))
        #expect(drawn[5, 0] == (0, 0, 0, 0))
    }

    /// As drawing programs write it: a prolog, classes in a style sheet, gradients, a clip, a shadow, and parts that are
    /// shown twice.
    static let rich = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- made by hand -->
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">
          <title>A &amp; B</title>
          <defs>
            <style>.cls-1{fill:url(#blend);}.cls-2,.cls-3{clip-path:url(#circle);}</style>
            <linearGradient id="blend"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
            <linearGradient id="other" xlink:href="#blend"/>
            <clipPath id="circle"><circle cx="10" cy="10" r="8"/></clipPath>
            <filter id="shadow"><feGaussianBlur stdDeviation="1"/></filter>
            <path id="part" d="M0 0H8V8H0Z"/>
          </defs>
          <rect class="cls-1" width="40" height="20"/>
          <g class="cls-2"><use xlink:href="#part" fill="url(#other)"/><use href="#part" x="10"/></g>
          <g style="filter: url('#shadow')"><rect x="20" y="4" width="8" height="8"/></g>
        </svg>
        """

    @Test func `What drawing programs write is drawn, twice with the same bytes`() throws {
        let file = try picture(Self.rich)
        let first = try file.drawn(width: 80, height: 40)
        #expect(try file.drawn(width: 80, height: 40) == first)
        #expect(try picture(Self.rich).drawn(width: 80, height: 40) == first)
        // Red at the left, blue at the right: the style sheet was heard.
        #expect(first[0, 39].0 > 240 && first[79, 39].2 > 240)
    }

    @Test func `A library that is missing is named with its package`() {
        #expect(
            SVGError(name: "a.svg", reason: .noLibrary).description
                == "a.svg: SVG files are drawn by librsvg-2.so.2, which is not installed; "
                + "install the Debian package librsvg2-2, as scripts/bootstrap does")
    }
}
