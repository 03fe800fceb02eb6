import Catalog
import SwiftUI
import UIKit

/// The filled capsule of the button style reference, and its shrinking variant.
public let filledSpecimens = Catalog("Filled", found: Found.filled) {
    Specimen("Button/filled", style: ButtonStyleConfigurationDemo.FilledButtonStyle.self) {
        ButtonStyleConfigurationDemo()
    }
    Specimen("Button/filledShrinking", style: ShrinkingFilledButtonStyle.self) {
        Button("Save Changes") {}.buttonStyle(.filledShrinking).padding()
    }
}
