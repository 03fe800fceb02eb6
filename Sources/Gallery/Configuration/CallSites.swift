import SwiftUI
import UIKit

/// The call sites of the document, one view each.
struct SaveButton: View {
    var body: some View {
        // Default — most common case, zero configuration
        Button("Save") { }
            .buttonStyle(.primary)
    }
}

struct GetStartedButton: View {
    var body: some View {
        // Preset — named configuration, self-documenting
        Button("Get Started") { }
            .buttonStyle(.primaryHero)
    }
}

struct ApplyFilterButton: View {
    var body: some View {
        // Custom — rare, but possible when needed
        Button("Apply Filter") { }
            .buttonStyle(PrimaryButtonStyle(config: .init(
                isFullWidth: true,
                haptic: nil
            )))
    }
}

struct SubmitButton: View {
    var body: some View {
        Button("Submit") { }
            .buttonStyle(CustomButtonStyle(
                fontSize: 18,
                horizontalPadding: 32,
                verticalPadding: 16,
                cornerRadius: 24,
                isFullWidth: true,
                hasShadow: true,
                shadowRadius: 8,
                hapticFeedback: true,
                iconPosition: .trailing
            ))
    }
}
