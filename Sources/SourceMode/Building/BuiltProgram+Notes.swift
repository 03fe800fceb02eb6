/// What is to be said of a program before anything of it is drawn, a line each.
extension BuiltProgram {
    /// What is drawn otherwise than the files say, and what else their author should know.
    package var notes: [String] {
        let name = module.name
        var lines: [String] = []
        if let line = BuiltProgram.note(ofUnknown: found.unknown, in: module) { lines.append(line) }
        if !found.standIns.isEmpty {
            lines.append(
                "\(name): drawn with made-up values for names without a declaration: "
                    + found.standIns.joined(separator: ", "))
        }
        if !found.leftOut.isEmpty {
            lines.append(
                "\(name): left out, because it does not compile: \(found.leftOut.joined(separator: ", "))")
        }
        return lines + found.advice + found.notes.map { "\(name): \($0)" }
    }

    /// What was found and cannot be shown.
    package var unshownNotes: [String] {
        found.unconstructed.map { "\(module.name): \($0.name) is not shown: \($0.reason)" }
    }

    package static func note(ofUnknown names: [String], in module: SourceModule) -> String? {
        guard !names.isEmpty else { return nil }
        return "\(module.name): unknown names, either not supported or declared in another file: "
            + names.joined(separator: ", ")
    }
}
