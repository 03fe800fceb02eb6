/// `1 pixel`, `2 pixels`: a number with its noun, whose plural takes an s.
package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}
