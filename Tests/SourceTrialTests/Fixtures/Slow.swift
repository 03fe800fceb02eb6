import SwiftUI

struct Slow: View {
    var body: some View {
        Text("x").padding(
            1.0 * 2 + 3 * 4.0 - 5 / 2.0 + (1 + 2 * 3.0 - 4) * 5 - 6.0 / 7 + 8 * 9.0 - 1 + 2 * 3.0 - "a".count)
    }
}
