import MapKit
import SwiftUI
import os

// snippet: accessibility: rotors, conditions, custom content, technologies

struct Entry0: Identifiable {
    let id = UUID()
    var name: String
}
extension AccessibilityCustomContentKey {
    static let price = AccessibilityCustomContentKey("Price", id: "price")
}
struct Rotors: View {
    @Namespace private var space
    @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool
    @AccessibilityFocusState private var focused: UUID?
    let entries: [Entry0]
    var body: some View {
        List(entries) { entry in
            Text(entry.name)
                .accessibilityRotorEntry(id: entry.id, in: space)
                .accessibilityFocused($focused, equals: entry.id)
                .accessibilityCustomContent(.price, "3 €", importance: .high)
                .accessibilityAction(named: "Buy") {}
                .accessibilityHint("Opens the page", isEnabled: entries.count > 1)
                .accessibilityZoomAction { if $0.direction == .zoomIn { print($0.location) } }
        }
        .accessibilityRotor("Entries") {
            ForEach(entries, id: \.id) { AccessibilityRotorEntry($0.name, id: $0.id) }
        }
        .accessibilityRotor("In space") {
            ForEach(entries) { entry in
                AccessibilityRotorEntry(entry.name, entry.id, in: space) {}
            }
        }
        .accessibilityRotor(.headings, entries: entries, entryLabel: \.name)
        .accessibilityFocused($isFocused)
        .accessibilityActions(category: .edit) { Button("Rename") {} }
    }
}

// snippet: shaders, filters, symbols in a canvas

struct Shaded: View {
    @State private var start = Date()
    var body: some View {
        TimelineView(.animation) { timeline in
            let time = timeline.date.timeIntervalSince(start)
            Image(systemName: "star")
                .colorEffect(ShaderLibrary.tint(.float(time), .color(.red), .boundingRect))
                .distortionEffect(ShaderLibrary.default.wave(.float2(1, 2)), maxSampleOffset: .zero)
                .visualEffect { content, proxy in content.offset(x: proxy.size.width).blendMode(.screen) }
        }
        Canvas { context, size in
            context.addFilter(.shadow(color: .black, radius: 3))
            context.addFilter(.blur(radius: 2), options: .linearColor)
            context.blendMode = .plusLighter
            context.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: CGRect(origin: .zero, size: size)) }
            context.fill(
                Path(ellipseIn: CGRect(origin: .zero, size: size)),
                with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero)
            )
            context.withCGContext { $0.setLineWidth(2) }
        } symbols: {
            Text("A").tag(1)
        }
        MeshGradient(
            width: 2,
            height: 2,
            points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .green, .blue, .yellow]
        )
        Rectangle().fill(.linearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
        Circle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(90)))
        Circle().stroke(.red, lineWidth: 2).fill(.blue)
    }
}
struct Glow: TextRenderer, Animatable {
    var strength: Double
    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                var copy = context
                copy.opacity = run.typographicBounds.width > 0 ? strength : 1
                copy.draw(run)
            }
        }
    }
}
struct Glowing: View {
    var body: some View { Text("Glow").textRenderer(Glow(strength: 0.5)) }
}

// snippet: animations and keyframes of one's own

struct Bumpy: CustomAnimation {
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > duration ? nil : value.scaled(by: time / duration)
    }
}
extension Animation {
    static func bumpy(duration: TimeInterval) -> Animation { Animation(Bumpy(duration: duration)) }
}
let springForce = Spring(duration: 0.4, bounce: 0.2).value(target: 10.0, time: 0.2)

// snippet: a gesture that may be missing

struct Draggable0: View {
    let isOn: Bool
    @GestureState private var offset = CGSize.zero
    var drag: some Gesture {
        DragGesture(minimumDistance: 4).updating($offset) { value, state, _ in state = value.translation }
    }
    var body: some View {
        Text("Drag")
            .offset(offset)
            .gesture(isOn ? drag : nil)
            .simultaneousGesture(TapGesture(), isEnabled: isOn)
    }
}

// snippet: drops by type identifiers

struct Drops: View {
    @State private var rows = ["a"]
    var body: some View {
        Text("a").onDrop(of: ["public.url"], isTargeted: nil) { _ in true }
        Text("b").onDrop(of: [.url], isTargeted: nil) { providers in !providers.isEmpty }
        List {
            ForEach(rows, id: \.self) { Text($0) }
                .onInsert(of: ["public.url"]) { _, _ in }
                .onInsert(of: [.url]) { _, _ in }
        }
    }
}
struct Dropping: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.url"]) }
    func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.url]).isEmpty }
}

// snippet: styles made of their configuration

struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            LabeledContent(configuration)
        }
    }
}
struct BarGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Rectangle().frame(width: 100 * configuration.value)
            configuration.currentValueLabel
        }
    }
}
struct PlainForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { ScrollView { configuration.content } }
}

// snippet: UIKit: generic controllers, traits, gesture recognizers

struct Wrapped<Controller: UIViewController>: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
}
@MainActor func make<T: UIView>(_ type: T.Type) -> T { T() }
struct Holder: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
@MainActor let held = Holder(view: MKMapView())
let star = UIImage(named: "star", in: .main, compatibleWith: .current)
final class Plain: UIViewController {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    override var prefersStatusBarHidden: Bool { true }
}
struct Swipes: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        print(context.converter.localLocation)
    }
}
func isLarge(_ size: ContentSizeCategory) -> Bool { size > ContentSizeCategory.medium }

// snippet: a lock that owns a generic state

final class Guarded<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>
    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
    func set(_ new: Value) { lock.withLock { state in state = new } }
    var value: Value { lock.withLock { $0 } }
}

// snippet: markers with a label of one's own

struct Pins: View {
    let here: CLLocationCoordinate2D
    var body: some View {
        Map {
            Marker(coordinate: here) { Label("Here", systemImage: "mappin") }
            Marker("Here", systemImage: "mappin", coordinate: here)
            Marker("Here", coordinate: here)
        }
    }
}
