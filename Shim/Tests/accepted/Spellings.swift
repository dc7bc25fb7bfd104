import Combine
import SwiftUI

private struct Thing: Identifiable, Hashable {
    let id = UUID()
    var name = ""
}
@MainActor @Observable private final class ThingModel {
    var things: [Thing] = []
    var chosen: Thing?
    var price = 1.5
    func save() {}
    func load() async {}
}
// snippet: text in all its spellings
private struct Texts: View {
    let date = Date.now
    let name = "A"
    var body: some View {
        Text(date, style: .date)
        Text("\(date, format: .dateTime.day())")
        Text(1.5, format: .currency(code: "EUR"))
        Text("**Bold** \(Image(systemName: "star"))")
        Text(name)
        Text(verbatim: name)
        Text(LocalizedStringKey("key"))
        Text("a: \(name) \(3) \(1.5) \(true ? "x" : "y")")
        Text(.init(name))
        Text(name.uppercased()).font(.custom("Menlo", size: 12, relativeTo: .body))
        Label { Text("A") } icon: { Image(systemName: "a") }
    }
}
// snippet: styles that depend on a condition
private struct Conditional: View {
    @State private var isOn = false
    var body: some View {
        Text("A").foregroundStyle(isOn ? .red : .blue)
        Text("A").foregroundStyle(isOn ? Color.red : .primary)
        Text("A").foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        Circle().fill(isOn ? .red : .blue)
        Circle().fill(Color.red.opacity(0.2)).stroke(.black, lineWidth: 1)
        Circle().stroke(isOn ? Color.red : Color.gray, lineWidth: isOn ? 2 : 1)
        Text("A").background(Color.red.opacity(0.2)).background(.ultraThinMaterial)
            .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            .overlay(Text("B"), alignment: .top)
            .clipShape(.rect(cornerRadii: .init(topLeading: 4)))
            .clipShape(Capsule())
            .frame(maxWidth: .infinity, maxHeight: isOn ? 200 : nil)
            .padding([.top, .leading], 8)
            .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
            .shadow(radius: 3)
    }
}
// snippet: actions given as functions
private struct Functions: View {
    @State private var model = ThingModel()
    @State private var isShown = false
    var body: some View {
        Button("Save", action: model.save)
        Button("Load") { Task { await model.load() } }
        Button(role: .cancel) {
        } label: {
            Text("Cancel")
        }
        List {
            ForEach(model.things) { Text($0.name) }
                .onDelete(perform: delete)
                .onMove(perform: move)
        }
        .onAppear(perform: model.save)
        .sheet(item: $model.chosen, onDismiss: model.save, content: Detail.init)
        .sheet(isPresented: $isShown, onDismiss: { isShown = false }) { Text("A") }
        .task(priority: .background) { await model.load() }
        .alert("Title", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("M") })
    }
    private func delete(at offsets: IndexSet) { model.things.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) {
        model.things.move(fromOffsets: source, toOffset: destination)
    }
    struct Detail: View {
        let thing: Thing
        var body: some View { Text(thing.name) }
    }
}
// snippet: bindings by index and by condition
private struct Indexed: View {
    @State private var things: [Thing] = []
    @State private var chosen: Thing?
    @State private var model: ThingModel?
    var body: some View {
        ForEach(things.indices, id: \.self) { index in
            TextField("Name", text: $things[index].name)
        }
        Text("A").sheet(
            isPresented: Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })
        ) { Text("B") }
        if let model {
            @Bindable var model = model
            Slider(value: $model.price, in: 0...10, step: 0.5) {
                Text("Price")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
    }
}
// snippet: controls in their longer forms
private struct Longer: View {
    @State private var count = 0
    @State private var date = Date()
    var body: some View {
        Stepper("A", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        Stepper {
            Text("\(count)")
        } onIncrement: {
            count += 1
        } onDecrement: {
            count -= 1
        }
        Picker(selection: $count) {
            Text("1").tag(1)
        } label: {
            Label("Count", systemImage: "number")
        }
        .pickerStyle(.menu)
        DatePicker("Until", selection: $date, in: ...Date())
        DatePicker("From", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
            .datePickerStyle(.graphical)
        Toggle(isOn: .constant(true)) { Text("On") }
        ProgressView(value: 0.5).progressViewStyle(.linear)
        GeometryReader { geometry in
            Text("A").frame(width: geometry.size.width * 0.5)
                .offset(y: geometry.frame(in: .global).minY)
        }
    }
}
// snippet: gestures, animations and notifications apart
private struct Apart: View {
    @State private var offset = CGSize.zero
    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in offset = value.translation }
            .onEnded { value in
                withAnimation(.spring) { offset = .zero } completion: { print("done") }
            }
    }
    var body: some View {
        Circle().offset(offset).gesture(drag)
            .transition(.opacity.animation(.easeIn))
            .onReceive(
                NotificationCenter.default.publisher(
                    for: UIApplication.didBecomeActiveNotification)
            ) { _ in offset = .zero }
            .animation(.easeInOut(duration: 0.3).delay(0.1), value: offset)
    }
}
// snippet: constants of one's own
extension Color {
    fileprivate static let brand = Color("Brand")
    fileprivate init(hex: UInt) {
        self.init(red: Double(hex >> 16) / 255, green: 0, blue: 0)
    }
}
extension ShapeStyle where Self == Color {
    fileprivate static var brand2: Color { .red }
}
extension Font {
    fileprivate static let heading: Font = .system(size: 20, weight: .bold)
}
extension AnyTransition {
    fileprivate static var flip: AnyTransition {
        .modifier(active: Fade(amount: 0), identity: Fade(amount: 1))
    }
}
private struct Fade: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
}
private struct Branded: View {
    var body: some View {
        Text("A").font(.heading).foregroundStyle(.brand2).background(Color.brand).transition(.flip)
            .tint(Color(hex: 0xFF0000))
    }
}
// snippet: subjects and publishers in a model
@MainActor private final class Feed: ObservableObject {
    @Published var items: [String] = []
    let events = PassthroughSubject<String, Never>()
    let state = CurrentValueSubject<Int, Never>(0)
    private var bag: Set<AnyCancellable> = []
    init() {
        events.receive(on: DispatchQueue.main).sink { [weak self] in self?.items.append($0) }
            .store(in: &bag)
        Publishers.CombineLatest($items, state).map { $0.count + $1 }.assign(to: \.total, on: self)
            .store(in: &bag)
        objectWillChange.send()
    }
    var total = 0
}
