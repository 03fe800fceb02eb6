import SwiftUI

struct Under: ButtonStyle {
    @State private var isOver = false
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.underline(isOver).onHover { isOver = $0 }
    }
}

struct Rating: View {
    @Binding var stars: Int?
    var body: some View { Text("\(stars ?? 0) stars") }
}

final class RowCell: UITableViewCell {
    enum Look { case plain, loud }
    @IBOutlet private weak var titleLabel: UILabel!
    func apply(_ look: Look) { titleLabel.textColor = look == .loud ? .red : .black }
}

struct Parts_Previews: PreviewProvider {
    static let words = "Words"
    static var previews: some View {
        Group {
            Text(words).previewDisplayName("Light")
            Text(words).preferredColorScheme(.dark).previewDisplayName("Dark")
            Text(nothing).previewDisplayName("Broken")
        }
        .padding()
    }
}
