/// Expands the macros of views. The compiler starts this program and speaks with it over the standard streams: a
/// message is eight bytes of length, the lowest first, and so much JSON. Two of its questions matter, what the
/// program can do and what a macro expands to, so that a library for syntax trees would be a dependency for little.
import Foundation

func readExactly(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
        guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty
        else {
            return nil
        }
        data += more
    }
    return data
}

func answer(to question: [String: Any]) -> [String: Any] {
    if question["getCapability"] != nil {
        return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    // `@Previewable` stands for nothing.
    var source = ""
    var complaint: String?
    if let freestanding = question["expandFreestandingMacro"] as? [String: Any] {
        source = PreviewRegistration(freestanding)?.source ?? ""
    }
    if let attached = question["expandAttachedMacro"] as? [String: Any],
        (attached["macro"] as? [String: Any])?["typeName"] as? String == "Entry"
    {
        let declaration = (attached["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
        if let entry = Entry(declaration) {
            source = attached["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
        } else {
            complaint = "@Entry takes one variable with a value or an optional type"
        }
    }
    return [
        "expandMacroResult": ["expandedSource": source, "diagnostics": complaint.map { [error($0)] } ?? []]
            as [String: Any]
    ]
}

/// A message at the macro's place.
func error(_ message: String) -> [String: Any] {
    [
        "message": message, "severity": "error",
        "position": ["fileName": "", "offset": 0] as [String: Any], "highlights": [Any](), "notes": [Any](),
        "fixIts": [Any](),
    ]
}

while let head = readExactly(8) {
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = readExactly(count),
        let question = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    else { break }
    let reply = try JSONSerialization.data(withJSONObject: answer(to: question))
    let length = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(length) + reply)
}
