import SwiftUI
import ViewCore

private struct Name: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// As wide as the value of its first subview.
private struct Wide: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews[0][Name.self], height: 20)
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
}

private struct Scoped<Content: View>: View {
    @Namespace var space
    var content: @MainActor (Namespace.ID) -> Content
    var body: some View { content(space) }
}

/// Two views of one id, the second of which may take the frame of the first.
private struct Matched: View {
    @Namespace var space
    var isMatched: Bool
    var body: some View {
        HStack {
            Color.red.frame(width: 40, height: 30).matchedGeometryEffect(id: 1, in: space)
            if isMatched {
                Color.blue.frame(width: 9, height: 9).matchedGeometryEffect(id: 1, in: space, isSource: false)
            } else {
                Color.blue.frame(width: 9, height: 9)
            }
        }
    }
}

extension NameRows {
    static func layout(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.drawn("alignmentGuide(_:computeValue:)", on: { Color.red.frame(width: 9, height: 9) }) { red in
            HStack {
                red.alignmentGuide(VerticalAlignment.center) { $0[.top] - 5 }
                NameSample()
            }
        }
        rows.drawn("aspectRatio(_:contentMode:)", on: { Color.red.frame(maxHeight: 90) }) {
            $0.aspectRatio(2, contentMode: .fit)
        }
        rows.drawn("containerRelativeFrame(_:alignment:)") { $0.containerRelativeFrame(.horizontal) }
        rows.drawn("containerRelativeFrame(_:alignment:_:)") { sample in
            sample.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
        rows.drawn("containerRelativeFrame(_:count:span:spacing:alignment:)") {
            $0.containerRelativeFrame(.horizontal, count: 2, spacing: 3)
        }
        rows.drawn("edgesIgnoringSafeArea(_:)", on: { Color.red.frame(height: 40) }) { red in
            Color.red.edgesIgnoringSafeArea(.top).frame(height: 40).safeAreaInset(edge: .top) { red }
        }
        rows.drawn("ignoresSafeArea(_:edges:)") { sample in
            VStack {
                Color.red.ignoresSafeArea(edges: .top).frame(height: 40).safeAreaInset(edge: .top) { sample }
            }
        }
        rows.drawn("fixedSize()", on: { Text("one two three four").frame(width: 40) }) { _ in
            Text("one two three four").fixedSize().frame(width: 40)
        }
        rows.drawn(
            "fixedSize(horizontal:vertical:)", on: { Text("one two three four").frame(width: 40, height: 20) }
        ) { _ in
            Text("one two three four").fixedSize(horizontal: false, vertical: true).frame(
                width: 40, height: 20)
        }
        rows.drawn("frame(width:height:alignment:)") { $0.frame(height: 99, alignment: .top) }
        rows.drawn("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
            $0.frame(maxWidth: .infinity)
        }
        rows.holds("frame()") {
            // Deprecated by SwiftUI for changing nothing.
            nameLaidOut(NameSample().frame()).list == nameLaidOut(NameSample()).list
        }
        rows.drawn("gridCellAnchor(_:)", on: { Color.red.frame(width: 9, height: 9) }) { red in
            Grid {
                GridRow {
                    red.gridCellAnchor(.topLeading); Color.blue.frame(width: 40, height: 40)
                }
            }
        }
        rows.drawn(
            "gridCellColumns(_:)",
            from: {
                Grid {
                    GridRow { Color.red };
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            },
            to: {
                Grid {
                    GridRow { Color.red.gridCellColumns(2) };
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            })
        rows.drawn(
            "gridCellUnsizedAxes(_:)",
            from: {
                Grid {
                    Divider();
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            },
            to: {
                Grid {
                    Divider().gridCellUnsizedAxes(.horizontal);
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            })
        rows.drawn(
            "gridColumnAlignment(_:)",
            from: {
                Grid {
                    GridRow { Text("a") }; GridRow { Text("wide") }
                }
            },
            to: {
                Grid {
                    GridRow { Text("a").gridColumnAlignment(.trailing) }; GridRow { Text("wide") }
                }
            })
        rows.drawn(
            "layoutPriority(_:)",
            from: {
                HStack {
                    Text("one two three"); Text("four five six")
                }.lineLimit(1).frame(width: 120)
            },
            to: {
                HStack {
                    Text("one two three"); Text("four five six").layoutPriority(1)
                }.lineLimit(1)
                    .frame(width: 120)
            })
        rows.drawn(
            "layoutValue(key:value:)", from: { Wide { Color.red } },
            to: { Wide { Color.red.layoutValue(key: Name.self, value: 40) } })
        rows.drawn(
            "layoutDirectionBehavior(_:)",
            from: {
                Color.red.frame(width: 9).padding(.leading, 20).environment(\.layoutDirection, .rightToLeft)
            },
            to: {
                Color.red.frame(width: 9).padding(.leading, 20).layoutDirectionBehavior(
                    .mirrors(in: .rightToLeft)
                )
                .environment(\.layoutDirection, .rightToLeft)
            })
        rows.drawn(
            "flipsForRightToLeftLayoutDirection(_:)",
            from: { NameSample().environment(\.layoutDirection, .rightToLeft) },
            to: {
                NameSample().flipsForRightToLeftLayoutDirection(true)
                    .environment(\.layoutDirection, .rightToLeft)
            })
        rows.drawn("offset(_:)") { $0.offset(CGSize(width: 3, height: 4)) }
        rows.drawn("offset(x:y:)") { $0.offset(x: 3) }
        rows.drawn("padding(_:)") { $0.padding(9) }
        rows.drawn("padding(_:_:)") { $0.padding(.top, 9) }
        rows.drawn("position(_:)") { $0.position(CGPoint(x: 90, y: 20)) }
        rows.drawn("position(x:y:)") { $0.position(x: 90, y: 20) }
        rows.drawn("safeAreaInset(edge:alignment:spacing:content:)") {
            $0.safeAreaInset(edge: .top) { Color.red.frame(height: 9) }
        }
        rows.drawn("safeAreaPadding(_:)") { $0.safeAreaPadding(9) }
        rows.drawn("safeAreaPadding(_:_:)") { $0.safeAreaPadding(.top, 9) }
        rows.drawn(
            "scaledToFill()", on: { Image(systemName: "star").resizable().frame(width: 50, height: 90) }
        ) {
            _ in Image(systemName: "star").resizable().scaledToFill().frame(width: 50, height: 90)
        }
        rows.drawn(
            "scaledToFit()", on: { Image(systemName: "star").resizable().frame(width: 50, height: 90) }
        ) {
            _ in Image(systemName: "star").resizable().scaledToFit().frame(width: 50, height: 90)
        }
        rows.drawn("scenePadding(_:)") { $0.scenePadding(.all) }
        rows.drawn("scenePadding(_:edges:)") { $0.scenePadding(.minimum, edges: .top) }
        rows.drawn(
            "zIndex(_:)",
            from: {
                ZStack {
                    Color.red.frame(width: 9, height: 9); Color.blue
                }
            },
            to: {
                ZStack {
                    Color.red.frame(width: 9, height: 9).zIndex(1); Color.blue
                }
            })
        rows.drawn(
            "matchedGeometryEffect(id:in:properties:anchor:isSource:)", from: { Matched(isMatched: false) }
        ) {
            Matched(isMatched: true)
        }
        rows.holds("coordinateSpace(name:)") {
            var found = CGRect.zero
            _ = nameLaidOut(
                NameSample().padding(30).background {
                    GeometryReader { proxy in
                        Color.clear.onAppear { found = proxy.frame(in: .named("outer")) }
                    }
                }.padding(.leading, 7).coordinateSpace(name: "outer"))
            return found.minX == 7
        }
        rows.holds("coordinateSpace(_:)") {
            var found = CGRect.zero
            _ = nameLaidOut(
                NameSample().background {
                    GeometryReader { proxy in
                        Color.clear.onAppear { found = proxy.frame(in: .named("outer")) }
                    }
                }.padding(.leading, 7).coordinateSpace(.named("outer")))
            return found.minX == 7
        }
        rows.drawn("hidden()") { $0.hidden() }
        rows.drawn("contentMargins(_:_:for:)", on: { ScrollView { NameSample() }.frame(height: 90) }) {
            $0.contentMargins(.top, 20, for: .scrollContent)
        }
        rows.drawn("contentMargins(_:for:)", on: { ScrollView { NameSample() }.frame(height: 90) }) {
            $0.contentMargins(20, for: .scrollContent)
        }
        rows.drawn(
            "defaultScrollAnchor(_:)",
            on: { ScrollView { NameSample().frame(height: 200, alignment: .top) }.frame(height: 90) }
        ) { $0.defaultScrollAnchor(.bottom) }
        rows.drawn(
            "defaultScrollAnchor(_:for:)",
            on: { ScrollView { NameSample().frame(height: 200, alignment: .top) }.frame(height: 90) }
        ) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }
        rows.drawn(
            "scrollClipDisabled(_:)", on: { ScrollView { NameSample().frame(height: 200) }.frame(height: 90) }
        ) { $0.scrollClipDisabled() }
    }
}
