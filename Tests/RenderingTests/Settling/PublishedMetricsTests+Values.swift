import Controls
import Foundation
import ViewCore

/// Progress, sliders, steppers, boxes and what stands between views.
extension PublishedMetricsTests {
    nonisolated static let progress: [Row] =
        [("medium", ControlSize.regular), ("large", .large)].flatMap { name, size in
            let path = "progressView.circular.\(name)"
            return [
                Row("\(path).size") { [$0.size(ProgressView().controlSize(size)).height] },
                Row("\(path).blade", within: 0.17) {
                    let blade = $0.outlines(ProgressView().controlSize(size))[0].size
                    return [blade.height, blade.width]
                },
                // From the middle of the ring to the middle of its topmost blade.
                Row("\(path).ringRadius") {
                    let blade = $0.outlines(ProgressView().controlSize(size))[0]
                    return [$0.size(ProgressView().controlSize(size)).height / 2 - blade.midY]
                },
            ]
        } + [
            Row("progressView.linear.barHeight") {
                [$0.outlines(ProgressView(value: 0.5), 100)[0].height]
            },
            Row("progressView.linear.minFill") {
                [$0.outlines(ProgressView(value: 0.001), 100)[1].width]
            },
            // The track alone is left.
            Row("progressView.linear.zeroDrawsNothing") {
                [Double($0.outlines(ProgressView(value: 0.0), 100).count)]
            },
            Row("progressView.circular.medium.blades") {
                [Double($0.outlines(ProgressView()).count)]
            },
            Row("progressView.circular.bladeAlphas_255") {
                $0.alphas(ProgressView().tint(.black)).map { $0 * 255 }
            },
        ]

    nonisolated static let sliders: [Row] =
        [Generation.ios18, .ios26].flatMap { generation in
            let slider = { @MainActor in Slider(value: .constant(0.5)) }
            let path = "slider.\(generation.rawValue)"
            return [
                Row("\(path).height", in: [generation]) { [$0.size(slider(), 200).height] },
                Row("\(path).trackThickness", in: [generation]) { [$0.outlines(slider(), 200)[0].height] },
                Row("\(path).trackSideInset", in: [generation]) { [$0.outlines(slider(), 200)[0].minX] },
            ]
        } + [
            Row("slider.ios18.thumbDiameterVisible", in: [.ios18]) {
                [($0.outlines(Slider(value: .constant(0.5)), 200).last ?? .zero).width]
            },
            Row("slider.ios26.thumb", in: [.ios26]) {
                let thumb = $0.outlines(Slider(value: .constant(0.5)), 200).last?.size ?? .zero
                return [thumb.width, thumb.height]
            },
        ]
        + [("alpha", 0), ("y", 1), ("radius", 2)].map { part, index in
            Row("slider.ios26.thumbShadow.\(part)", in: [.ios26]) {
                [$0.shadow(Slider(value: .constant(0.5)), 200)[index]]
            }
        }

    nonisolated static let steppers: [Row] = [
        Row("stepper.size") {
            let size = $0.size(Stepper("A", value: .constant(1)).labelsHidden())
            return [size.width, size.height]
        },
        Row("stepper.ios18.cornerRadius", in: [.ios18]) {
            [$0.radius(Stepper("A", value: .constant(1)).labelsHidden())]
        },
        Row("stepper.ios26.cornerRadius", in: [.ios26]) {
            [$0.radius(Stepper("A", value: .constant(1)).labelsHidden())]
        },
        Row("stepper.gapToLabel") {
            let stepper = Stepper("A", value: .constant(1))
            let buttons = $0.size(stepper.labelsHidden()).width
            return [$0.size(stepper.fixedSize()).width - buttons - $0.size(Text("A")).width]
        },
    ]

    nonisolated static let boxes: [Row] = [
        Row("groupBox.padding") {
            let square = Color.red.frame(width: 10, height: 10)
            return [($0.size(GroupBox { square }.fixedSize()).height - 10) / 2]
        },
        Row("groupBox.cornerRadius.ios18", in: [.ios18]) {
            [$0.radius(GroupBox { Color.red.frame(width: 99, height: 99) })]
        },
        Row("groupBox.labelToContentSpacing") {
            let square = { @MainActor in Color.red.frame(width: 10, height: 10) }
            let box = GroupBox {
                square().accessibilityIdentifier("content")
            } label: {
                square().accessibilityIdentifier("label")
            }
            return [$0.frame("content", box).minY - $0.frame("label", box).maxY]
        },
    ]

    nonisolated static let distances: [Row] = {
        let square = { @MainActor in Color.red.frame(width: 10, height: 10) }
        return [
            Row("spacing.defaultStackSpacing") {
                let pair = HStack {
                    square()
                    square()
                }
                return [$0.size(pair).width - 20]
            },
            Row("spacing.defaultPadding") { [($0.size(square().padding()).width - 10) / 2] },
            Row("spacing.spacerMinLength") {
                let row = HStack(spacing: 0) {
                    square()
                    Spacer()
                    square()
                }
                return [$0.size(row.fixedSize()).width - 20]
            },
            Row("spacing.textToTextVertical") {
                let pair = VStack {
                    Text("A")
                    Text("B")
                }
                return [$0.size(pair).height - 2 * $0.size(Text("A")).height]
            },
            Row("spacing.gridSpacingDefault") {
                let grid = Grid {
                    GridRow {
                        square()
                        square()
                    }
                }
                return [$0.size(grid).width - 20]
            },
        ]
    }()
}
