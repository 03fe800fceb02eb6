/// The view or style in whose body something was written.
package final class Owner {
    package let type: Any.Type
    package let parent: Owner?

    package init(type: Any.Type, parent: Owner?) {
        self.type = type
        self.parent = parent
    }

    /// Names from the outside in.
    package var path: [String] {
        var names: [String] = []
        var next: Owner? = self
        while let owner = next {
            names.append(typeName(owner.type))
            next = owner.parent
        }
        return names.reversed()
    }
}
