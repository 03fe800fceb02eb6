import Catalog
import SwiftUI

public let badges = Catalog("Badges") {
    Specimen("Button/info", style: BadgeButtonStyle.self, axes: axes) {
        Button("3 new") {}.buttonStyle(.info)
    }
    Specimen("Button/warning", style: BadgeButtonStyle.self, axes: axes) {
        Button("Offline") {}.buttonStyle(.warning)
    }
}

private let axes = Axes(states: [.normal, .pressed], sizes: [.regular])
