internal import Digests
import Foundation
internal import Pixels
internal import Rendering

/// The sheets of several folders on one index page, with copies of their pictures.
struct MergedSheets {
    private(set) var sheets = 0
    /// Shards whose sheets are in none of the folders.
    private(set) var missing: [Shard] = []

    /// The sheets of a folder, if that is one of `sheet`.
    static func page(in folder: String) -> String? {
        guard let bytes = try? readFile(folder + "/index.html", limit: byteLimit) else { return nil }
        let html = String(decoding: bytes, as: UTF8.self)
        return IndexPage.entries(of: html) == nil ? nil : html
    }

    /// - Parameter output: a folder of an earlier run, or one that has no index page.
    init(_ folders: [String], into output: String) throws {
        let path = output + "/index.html"
        if FileManager.default.fileExists(atPath: path), MergedSheets.page(in: output) == nil {
            throw Failure.input(
                "\(path): not replaced, because it is not an index of sheets; choose another folder with -o")
        }
        var entries: [IndexPage.Entry] = []
        var shards: Set<String> = []
        var owners: [String: String] = [:]
        for folder in folders {
            guard let html = MergedSheets.page(in: folder) else { continue }
            shards.formUnion(IndexPage.shards(of: html))
            for entry in IndexPage.entries(of: html) ?? [] {
                for key in ["the sheet \(entry.id)"] + entry.files.map({ "the file \($0.file)" }) {
                    guard let other = owners.updateValue(folder, forKey: key) else { continue }
                    throw Failure.input(
                        "cannot merge \(folder): \(key) is in \(other) as well; merge folders that have no sheet in "
                            + "common")
                }
                entries.append(entry)
            }
        }
        try Folder.make(output)
        for folder in folders {
            for entry in MergedSheets.page(in: folder).flatMap(IndexPage.entries(of:)) ?? [] {
                for page in entry.files { try MergedSheets.copy(page.file, from: folder, to: output) }
            }
        }
        let sorted = entries.sorted { a, b in
            (a.place ?? .max, a.id) < (b.place ?? .max, b.id)
        }
        missing = Shard.missing(among: shards)
        sheets = sorted.count
        let html = try IndexPage.html(sorted, shards: missing.isEmpty ? [] : shards.sorted())
        try writeAtomically(Array(html.utf8), to: path, durable: false)
    }

    private static func copy(_ file: String, from folder: String, to output: String) throws {
        // A page may say anything; what it names lies beside it.
        guard !file.isEmpty, !file.contains("/"), file != "index.html" else {
            throw Failure.input("\(folder)/index.html: '\(file)' is no name of a sheet")
        }
        let bytes: [UInt8]
        do {
            bytes = try readFile(folder + "/" + file, limit: byteLimit)
        } catch {
            throw Failure.input("\(folder)/index.html names '\(file)', and it cannot be read: \(error)")
        }
        try writeAtomically(bytes, to: FilePlace(file, inside: output), durable: false)
    }

    private static let byteLimit = 256 << 20
}
