internal import Glibc
internal import Synchronization

/// Names of files that are not finished: no person gives such a name, and no two processes give the same.
package enum TemporaryName {
    private static let start = ".specimen-"
    private static let end = ".tmp"

    /// This run of this machine, in eight digits; processes of another may be alive without our seeing it.
    private static let machine: String = {
        let id = (try? readFile("/proc/sys/kernel/random/boot_id", limit: 100)) ?? []
        let digits = id.filter { $0 != UInt8(ascii: "-") }.prefix(8)
        return digits.count == 8 ? String(decoding: digits, as: UTF8.self) : "00000000"
    }()

    /// All but the number, which is made once: names are needed as often as pictures.
    private static let stem = "\(start)\(machine)-\(getpid())-\(hex(UInt32.random(in: 0 ... .max)))-"
    private static let count = Atomic<UInt64>(0)

    /// A name that this process has not given before.
    package static func next() -> String {
        stem + String(count.wrappingAdd(1, ordering: .relaxed).oldValue) + end
    }

    /// Whether a name is one that ``next()`` gives, on any machine.
    package static func isOne(_ name: some StringProtocol) -> Bool { parts(of: name) != nil }

    /// Whether it was given while this machine has been running.
    static func isOfThisMachine(_ name: some StringProtocol) -> Bool {
        parts(of: name)?.first.map { $0 == machine } ?? false
    }

    private static func parts(of name: some StringProtocol) -> [Substring]? {
        guard name.hasPrefix(start), name.hasSuffix(end), name.utf8.count <= 80 else { return nil }
        let parts = Substring(name).dropFirst(start.count).dropLast(end.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        func isHex(_ part: Substring) -> Bool {
            part.utf8.count == 8 && part.allSatisfy { "0123456789abcdef".contains($0) }
        }
        func isNumber(_ part: Substring) -> Bool { UInt64(part).map { String($0) == part } ?? false }
        guard parts.count == 4, isHex(parts[0]), isNumber(parts[1]), isHex(parts[2]), isNumber(parts[3])
        else { return nil }
        return parts
    }

    private static func hex(_ number: UInt32) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
