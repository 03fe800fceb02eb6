internal import Glibc

/// A library of the system that is loaded where something first needs it, so that a program that never does starts as
/// fast as without. It stays loaded.
@safe package struct SharedLibrary: @unchecked Sendable {
    // Nothing changes it after it was made, and looking names up is safe on any thread.
    private let handle: UnsafeMutableRawPointer

    /// - Parameter name: with its version, as `libturbojpeg.so.0`; `nil` where the system has none.
    package init?(_ name: String) {
        guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        unsafe self.handle = handle
    }

    /// A constant of 32 bits.
    package func number(_ name: String) -> UInt32? {
        unsafe dlsym(handle, name).map { unsafe $0.load(as: UInt32.self) }
    }

    /// A function of the library, or of one that it loads; `type` must be the one of its C declaration.
    @unsafe package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let symbol = unsafe dlsym(handle, name) else { return nil }
        return unsafe unsafeBitCast(symbol, to: type)
    }
}
