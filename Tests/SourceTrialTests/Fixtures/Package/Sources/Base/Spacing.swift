import SwiftUI

public enum Spacing { public static let large: CGFloat = 20 }
