import Testing

@testable import Raster

@Suite struct DrawingVariablesTests {
    private func components(_ block: String) -> [String] {
        DrawingVariables.components(of: DrawingVariables.variables(in: Array(block.utf8)))
    }

    @Test func `A variable that libraries draw by is a part of the stack, with its value`() {
        #expect(
            components("HOME=/root\0PIXMAN_DISABLE=sse2 ssse3\0PATH=/bin\0") == [
                "PIXMAN_DISABLE sse2%20ssse3"
            ])
        #expect(components("HOME=/root\0") == [])
    }

    @Test(arguments: DrawingVariables.names)
    func `Each is seen, wherever it stands`(name: String) {
        #expect(components("\(name)=a=b\0HOME=/\0") == ["\(name) a=b"])
        #expect(components("HOME=/\0\(name)=1") == ["\(name) 1"])
    }

    @Test func `They are named in one order, each with a word for its value`() {
        #expect(
            components("HB_OPTIONS=\0FREETYPE_PROPERTIES=a b\0PIXMAN_DISABLE=x\0")
                == ["PIXMAN_DISABLE x", "FREETYPE_PROPERTIES a%20b", "HB_OPTIONS empty"])
        let long = String(repeating: "x", count: 300)
        #expect(components("HB_OPTIONS=\(long)\0") == ["HB_OPTIONS \(long.prefix(200))"])
    }

    @Test func `Of a name that is there twice the first counts, and what is no variable does not`() {
        #expect(components("HB_OPTIONS=first\0HB_OPTIONS=second\0") == ["HB_OPTIONS first"])
        #expect(components("HB_OPTIONS\0=x\0\0HB_SHAPER_LIST=ot\0") == ["HB_SHAPER_LIST ot"])
    }

    @Test func `The stack of this process has what it began with`() {
        let libraries = RasterStack.components[2..<8].map { $0.split(separator: " ").map(String.init) }
        #expect(libraries.map(\.first) == ["cairo", "pixman", "pango", "harfbuzz", "freetype", "fribidi"])
        for library in libraries {
            let numbers = library.last?.split(separator: ".").compactMap { Int($0) } ?? []
            #expect(library.count == 2 && numbers.count == 3 && (numbers.first ?? 0) < 100, "\(library)")
        }
        // FreeType has been at 2 since the year 2000.
        #expect(libraries[4].last?.hasPrefix("2.") == true)
        #expect(Array(RasterStack.components.dropFirst(8)) == DrawingVariables.components)
    }
}
