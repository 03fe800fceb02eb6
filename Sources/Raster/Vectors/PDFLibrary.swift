import Glibc
internal import Installation
import Pixels
import Synchronization

/// The functions of PDFium that are called; declared here, since its headers need not be there.
///
/// It is the one of `scripts/bootstrap`, with a digest that is known, and never one of the system.
@safe struct PDFLibrary: Sendable {
    typealias Start = @convention(c) @Sendable (UnsafeRawPointer?) -> Void
    typealias Read =
        @convention(c) @Sendable (UnsafePointer<UInt8>?, Int32, UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Problem = @convention(c) @Sendable () -> UInt
    typealias Page = @convention(c) @Sendable (OpaquePointer?, Int32) -> OpaquePointer?
    typealias Bitmap =
        @convention(c) @Sendable (Int32, Int32, Int32, UnsafeMutableRawPointer?, Int32) -> OpaquePointer?
    typealias Draw =
        @convention(c) @Sendable (
            OpaquePointer?, OpaquePointer?, Int32, Int32, Int32, Int32, Int32, Int32
        ) -> Void
    typealias Release = @convention(c) @Sendable (OpaquePointer?) -> Void

    private let read: Read
    private let problem: Problem
    private let page: Page
    private let bitmap: Bitmap
    private let drawPage: Draw
    private let releaseDocument: Release
    private let releasePage: Release
    private let releaseBitmap: Release

    /// PDFium is for one thread at a time.
    private static let loaded = Mutex(PDFLibrary(at: place))

    /// Where the library is looked for: in the installed tree that this code lies in, else beside the sources' fonts.
    static var place: String {
        InstalledTree.own.map { $0.library + "/libpdfium.so" }
            ?? MissingFonts.packageRoot + "/.libraries/libpdfium.so"
    }

    static var remedy: String {
        InstalledTree.own.map { "install Specimen again: its libraries are in \($0.library)" }
            ?? "run \(MissingFonts.packageRoot)/scripts/bootstrap"
    }

    init?(at place: String) {
        guard let library = SharedLibrary(place),
            let start = unsafe library.function("FPDF_InitLibraryWithConfig", as: Start.self),
            let read = unsafe library.function("FPDF_LoadMemDocument", as: Read.self),
            let problem = unsafe library.function("FPDF_GetLastError", as: Problem.self),
            let page = unsafe library.function("FPDF_LoadPage", as: Page.self),
            let bitmap = unsafe library.function("FPDFBitmap_CreateEx", as: Bitmap.self),
            let drawPage = unsafe library.function("FPDF_RenderPageBitmap", as: Draw.self),
            let releaseDocument = unsafe library.function("FPDF_CloseDocument", as: Release.self),
            let releasePage = unsafe library.function("FPDF_ClosePage", as: Release.self),
            let releaseBitmap = unsafe library.function("FPDFBitmap_Destroy", as: Release.self)
        else { return nil }
        unsafe self.read = read
        self.problem = problem
        unsafe self.page = page
        unsafe self.bitmap = bitmap
        unsafe self.drawPage = drawPage
        unsafe self.releaseDocument = releaseDocument
        unsafe self.releasePage = releasePage
        unsafe self.releaseBitmap = releaseBitmap
        // A list of font folders without any, so that no font of the machine is looked for; kept, as the library may
        // look again. `FPDF_LIBRARY_CONFIG` of version 2 is that version, the list, and two values for scripts.
        let folders = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        unsafe folders.initialize(to: 0)
        unsafe [2, Int(bitPattern: folders), 0, 0].withUnsafeBytes { unsafe start($0.baseAddress) }
    }

    /// The pixels of a file's first page, stretched to so many: straight BGRA rows on nothing.
    static func draw(_ file: [UInt8], width: Int, height: Int, into target: PixelBuffer) throws(PDFFault) {
        precondition(target.capacity >= width * height * 4, "the page has no room")
        let fault = loaded.withLock { library -> PDFFault? in
            guard let library else { return PDFFault(.noLibrary(remedy: remedy)) }
            return library.draw(file, width: Int32(width), height: Int32(height), into: target)
        }
        if let fault { throw fault }
    }

    static var isThere: Bool { loaded.withLock { $0 != nil } }

    private func draw(_ file: [UInt8], width: Int32, height: Int32, into target: PixelBuffer) -> PDFFault? {
        unsafe file.withUnsafeBufferPointer { file in
            guard let document = unsafe read(file.baseAddress, Int32(file.count), nil) else { return damaged }
            defer { unsafe releaseDocument(document) }
            guard let page = unsafe page(document, 0) else { return damaged }
            defer { unsafe releasePage(page) }
            // 4: `FPDFBitmap_BGRA`, not premultiplied.
            guard let bitmap = unsafe bitmap(width, height, 4, target.bytes, width * 4) else {
                return PDFFault(.tooLarge("there is no memory for its pixels"))
            }
            defer { unsafe releaseBitmap(bitmap) }
            unsafe drawPage(bitmap, page, 0, 0, width, height, 0, 0)
            return nil
        }
    }

    private var damaged: PDFFault { PDFFault(.damaged("the library's error \(problem())")) }
}
