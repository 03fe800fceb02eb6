import Glibc

/// Runs the program of this process anew, with the same words and the environment as it is now; returns only where
/// that cannot be done.
package func startProgramOver() {
    // By its own path: run as the link, the process would be called "exe".
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return }
    _ = unsafe execv(path, CommandLine.unsafeArgv)
    unsafe free(path)
}
