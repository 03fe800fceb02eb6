import Catalog
import Drawing
import Foundation
import ScreenReader
import ViewCore

/// A tile's picture with a number at everything that assistive technology meets, and beside it what is said there.
struct SpokenSheet: View {
    let title: String
    private let picture: DisplayList
    private let marks: [Mark]
    private let isCut: Int
    /// How much larger the picture is than the tile's, so that numbers do not hide it.
    private let factor: CGFloat

    /// More than these are not numbered.
    private static let most = 100
    /// From one number to the next beside it, in points.
    private static let step: CGFloat = 17

    private struct Mark: Identifiable {
        /// Its number, counted from 1.
        let id: Int
        let element: SpokenElement
        let depth: Int
        /// In the enlarged picture.
        let frame: CGRect
        /// How many places to the right of its corner its number stands, since others are in those.
        let row: Int

        var color: Color { Color(.fixed(SpokenSheet.inks[(id - 1) % SpokenSheet.inks.count])) }
    }

    init(picture: DisplayList, tree: SpokenTree, title: String) {
        (self.picture, self.title) = (picture, title)
        let factor: CGFloat = picture.size.width <= 160 ? 3 : picture.size.width <= 400 ? 2 : 1
        var (marks, count) = ([Mark](), 0)
        var taken: [CGPoint] = []
        /// The first place along the upper edge that no number covers.
        func row(at corner: CGPoint) -> Int {
            (0..<SpokenSheet.most).first { row in
                let x = corner.x + CGFloat(row) * SpokenSheet.step
                return !taken.contains { abs($0.x - x) < SpokenSheet.step - 2 && abs($0.y - corner.y) < 14 }
            } ?? 0
        }
        func add(_ element: SpokenElement, _ depth: Int) {
            count += 1
            if count <= SpokenSheet.most {
                let numbers = element.frame.map { CGFloat($0) * factor }
                let frame =
                    numbers.count == 4
                    ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
                let row = row(at: frame.origin)
                marks.append(Mark(id: count, element: element, depth: depth, frame: frame, row: row))
                taken.append(
                    CGPoint(x: frame.minX + CGFloat(row) * SpokenSheet.step, y: frame.minY))
            }
            for child in element.children { add(child, depth + 1) }
        }
        for element in tree.elements { add(element, 0) }
        (self.marks, self.factor) = (marks, factor)
        isCut = max(count - SpokenSheet.most, 0)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            SheetCaption(title, .half)
            HStack(alignment: .top, spacing: 28) {
                ZStack(alignment: .topLeading) {
                    enlarged
                    ForEach(marks) { region($0) }
                }
                .frame(
                    width: picture.size.width * factor, height: picture.size.height * factor,
                    alignment: .topLeading)
                legend.frame(width: 380, alignment: .leading)
            }
        }
        .padding(28)
        .background(Color(.fixed(RGBA(packed: 0xF5F5_F7FF))))
    }

    private var enlarged: some View {
        PictureView(list: picture)
            .scaleEffect(factor, anchor: .topLeading)
            .frame(
                width: picture.size.width * factor, height: picture.size.height * factor,
                alignment: .topLeading)
    }

    private func region(_ mark: Mark) -> some View {
        ZStack(alignment: .topLeading) {
            Rectangle()
                .strokeBorder(
                    mark.color, style: StrokeStyle(lineWidth: 1.5, dash: mark.element.isGroup ? [4, 3] : [])
                )
                .frame(width: max(mark.frame.width, 3), height: max(mark.frame.height, 3))
            badge(mark).offset(x: -8 + CGFloat(mark.row) * SpokenSheet.step, y: -8)
        }
        .offset(x: mark.frame.minX, y: mark.frame.minY)
    }

    private func badge(_ mark: Mark) -> some View {
        Text(verbatim: "\(mark.id)")
            .font(.system(size: 10, weight: .bold))
            .foregroundStyle(.white)
            .fixedSize()
            .padding(.horizontal, 4)
            .frame(minWidth: 16, minHeight: 16)
            .background(mark.color, in: Capsule())
    }

    private var legend: some View {
        VStack(alignment: .leading, spacing: 8) {
            if marks.isEmpty { SheetCaption("Nothing is spoken.", .note) }
            ForEach(marks) { mark in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    badge(mark)
                    VStack(alignment: .leading, spacing: 2) {
                        SheetCaption(SpokenSheet.shortened(mark.element.summary), .detail)
                        ForEach(Array(mark.element.furtherWords.enumerated()), id: \.offset) { item in
                            SheetCaption(
                                SpokenSheet.shortened("\(item.element.name): \(item.element.words)"), .row)
                        }
                    }
                }
                .padding(.leading, CGFloat(min(mark.depth, 8)) * 16)
            }
            if isCut > 0 { SheetCaption("and \(isCut) more", .note) }
        }
    }

    private nonisolated static func shortened(_ text: String) -> String {
        text.count > 240 ? text.prefix(239) + "\u{2026}" : text
    }

    /// Dark enough for white numbers; the numbers, not the colours, say which is which.
    private nonisolated static let inks = [
        RGBA(packed: 0xB000_20FF), RGBA(packed: 0x0B57_D0FF), RGBA(packed: 0x1B6E_3CFF),
        RGBA(packed: 0x7B1F_A2FF), RGBA(packed: 0x9A4A_00FF), RGBA(packed: 0x0063_6BFF),
    ]
}
