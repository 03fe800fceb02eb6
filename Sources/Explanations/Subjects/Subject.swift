import Drawing

/// The view that a fact is about, where readers could take another one for it.
struct Subject: Hashable {
    enum Role: Hashable {
        /// The view that a modifier is laid on, or the one whose value it is.
        case view
        /// What a view came to or went from.
        case container
        /// A view or style of people's own that has changed where others of it have not.
        case instance
        /// A control that is drawn in another style.
        case control
    }

    var role: Role
    var kind: ViewKind
    /// What a view is called that a modifier is laid on.
    var name: String?
    /// Before or after the change, and the number of the view there.
    var side: Int
    var index: Int
    /// The value of it that changed.
    var stated = ""
    /// Whether what changed is what it is known by.
    var isToldByValue = false
    /// Whether its place among others of its kind is not told.
    var isToldByWordsAlone = false
    /// Whether it is named by words even where there is none of its kind beside it.
    var isAlwaysNamed = false
    /// The number of a view inside whose words are not those that it is known by.
    var without: Int?
}
