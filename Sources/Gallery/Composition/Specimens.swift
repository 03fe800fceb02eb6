import Catalog
import SwiftUI
import UIKit

/// In an installed tree by the program's place, else where the package was built.
private let assets: String = {
    let installed = Bundle.main.bundlePath + "/../share/specimen/gallery/Colors.xcassets"
    return FileManager.default.fileExists(atPath: installed)
        ? installed : Bundle.module.bundlePath + "/Colors.xcassets"
}()

/// Button style closures one by one, composed, and composed in another order.
public let compositionSpecimens = Catalog(
    "Composition",
    colors: ColorCatalog(folder: assets), found: Found.composition
) {
    Specimen("Button/scaled", style: ComposableButtonStyle<Never>.self) {
        Button("Buy Now") {}.composableStyle(scaledButtonStyle)
    }
    Specimen("Button/rounded", style: ComposableButtonStyle<Never>.self) {
        // Rounded corners need something to round: a background inside.
        Button("Buy Now") {}.composableStyle(coloredButtonStyle >>> roundedButtonStyle)
    }
    Specimen("Button/padded", style: ComposableButtonStyle<Never>.self) {
        Button("Buy Now") {}.composableStyle(defaultPaddingButtonStyle)
    }
    Specimen("Button/colored", style: ComposableButtonStyle<Never>.self) {
        Button("Buy Now") {}.composableStyle(coloredButtonStyle)
    }
    Specimen("Button/callToAction", style: ComposableButtonStyle<Never>.self) {
        CallToActionButton(title: "Buy Now")
    }
    Specimen("Button/callToAction.colorFirst", style: ComposableButtonStyle<Never>.self) {
        ColorFirstButton(title: "Buy Now")
    }
    Specimen("Button/higherOrder", style: ComposableButtonStyle<Never>.self) {
        HigherOrderButton(title: "Buy Now")
    }
}
