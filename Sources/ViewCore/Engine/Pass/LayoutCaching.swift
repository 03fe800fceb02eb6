/// Lets a test prove that answers do not depend on the cache.
package enum LayoutCaching {
    @exclusivity(unchecked) nonisolated(unsafe) package static var isOn = true
}
