import Catalog
import SwiftUI
import UIKit

/// Style protocols beside the wrapper view they replace, and two ways to dress a search field.
public let protocolsSpecimens = Catalog("Protocols", found: Found.protocols) {
    Specimen("Button/primary.label", style: PrimaryButtonStyle.self) {
        Button(action: submit) {
            Label("Submit", systemImage: "paperplane")
        }
        .buttonStyle(.primary)
    }
    Specimen("Button/primary.destructive", style: PrimaryButtonStyle.self) {
        Button("Delete", role: .destructive, action: submit).buttonStyle(.primary)
    }
    Specimen(
        "Button/primary.large", style: PrimaryButtonStyle.self, axes: Axes(sizes: [.large])
    ) {
        Button("Submit", action: submit)
            .buttonStyle(.primary)
            .controlSize(.large)
    }
    Specimen(
        "Button/primary.loading", style: PrimaryButtonStyle.self,
        axes: Axes(states: [.normal, TileState(.loading)])
    ) { tile in
        let isLoading = tile.state.contains(.loading)
        Button("Submit", action: submit)
            .buttonStyle(.primary)
            .controlSize(.large) // Style can read this
            .disabled(isLoading)  // Style dims automatically
    }
    // The wrapper view ignores size and disabling: its rows and columns look alike.
    Specimen("Button/wrapper", style: PrimaryButton.self) {
        PrimaryButton(title: "Submit", icon: "paperplane", action: submit)
    }
    Specimen("SearchBar/plain", style: SearchBar.self, axes: searchAxes) { tile in
        SearchBar(query: .constant(query(tile)))
    }
    Specimen("TextField/searchField", style: SearchFieldModifier.self, axes: searchAxes) { tile in
        TextField("Search", text: .constant(query(tile))).searchFieldStyle()
    }
}

private let searchAxes = Axes(
    states: [TileState(.empty), TileState(.filled), TileState(.filled, .disabled)])

private func query(_ tile: TileContext) -> String {
    tile.state.contains(.filled) ? "Button styles" : ""
}

@MainActor private func submit() {}
