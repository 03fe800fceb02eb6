import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Whole: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue }
}

private struct Nothing: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
}

@MainActor struct SheetDetentTests {
    private func sheet(
        _ detents: Set<PresentationDetent>, height: CGFloat? = nil, _ generation: Generation = .ios26
    ) -> Drawn {
        let view = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
            Color.red.frame(height: 40).frame(maxHeight: .infinity).accessibilityIdentifier("in")
                .presentationDetents(detents)
        }
        return Drawn(
            PresentedContent(.sheet, of: view).frame(height: height), 300,
            in: environment(.light, generation))
    }

    /// Sets of the same detents, which have them in different orders.
    private func sets(_ detents: [PresentationDetent]) -> [Set<PresentationDetent>] {
        (0..<30).map { turn in
            var set = Set<PresentationDetent>(minimumCapacity: 1 << (turn % 8 + 3))
            for index in detents.indices { set.insert(detents[(index + turn) % detents.count]) }
            return set
        }
    }

    @Test func `Of detents as high as the large one the sheet is a large one`() {
        let large = sheet([.large]).list
        for set in sets([.fraction(1), .large, .height(5000), .height(900), .custom(Whole.self)]) {
            #expect(sheet(set).list == large)
        }
    }

    @Test func `Which of detents of equal height is taken depends on no order`() {
        // Both are 437 high on the phone that heights are compared on; there is less room here.
        let medium = sheet([.medium], height: 300).list
        for set in sets([.height(437), .fraction(0.5), .medium]) {
            #expect(sheet(set, height: 300).list == medium)
        }
    }

    @Test(arguments: Generation.allCases)
    func `Detents of equal height are one, which needs nothing to be dragged by`(generation: Generation) {
        let one = sheet([.medium], generation).list
        #expect(sheet([.medium, .fraction(0.5)], generation).list == one)
        #expect(sheet([.medium, .custom(Nothing.self)], generation).list == one)
        #expect(sheet([.medium, .large], generation).list != one)
    }

    private func sheet(_ detents: Set<PresentationDetent>, _ generation: Generation) -> Drawn {
        sheet(detents, height: nil, generation)
    }
}
