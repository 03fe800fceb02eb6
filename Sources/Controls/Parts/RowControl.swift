import Foundation
import ViewCore

/// A control in a row of a list: no higher in the layout than a line of words, so that rows with it are as high as
/// others.
///
/// That rows with switches are is known from pictures of settings; of the other controls it is a guess.
enum RowControl {
    static let height: CGFloat = 20
}

extension View {
    /// In a row as high as a line, standing over it above and below.
    @ViewBuilder func lineHigh(in place: RowPlace) -> some View {
        if place.isList { frame(height: RowControl.height) } else { self }
    }
}
