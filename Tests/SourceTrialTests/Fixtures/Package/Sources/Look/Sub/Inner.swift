import Base
import SwiftUI

extension View { func inner() -> some View { padding(Spacing.large) } }
