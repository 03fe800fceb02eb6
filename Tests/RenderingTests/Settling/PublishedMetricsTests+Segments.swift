import Controls
import Foundation
import ViewCore

extension PublishedMetricsTests {
    nonisolated static let segments: [Row] = {
        let view = { @MainActor in
            Picker("", selection: .constant(1)) {
                ForEach(0..<3) { Text(verbatim: "\($0)") }
            }
            .pickerStyle(.segmented)
        }
        // The ground, and the pill of the middle segment.
        let pill = { @MainActor (measured: Measured) in measured.outlines(view(), 302) }
        let path = "segmentedPicker"
        return [
            Row("\(path).height") { [$0.size(view(), 302).height] },
            Row("\(path).font.size") { [$0.fontSize(view())] },
            Row("\(path).ios18.cornerRadius", in: [.ios18]) { [$0.radius(view(), 302)] },
            Row("\(path).ios26.cornerRadius", in: [.ios26]) { [$0.radius(view(), 302)] },
            Row("\(path).ios18.pillInset", in: [.ios18]) { [pill($0).last.map { $0.minY } ?? 0] },
            Row("\(path).ios26.pillInset", in: [.ios26]) { [pill($0).last.map { $0.minY } ?? 0] },
            Row("\(path).ios18.pillRadius", in: [.ios18]) { [$0.radius(view(), 302, ofLast: true)] },
        ]
    }()
}
