import Catalog
import SwiftUI
import UIKit

/// Presets of the configuration document, the styles it names, and the one it warns of.
public let configurationSpecimens = Catalog("Configuration", found: Found.configuration) {
    Specimen(
        "Button/primary", style: PrimaryButtonStyle.self, configuration: AppButtonConfiguration()
    ) {
        SaveButton()
    }
    Specimen(
        "Button/primaryCompact", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.compact
    ) {
        Button("Save") {}.buttonStyle(.primaryCompact)
    }
    Specimen(
        "Button/primaryHero", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.hero
    ) {
        GetStartedButton()
    }
    Specimen(
        "Button/primary.compact", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.compact
    ) {
        Button("Add") {}.buttonStyle(PrimaryButtonStyle(config: .compact))
    }
    Specimen(
        "Button/primary.fullWidth", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.fullWidth
    ) {
        Button("Continue") {}.buttonStyle(PrimaryButtonStyle(config: .fullWidth))
    }
    Specimen(
        "Button/primary.hero", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.hero
    ) {
        Button("Create Account") {}.buttonStyle(PrimaryButtonStyle(config: .hero))
    }
    Specimen(
        "Button/primary.quiet", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration.quiet
    ) {
        Button("Not Now") {}.buttonStyle(PrimaryButtonStyle(config: .quiet))
    }
    Specimen(
        "Button/primary.applyFilter", style: PrimaryButtonStyle.self,
        configuration: AppButtonConfiguration(isFullWidth: true, haptic: nil)
    ) {
        ApplyFilterButton()
    }
    Specimen(
        "Button/custom", style: CustomButtonStyle.self, configuration: SubmitParameters()
    ) {
        SubmitButton()
    }
    // "What does this combination even look like?": every combination of its flags.
    Specimen(
        "Button/custom.flags", style: CustomButtonStyle.self,
        axes: Axes(
            sizes: [.regular], custom: [fullWidthAxis, shadowAxis, hapticAxis, iconAxis])
    ) { tile in
        Button("Submit", systemImage: "paperplane") {}
            .buttonStyle(
                CustomButtonStyle(
                    isFullWidth: tile[fullWidthAxis], hasShadow: tile[shadowAxis],
                    hapticFeedback: tile[hapticAxis], iconPosition: tile[iconAxis]))
    }
}

private let fullWidthAxis = Axis.flag("fullWidth")
private let shadowAxis = Axis.flag("shadow")
private let hapticAxis = Axis.flag("haptic")
private let iconAxis = Axis("icon", [CustomButtonStyle.IconPosition.leading, .trailing])

/// The nine values of the document's call site, for the sheet's captions.
private struct SubmitParameters: Sendable {
    var fontSize: CGFloat = 18
    var horizontalPadding: CGFloat = 32
    var verticalPadding: CGFloat = 16
    var cornerRadius: CGFloat = 24
    var isFullWidth = true
    var shadowRadius: CGFloat = 8
    var iconPosition = "trailing"
}
