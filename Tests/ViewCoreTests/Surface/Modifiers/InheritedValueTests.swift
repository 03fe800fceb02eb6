import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What modifiers of text and controls set, read where views read it.
@MainActor struct InheritedValueTests {
    private struct Reader<Value>: View {
        let read: (EnvironmentValues) -> Value
        let take: (Value) -> Void
        @Environment(\.self) private var environment
        var body: some View {
            let _ = take(read(environment))
            EmptyView()
        }
    }

    /// The value that is read inside of `change`.
    private func value<Value>(
        _ read: @escaping (EnvironmentValues) -> Value, _ change: (Reader<Value>) -> some View
    ) -> Value? {
        var found: Value?
        _ = layOut(change(Reader(read: read) { found = $0 }))
        return found
    }

    @Test func `A limit of lines is one number or two, and 1 at least`() {
        func limits(_ change: (Reader<[Int?]>) -> some View) -> [Int?]? {
            value({ [$0.lowerLineLimit, $0.lineLimit] }, change)
        }
        #expect(limits { $0.lineLimit(3) } == [nil, 3])
        #expect(limits { $0.lineLimit(nil).lineLimit(3) } == [nil, nil])
        #expect(limits { $0.lineLimit(0) } == [nil, 1])
        #expect(limits { $0.lineLimit(3, reservesSpace: true) } == [3, 3])
        #expect(limits { $0.lineLimit(3, reservesSpace: false) } == [nil, 3])
        #expect(limits { $0.lineLimit(2...5) } == [2, 5])
        #expect(limits { $0.lineLimit(2...) } == [2, nil])
        #expect(limits { $0.lineLimit(...5) } == [nil, 5])
        #expect(limits { $0.lineLimit(7).lineLimit(2...5) } == [nil, 7])
    }

    @Test func `Dynamic type is a size, or held between two`() {
        func size(_ change: (Reader<DynamicTypeSize>) -> some View) -> DynamicTypeSize? {
            value(\.dynamicTypeSize, change)
        }
        #expect(size { $0.dynamicTypeSize(.small) } == .small)
        #expect(size { $0.dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.xSmall) } == .medium)
        #expect(size { $0.dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.xxxLarge) } == .xLarge)
        #expect(size { $0.dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.large) } == .large)
        #expect(size { $0.dynamicTypeSize(...DynamicTypeSize.medium) } == .medium)
    }

    @Test func `Text has the numbers and words that were set`() {
        #expect(value(\.lineSpacing) { $0.lineSpacing(3) } == 3)
        #expect(value(\.minimumScaleFactor) { $0.minimumScaleFactor(0.5) } == 0.5)
        #expect(value(\.allowsTightening) { $0.allowsTightening(true) } == true)
        #expect(value(\.multilineTextAlignment) { $0.multilineTextAlignment(.trailing) } == .trailing)
        #expect(value(\.truncationMode) { $0.truncationMode(.middle) } == .middle)
        #expect(value(\.textCase) { $0.textCase(.uppercase) } == .uppercase)
        #expect(value(\.imageScale) { $0.imageScale(.large) } == .large)
        #expect(value(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
        #expect(value(\.font) { $0.font(.title) } == .title)
    }

