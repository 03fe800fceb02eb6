import Drawing
import Foundation
import Pixels
import Raster

/// One input of libFuzzer: the encoding of a display list, which is drawn where it is one.
///
/// Only small pictures, so that there are many. A list that draws has to draw the same bytes again, though the context has
/// kept blurs, fonts and fills of the first time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let list = try? DisplayList(decoding: input) else { return 0 }
    // By bytes, since a number that is none is not equal to itself.
    let encoded = list.encoded()
    precondition(
        (try? DisplayList(decoding: encoded))?.encoded() == encoded, "an encoding is read as another list")
    let size = list.pixelSize
    guard size.width <= 300, size.height <= 300,
        let first = try? rasterize(list, with: Drawer.context)
    else { return 0 }
    let again = try? rasterize(list, with: Drawer.context)
    precondition(again == first, "a list is drawn in two ways")
    return 0
}

private enum Drawer {
    /// As of one drawing thread, which draws many lists.
    nonisolated(unsafe) static let context = RasterContext(library: FontLibrary())
}
