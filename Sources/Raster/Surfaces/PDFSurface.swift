import CPangoCairo
import Foundation

/// A PDF file in the making: Cairo's surface, and the bytes that it has written so far. Lengths are points.
@safe struct PDFSurface: ~Copyable {
    private let surface: OpaquePointer
    private let output: Output

    private final class Output {
        var bytes: [UInt8] = []
    }

    init() throws(RasterError) {
        let output = Output()
        let surface = unsafe cairo_pdf_surface_create_for_stream(
            { closure, data, count in
                guard let closure = unsafe closure, let data = unsafe data else {
                    return CAIRO_STATUS_WRITE_ERROR
                }
                let output = unsafe Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
                unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), 1, 1)
        guard let surface = unsafe surface else {
            preconditionFailure("Cairo returned no surface, which it promises never to do")
        }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            throw RasterError(status)
        }
        // The oldest version that has transparency: later ones hide their objects in streams, and `PDFObjects` reads them.
        unsafe cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        unsafe self.surface = surface
        self.output = output
    }

    deinit {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
        // Finishing writes.
        withExtendedLifetime(output) {}
    }

    /// Begins a page, or says how large the one is on which nothing is drawn yet.
    func setSize(width: CGFloat, height: CGFloat) {
        unsafe cairo_pdf_surface_set_size(surface, width, height)
    }

    /// Ends a page.
    func showPage() { unsafe cairo_surface_show_page(surface) }

    /// Adds a bookmark that leads to a place of the file that has a name.
    ///
    /// - Parameter parent: the number of the one that it stands below; `nil` stands in the first row.
    func addBookmark(_ title: String, to place: String, under parent: Int32?) -> Int32 {
        unsafe cairo_pdf_surface_add_outline(
            surface, parent ?? CAIRO_PDF_OUTLINE_ROOT, title, "dest='\(place)'", cairo_pdf_outline_flags_t(0))
    }

    /// Ends the file, as Cairo writes it.
    consuming func finish() throws(RasterError) -> [UInt8] {
        unsafe cairo_surface_finish(surface)
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw RasterError(status) }
        return output.bytes
    }

    @unsafe borrowing func withPointer<R>(_ body: (OpaquePointer) -> R) -> R { unsafe body(surface) }
}
