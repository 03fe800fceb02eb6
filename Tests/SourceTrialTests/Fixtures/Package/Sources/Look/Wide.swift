import Base
import SwiftUI

public struct Wide: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label.inner() }
}
