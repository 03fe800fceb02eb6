import Drawing
import Foundation
import ViewCore

/// What a sheet shows in place of a tile that ends the process which draws it.
struct LostTileView: View {
    /// Not the system's, since it is of no look of the system.
    private static let ink = Color(.fixed(RGBA(packed: 0xD7_00_15_FF)))

    var body: some View {
        Text(verbatim: "crashed")
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(LostTileView.ink)
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .background(LostTileView.ink.opacity(0.12))
            .overlay {
                Rectangle()
                    .strokeBorder(LostTileView.ink, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
            }
    }
}
