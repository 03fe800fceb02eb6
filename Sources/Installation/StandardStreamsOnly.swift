package import Foundation

/// Has a program that is started have its standard streams open and no other file.
///
/// Foundation opens files so that whatever is started meanwhile has them, too: a program that is being written could not be
/// started for as long as that lives, and who waits for the end of a pipe would wait for it.
///
/// - Parameter actions: those of the standard streams; it is added behind them.
package func keepStandardStreamsOnly(_ actions: inout posix_spawn_file_actions_t) {
    // The module of the system's headers has no name for it; glibc has it since 2.34.
    typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, CInt) -> CInt
    guard let symbol = unsafe dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = unsafe unsafeBitCast(symbol, to: CloseFrom.self)(&actions, 3)
}
