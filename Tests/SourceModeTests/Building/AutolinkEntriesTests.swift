import Foundation
import Testing

@testable import SourceMode

struct AutolinkEntriesTests {
    /// An object of 64 bits with these sections; the last one has their names.
    private func object(_ sections: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        func low(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var names: [UInt8] = [0]
        var places: [Int] = []
        for section in sections + [(".names", [])] {
            places.append(names.count)
            names += Array(section.name.utf8) + [0]
        }
        let all = sections.map(\.bytes) + [names]
        var contents: [UInt8] = []
        var table = [UInt8](repeating: 0, count: 64)
        for (place, bytes) in zip(places, all) {
            // Of a section's header: its name, 0x18 where it is, 0x20 how long it is.
            table += low(place, 4) + [UInt8](repeating: 0, count: 20) + low(64 + contents.count, 8)
            table += low(bytes.count, 8) + [UInt8](repeating: 0, count: 24)
            contents += bytes
        }
        var head: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 34)
        head += low(64 + contents.count, 8) + [UInt8](repeating: 0, count: 10)
        head += low(64, 2) + low(all.count + 1, 2) + low(all.count, 2)
        return head + contents + table
    }

    private let words = Array("-lswiftCore\0-lFoundation\0\0-lm\0".utf8)

    @Test func `The words of every such section are read, and of no other`() {
        let bytes = object([
            (".text", [1, 2, 3]), (".swift1_autolink_entries", words), (".swift1_autolink", [65, 0]),
            (".swift1_autolink_entries", Array("-ldispatch\0".utf8)),
        ])
        #expect(
            AutolinkEntries.read(Data(bytes)) == ["-lswiftCore", "-lFoundation", "-lm", "-ldispatch"])
        #expect(AutolinkEntries.read(Data(object([(".text", [1])]))) == [])
    }

    /// What is not understood is left to the driver.
    @Test func `An object that is cut short or is none ends in nothing`() {
        let bytes = object([(".swift1_autolink_entries", words)])
        for count in bytes.indices { #expect(AutolinkEntries.read(Data(bytes[..<count])) == nil, "\(count)") }
        #expect(AutolinkEntries.read(Data("no object".utf8)) == nil)
        // Any byte may be wrong: it ends.
        for place in bytes.indices {
            for value in [0, 0x80, 0xFF] as [UInt8] {
                var wrong = bytes
                wrong[place] = value
                _ = AutolinkEntries.read(Data(wrong))
            }
        }
    }
}
