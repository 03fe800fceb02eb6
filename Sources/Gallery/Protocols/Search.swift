import SwiftUI
import UIKit

// VIEW — compound component with its own data
struct SearchBar: View {
    @Binding var query: String
    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search", text: $query)
            if !query.isEmpty {
                Button("Clear") { query = "" }
            }
        }
    }
}

// STYLE — visual treatment via ViewModifier (TextFieldStyle lacks public body method)
struct SearchFieldModifier: ViewModifier {
    func body(content: Content) -> some View {
        HStack {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
            content
        }
        .padding(Spacing.sm)
        .background(.fill.quaternary)
        .clipShape(RoundedRectangle(cornerRadius: Radius.sm))
    }
}

extension View {
    func searchFieldStyle() -> some View { modifier(SearchFieldModifier()) }
}
