import Rendering
import Catalog
import Foundation
import Raster

/// Runs `body` once, a settler with fresh caches in hand, and prints what it took as a line of JSON.
///
/// The clock starts before the fonts are opened and stops when the last file is closed.
@MainActor func measure(units: Int, _ body: (TileSettler) throws -> Int) throws {
    try measure(units: units) {
        let settler = TileSettler(library: FontLibrary())
        let bytes = try body(settler)
        try settler.checkFonts()
        return bytes
    }
}

/// The same for work that needs no fonts.
@MainActor func measure(units: Int, _ body: () throws -> Int) throws {
    let clock = ContinuousClock()
    var bytes = 0
    let before = cpuSeconds()
    let wall = try clock.measure { bytes = try body() }
    let cpu = cpuSeconds() - before
    let seconds = Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    print(
        "{\"wall_s\":\(seconds),\"cpu_s\":\(cpu),\"units\":\(units),\"bytes\":\(bytes),"
            + "\"peak_mb\":\(peakMegabytes())}")
}

/// User and system time of all threads so far.
private func cpuSeconds() -> Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

/// The most memory the process has had, as the kernel counts it.
private func peakMegabytes() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kilobytes / 1024
}
