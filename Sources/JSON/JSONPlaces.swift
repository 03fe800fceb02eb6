/// Values of a text among others, and where their parts stand, for messages: what reads jobs notes no places, since most
/// jobs are right.
extension JSONValue {
    /// Reads the value that begins at a place or behind blanks there, and moves the place behind it. The column of an
    /// error counts from the beginning of `bytes`.
    package static func read(
        in bytes: ArraySlice<UInt8>, at place: inout Int, memberLimit: Int = 1000
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, position: place, memberLimit: memberLimit)
        defer { place = reader.position }
        return try reader.value(depth: 0)
    }

    /// The place of a member's value in an object that begins at `start` or behind blanks there, of a member in a member
    /// and so on.
    ///
    /// - Parameter isName: whether the name of the last member is meant.
    /// - Returns: `nil` where there is no such member, or the text is not JSON up to there.
    package static func place(
        of path: [String], isName: Bool = false, in bytes: ArraySlice<UInt8>, from start: Int
    ) -> Int? {
        var reader = JSONReader(bytes: bytes, position: start, memberLimit: .max)
        reader.skipSpace()
        var found = reader.position
        for (depth, name) in path.enumerated() {
            guard let member = try? reader.enterMember(name) else { return nil }
            found = isName && depth == path.count - 1 ? member : reader.position
        }
        return found
    }
}

extension JSONReader {
    /// Goes to the value of the member of an object; returns the place of its name, or `nil` where there is none.
    fileprivate mutating func enterMember(_ name: String) throws(JSONError) -> Int? {
        guard next == UInt8(ascii: "{") else { return nil }
        position += 1
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { return nil }
            let start = position
            let key = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { return nil }
            position += 1
            skipSpace()
            if key == name { return start }
            _ = try value(depth: 0)
            skipSpace()
            guard next == UInt8(ascii: ",") else { return nil }
            position += 1
        }
    }
}
