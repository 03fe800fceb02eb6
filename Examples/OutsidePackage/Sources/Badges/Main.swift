import Catalog
import SpecimenCommand
import SwiftUI

/// One specimen a preset: what `badges list` shows and `badges sheet` prints.
let badges = Catalog("Badges") {
    Specimen("Button/badge", style: BadgeButtonStyle.self) {
        Button("New") {}.buttonStyle(.badge)
    }
    Specimen("Button/warningBadge", style: BadgeButtonStyle.self) {
        Button("3 problems") {}.buttonStyle(.warningBadge)
    }
    Specimen("Button/plainBadge", style: BadgeButtonStyle.self) {
        Button("Draft") {}.buttonStyle(.plainBadge)
    }
}

@main struct Badges {
    static func main() async { await SpecimenCommand.main(catalog: badges) }
}
