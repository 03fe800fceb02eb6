import CPangoCairo
import Pixels

/// The functions of librsvg that are called; declared here, since its header need not be there.
@safe struct SVGLibrary: Sendable {
    /// `RsvgRectangle`
    struct Rectangle {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    }
    /// `RsvgLength`
    struct Length {
        var length = 0.0
        var unit: Int32 = 0
    }

    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Read =
        @convention(c) @Sendable (UnsafePointer<UInt8>?, UInt, Failure?) -> OpaquePointer?
    typealias SetResolution = @convention(c) @Sendable (OpaquePointer?, Double) -> Void
    typealias Size =
        @convention(c) @Sendable (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Int32
    typealias Dimensions =
        @convention(c) @Sendable (
            OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
            UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?
        ) -> Void
    typealias Geometry =
        @convention(c) @Sendable (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?, Failure?
        ) -> Int32
    typealias Draw =
        @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, Failure?) -> Int32
    typealias Release = @convention(c) @Sendable (OpaquePointer?) -> Void

    let read: Read
    let setResolution: SetResolution
    let size: Size
    let dimensions: Dimensions
    let geometry: Geometry
    let draw: Draw
    let release: Release

    static let loaded = SVGLibrary()

    private init?() {
        guard let library = SharedLibrary("librsvg-2.so.2"),
            let read = unsafe library.function("rsvg_handle_new_from_data", as: Read.self),
            let setResolution = unsafe library.function("rsvg_handle_set_dpi", as: SetResolution.self),
            let size = unsafe library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
            let dimensions = unsafe library.function(
                "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
            let geometry = unsafe library.function(
                "rsvg_handle_get_geometry_for_layer", as: Geometry.self),
            let draw = unsafe library.function("rsvg_handle_render_document", as: Draw.self),
            // Of GObject, which librsvg loads.
            let release = unsafe library.function("g_object_unref", as: Release.self)
        else { return nil }
        unsafe self.read = read
        unsafe self.setResolution = setResolution
        unsafe self.size = size
        unsafe self.dimensions = dimensions
        unsafe self.geometry = geometry
        unsafe self.draw = draw
        unsafe self.release = release
    }
}

/// A document that the library has read.
@safe struct SVGHandle: ~Copyable {
    private let library: SVGLibrary
    private let handle: OpaquePointer

    /// Without an address of its own, so that it can refer to nothing outside.
    init(_ bytes: [UInt8], _ library: SVGLibrary) throws(SVGFault) {
        var error: UnsafeMutablePointer<GError>?
        let handle = unsafe bytes.withUnsafeBufferPointer {
            unsafe library.read($0.baseAddress, UInt($0.count), &error)
        }
        guard let handle = unsafe handle else { throw unsafe SVGHandle.fault(error) }
        self.library = library
        unsafe self.handle = handle
        // A CSS inch has 96 pixels.
        unsafe library.setResolution(handle, 96)
    }

    deinit { unsafe library.release(handle) }

    /// In CSS pixels, which are points here: its width and height, else those of its view box.
    var size: (width: Double, height: Double)? {
        var (width, height) = (0.0, 0.0)
        if unsafe library.size(handle, &width, &height) != 0 { return (width, height) }
        var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
        var (first, second, box) = (SVGLibrary.Length(), SVGLibrary.Length(), SVGLibrary.Rectangle())
        unsafe library.dimensions(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
        return hasBox != 0 ? (box.width, box.height) : nil
    }

    /// Around all that is painted, within or without the document's edges; in the units of a viewport of that size.
    func ink(width: Double, height: Double) throws(SVGFault) -> SVGLibrary.Rectangle {
        var error: UnsafeMutablePointer<GError>?
        var viewport = SVGLibrary.Rectangle(x: 0, y: 0, width: width, height: height)
        var (ink, logical) = (SVGLibrary.Rectangle(), SVGLibrary.Rectangle())
        let isKnown = unsafe library.geometry(handle, nil, &viewport, &ink, &logical, &error)
        guard isKnown != 0 else { throw unsafe SVGHandle.fault(error) }
        return ink
    }

    /// Draws the whole document into a rectangle at the origin.
    func draw(_ context: borrowing DrawingContext, width: Double, height: Double) throws(SVGFault) {
        var error: UnsafeMutablePointer<GError>?
        var viewport = SVGLibrary.Rectangle(x: 0, y: 0, width: width, height: height)
        let isDrawn = unsafe context.withPointer {
            unsafe library.draw(handle, $0, &viewport, &error)
        }
        guard isDrawn != 0 else { throw unsafe SVGHandle.fault(error) }
    }

    /// The library's words, in one line.
    private static func fault(_ error: UnsafeMutablePointer<GError>?) -> SVGFault {
        guard let error = unsafe error else { return SVGFault(.damaged("no reason is known")) }
        defer { unsafe g_error_free(error) }
        let words = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no reason is known"
        return SVGFault(.damaged(words.prefix(200).split { $0.isNewline }.joined(separator: " ")))
    }
}
