import Foundation
import JSON

/// Why a set of an asset catalogue cannot be drawn, in words that follow the name of its file.
struct AssetFault: Error, Equatable {
    let words: String
    init(_ words: String) { self.words = words }
}

/// What a `Contents.json` says.
enum AssetFile {
    /// Xcode writes some kilobytes. Larger files are no description of a set.
    static let byteLimit = 1 << 20

    static func contents(_ path: String) throws(AssetFault) -> AssetPart {
        let bytes = try bytes(path, limit: byteLimit)
        do {
            return AssetPart(value: try JSONValue.parse(bytes[...]), place: "")
        } catch {
            throw AssetFault("is \(error); write it as Xcode does")
        }
    }

    /// Of a file that lies among somebody's resources. Throws for a pipe and a device, too, which might be waited for
    /// forever.
    static func bytes(_ path: String, limit: Int) throws(AssetFault) -> [UInt8] {
        // The file manager's attributes are values of any type: to ask what they are takes a look at all protocols of the
        // program.
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else {
            throw AssetFault("cannot be read; make the set anew in Xcode, or write the file")
        }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw AssetFault("cannot be read: it is no file; put a file in its place")
        }
        guard facts.st_size <= limit else {
            throw AssetFault("is larger than \(limit) bytes; it needs less")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetFault("cannot be read; allow it to be read")
        }
        return Array(data)
    }
}