    @Test func `Traits of text are on, off or as they were`() {
        func traits<Value>(
            _ read: @escaping (TextTraits) -> Value, _ change: (Reader<Value>) -> some View
        ) -> Value? { value({ read($0.textTraits) }, change) }
        #expect(traits(\.weight) { $0.fontWeight(.heavy) } == .heavy)
        #expect(traits(\.isBold) { $0.bold() } == true && traits(\.isBold) { $0.bold(false) } == false)
        #expect(
            traits(\.isItalic) { $0.italic() } == true && traits(\.isItalic) { $0.italic(false) } == false)
        #expect(traits(\.design) { $0.fontDesign(.serif) } == .serif)
        #expect(traits(\.design) { $0.monospaced() } == .monospaced)
        #expect(traits(\.design) { $0.monospaced(false).fontDesign(.serif) } == .some(nil))
        #expect(traits(\.hasMonospacedDigits) { $0.monospacedDigit() } == true)
        #expect(traits(\.hasMonospacedDigits) { $0 } == false)
        #expect(traits(\.kerning) { $0.kerning(2) } == 2 && traits(\.tracking) { $0.tracking(3) } == 3)
        #expect(traits(\.baselineOffset) { $0.baselineOffset(4) } == 4)
        #expect(traits({ $0.underline != nil }) { $0.underline() } == true)
        #expect(traits({ $0.underline != nil }) { $0.underline(false).underline() } == false)
        #expect(traits(\.underline?.color) { $0.underline(color: .red) } == .red)
        #expect(traits({ $0.strikethrough != nil }) { $0.strikethrough() } == true)
        #expect(traits({ $0.strikethrough != nil }) { $0.strikethrough(false).strikethrough() } == false)
        #expect(traits(\.strikethrough?.color) { $0.strikethrough(color: .red) } == .red)
    }

    @Test func `What is disabled outside cannot be enabled inside`() {
        #expect(
            value(\.isEnabled) { $0.disabled(true) } == false
                && value(\.isEnabled) { $0.disabled(false) } == true)
        #expect(value(\.isEnabled) { $0.disabled(false).disabled(true) } == false)
        #expect(value(\.allowsHitTesting) { $0.allowsHitTesting(false) } == false)
        #expect(value(\.allowsHitTesting) { $0.allowsHitTesting(true).allowsHitTesting(false) } == false)
        #expect(value(\.allowsHitTesting) { $0.allowsHitTesting(true) } == true)
    }

    @Test func `Schemes, sizes and colours are those that were set`() {
        #expect(value(\.colorScheme) { $0.colorScheme(.dark) } == .dark)
        #expect(value(\.colorScheme) { $0.preferredColorScheme(.dark) } == .dark)
        #expect(value(\.colorScheme) { $0.preferredColorScheme(nil).colorScheme(.dark) } == .dark)
        #expect(value(\.controlSize) { $0.controlSize(.mini) } == .mini)
        #expect(value(\.accent) { $0.accentColor(.red) } == .red)
        #expect(value(\.tintColor) { $0.tint(Color.red) } == .red)
        #expect(value(\.tintColor) { $0.tint(nil as Color?).tint(Color.red) } == .some(nil))
        #expect(value({ $0.tintStyle != nil }) { $0.tint(nil as Color?).tint(Color.red) } == false)
        #expect(value({ $0.foreground.levels.count }) { $0.foregroundStyle(.red, .blue) } == 2)
        #expect(value({ $0.foreground.levels.count }) { $0.foregroundStyle(.red, .blue, .green) } == 3)
        #expect(value({ $0.foreground.levels.count }) { $0.foregroundColor(nil).foregroundStyle(.red) } == 0)
        #expect(value({ $0.customBackground != nil }) { $0.backgroundStyle(.red) } == true)
    }

    @Test func `Without anything around it a view is in a phone held upright`() {
        let values = EnvironmentValues()
        #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
        #expect(values.locale.identifier == "en_US" && values.timeZone.secondsFromGMT() == 0)
        #expect(values.calendar.identifier == .gregorian && values.legibilityWeight == nil)
        #expect(!values.isFocused && values.allowsHitTesting && values.isEnabled)
        #expect(values.redactionReasons == [] && values.headerProminence == .standard)
        #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
        #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityInvertColors)
        #expect(
            values.displayScale == 2 && values.pixelLength == 0.5 && values.rootSafeAreaInsets == EdgeInsets()
        )
        #expect(
            values.colorScheme == .light && values.controlSize == .regular && values.dynamicTypeSize == .large
        )
        #expect(values.layoutDirection == .leftToRight && values.colorSchemeContrast == .standard)
        #expect(RedactionReasons.placeholder.isDisjoint(with: [.privacy, .invalidated]))
        #expect(RedactionReasons.privacy.isDisjoint(with: .invalidated))
    }
}
