internal import Streams

/// The text as one word of a POSIX shell's command line that every terminal shows as it is.
func shellQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+,:@%=".utf8.contains(byte)
    }
    // '=' at the beginning has a meaning in some shells.
    if isPlain, !text.isEmpty, !text.hasPrefix("=") { return text }
    if harmlessLine(text) == text {
        return "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
    // Messages spell out what acts on a terminal, so that the shell has to put it together again.
    let bytes = text.utf8.map { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "/")
            ? String(UnicodeScalar(byte)) : "\\0" + octal(byte)
    }
    return #""$(printf %b '"# + bytes.joined() + #"')""#
}

/// Three digits, as `printf` wants them after a zero.
private func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
}
