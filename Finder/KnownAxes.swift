/// In place of what source mode asks the catalogue, which is not compiled yet: an axis or a value that there is not is
/// told when the Gallery runs.
enum KnownAxes {
    static let ids: Set<String> = [
        "state", "size", "scheme", "contrast", "transparency", "type", "weight", "direction", "locale",
        "generation", "platform", "scale",
    ]

    static func name(of value: String, on axis: String) -> String? { value }

    static func values(of axis: String) -> [String] { [] }
}
