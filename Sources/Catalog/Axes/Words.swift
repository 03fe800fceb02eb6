/// `isFullWidth` → `is full width`.
func words(_ name: String) -> String {
    var result = ""
    for character in name {
        if character.isUppercase, !result.isEmpty { result += " " }
        result += character.lowercased()
    }
    return result
}
