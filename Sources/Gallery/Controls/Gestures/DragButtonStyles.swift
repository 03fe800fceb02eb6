import SwiftUI

/// A light under the finger, from the moment that it is down.
struct SpotlightButtonStyle: PrimitiveButtonStyle {
    @State private var place: CGPoint?
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: 220, height: 56)
            .background {
                ZStack {
                    Color.indigo
                    if let place {
                        Circle()
                            .fill(
                                RadialGradient(
                                    colors: [.white.opacity(0.7), .white.opacity(0)], center: .center,
                                    startRadius: 0,
                                    endRadius: 44)
                            )
                            .frame(width: 88, height: 88)
                            .position(place)
                    }
                }
            }
            .clipShape(.rect(cornerRadius: 16))
            .saturation(isEnabled ? 1 : 0)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { place = $0.location }
                    .onEnded { _ in
                        place = nil
                        configuration.trigger()
                    }
            )
    }
}

extension PrimitiveButtonStyle where Self == SpotlightButtonStyle {
    static var spotlight: SpotlightButtonStyle { SpotlightButtonStyle() }
}

/// A knob that is pulled across; a finger that rests moves nothing.
struct SlideButtonStyle: PrimitiveButtonStyle {
    @GestureState private var offset: CGFloat = 0
    @Environment(\.isEnabled) private var isEnabled

    private let room: CGFloat = 176

    func makeBody(configuration: Configuration) -> some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.quaternary)
            Capsule().fill(.green).frame(width: 48 + offset)
            configuration.label
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity)
                .opacity(1 - Double(offset / room))
            Circle()
                .fill(.white)
                .overlay { Image(systemName: "chevron.right").foregroundStyle(.green) }
                .padding(4)
                .frame(width: 48)
                .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
                .offset(x: offset)
                .gesture(
                    DragGesture()
                        .updating($offset) { value, offset, _ in
                            offset = min(max(value.translation.width, 0), room)
                        }
                        .onEnded { if $0.translation.width >= room { configuration.trigger() } }
                )
        }
        .frame(width: 224, height: 48)
        .opacity(isEnabled ? 1 : 0.5)
    }
}

extension PrimitiveButtonStyle where Self == SlideButtonStyle {
    static var slide: SlideButtonStyle { SlideButtonStyle() }
}
