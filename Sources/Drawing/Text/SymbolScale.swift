/// How large a symbol is beside text, by the letter that its template has for it, in the order in which one stands in for
/// another that is missing.
package enum SymbolScale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"
}
