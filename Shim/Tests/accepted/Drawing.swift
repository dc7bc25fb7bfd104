import SwiftUI

// snippet: modifiers of every day
private struct Card: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Title").font(.title2).bold().foregroundStyle(.primary)
            Text("Sub" + "title").font(.system(size: 14, weight: .medium, design: .rounded))
                .foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.leading)
            Text("a").foregroundColor(.red) + Text("b").italic()
            Image("photo").resizable().scaledToFit().frame(width: 40, height: 40).clipShape(.circle)
            Image(systemName: "star.fill").symbolRenderingMode(.hierarchical).font(.largeTitle)
            Spacer(minLength: 0)
        }
        .padding()
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .background(Color(.systemBackground))
        .background { Color.red.ignoresSafeArea() }
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8) }
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1) }
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
        .opacity(0.9).offset(x: 3).zIndex(1).border(.red)
        .safeAreaInset(edge: .bottom) { Text("Bar") }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Card")
        .accessibilityAddTraits(.isButton)
    }
}
// snippet: gradients
private struct Gradients: View {
    var body: some View {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
        Rectangle().fill(RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 90))
        Text("G").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
    }
}
// snippet: a shape that animates
private struct Wedge: Shape {
    var end: Angle
    var animatableData: Double {
        get { end.degrees }
        set { end = .degrees(newValue) }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2,
            startAngle: .zero,
            endAngle: end,
            clockwise: false
        )
        path.closeSubpath()
        return path
    }
}
private struct Wedges: View {
    var body: some View {
        Wedge(end: .degrees(90)).fill(.orange)
        Wedge(end: .radians(1)).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
        Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 4).rotationEffect(.degrees(-90))
        Capsule().strokeBorder(.red, lineWidth: 2)
        Path { path in path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }.fill(.red)
    }
}
// snippet: animation and transitions
private struct Animated: View {
    @State private var isOn = false
    @Namespace private var space
    var body: some View {
        VStack {
            if isOn {
                Text("On").transition(.move(edge: .top).combined(with: .opacity))
                    .matchedGeometryEffect(id: "a", in: space)
                Text("New").transition(.asymmetric(insertion: .scale, removal: .opacity))
            }
            Button("Toggle") {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { isOn.toggle() }
                withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { isOn.toggle() }
            }
            .scaleEffect(isOn ? 1.2 : 1)
            .rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            .animation(.bouncy, value: isOn)
            Text("3").contentTransition(.numericText())
            Image(systemName: "bell").symbolEffect(.bounce, value: isOn)
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isOn)
        }
    }
}
// snippet: phases and keyframes
private struct Frames: View {
    struct Values {
        var scale = 1.0
        var angle = Angle.zero
    }
    @State private var count = 0
    var body: some View {
        PhaseAnimator([false, true]) { Text("A").opacity($0 ? 1 : 0) }
        Text("B").phaseAnimator([1, 2], trigger: count) { view, phase in
            view.scaleEffect(CGFloat(phase))
        } animation: { _ in
            .spring
        }
        Text("C").keyframeAnimator(initialValue: Values(), trigger: count) { view, value in
            view.scaleEffect(value.scale).rotationEffect(value.angle)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(1.5, duration: 0.2)
                SpringKeyframe(1, duration: 0.4, spring: .bouncy)
            }
            KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.1) }
        }
    }
}
// snippet: gestures
private struct Dragging: View {
    @State private var offset = CGSize.zero
    @GestureState private var isPressed = false
    @GestureState private var drag: CGSize = .zero
    var body: some View {
        Circle()
            .offset(offset)
            .gesture(
                DragGesture()
                    .onChanged { offset = $0.translation }
                    .onEnded { _ in withAnimation { offset = .zero } }
            )
            .simultaneousGesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
            .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
            .onTapGesture(count: 2) { offset = .zero }
            .onLongPressGesture { offset = .zero }
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, pressing: { isDown in print(isDown) }) {}
            .onLongPressGesture(minimumDuration: 1) { isDown in print(isDown) } perform: { print("held") }
            .focusable(true) { hasFocus in print(hasFocus) }
            .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in })
    }
}
// snippet: a custom layout
private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}
private struct Flowing: View {
    @State private var isVertical = false
    var body: some View {
        Flow {
            Text("A")
            Text("B")
        }
        let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            Text("A")
            Text("B")
        }
        ViewThatFits {
            Text("Long")
            Text("S")
        }
    }
}
// snippet: geometry, preferences and alignment
private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    fileprivate static let middle = HorizontalAlignment(Middle.self)
}
private struct Measured: View {
    @State private var height: CGFloat = 0
    var body: some View {
        VStack(alignment: .middle) {
            GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
            Text("A").alignmentGuide(.middle) { $0[HorizontalAlignment.center] }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .coordinateSpace(.named("stack"))
    }
}
// snippet: a canvas
private struct Drawn: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            context.draw(Text("Hi"), at: .zero)
        }
    }
}
// snippet: an image from the network
private struct Remote: View {
    let url: URL?
    var body: some View {
        AsyncImage(url: url)
        AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: url) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable().scaledToFill()
            case .failure: Image(systemName: "xmark")
            @unknown default: EmptyView()
            }
        }
    }
}
// snippet: glass
private struct Glassy: View {
    @Namespace private var space
    var body: some View {
        GlassEffectContainer(spacing: 8) {
            Text("A").glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
                .glassEffectID("a", in: space)
            Button("B") {}.buttonStyle(.glass)
        }
    }
}
// snippet: a modifier that animates, in the two ways Swift 6 lets it
private struct Counting: ViewModifier, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text("\(Int(value))")) }
}
private struct CountingView: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int(value))") }
}
