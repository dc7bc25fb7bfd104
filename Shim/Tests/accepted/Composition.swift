import SwiftUI
import UIKit
import os

// snippet: modifiers and styles of one's own
private struct CardModifier: ViewModifier {
    var radius: CGFloat = 8
    @State private var isOn = false
    func body(content: Content) -> some View {
        content.padding().clipShape(.rect(cornerRadius: radius))
    }
}
extension View {
    fileprivate func card(radius: CGFloat = 8) -> some View { modifier(CardModifier(radius: radius)) }
    @ViewBuilder fileprivate func hidden(if condition: Bool) -> some View {
        if condition { hidden() } else { self }
    }
}
private struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .foregroundStyle(configuration.role == .destructive ? .red : .blue)
    }
}
extension ButtonStyle where Self == PressStyle {
    fileprivate static var press: PressStyle { PressStyle() }
}
private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}
private struct TallLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}
private struct Styled: View {
    var body: some View {
        Button("A") {}.buttonStyle(.press).card().hidden(if: false)
        Toggle("B", isOn: .constant(true)).toggleStyle(CheckStyle())
        Label("C", systemImage: "c").labelStyle(TallLabel())
    }
}
// snippet: a container with a view builder
private struct Panel<Header: View, Content: View>: View {
    let header: Header
    @ViewBuilder let content: () -> Content
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
        self.header = header()
        self.content = content
    }
    var body: some View {
        VStack {
            header
            content()
        }
    }
}
private struct Panels: View {
    var body: some View {
        Panel {
            Text("Header")
        } content: {
            ForEach(0..<2) { Text("\($0)") }
            if #available(iOS 17, *) { Text("17") }
        }
    }
}
// snippet: builders, conditions and more than ten children
private struct Many: View {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }
    let phase: Phase
    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let text): Text(text)
        case .failed: EmptyView()
        }
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
        AnyView(detail)
        Group {
            detail
            detail
        }.font(.caption)
    }
    private var detail: some View { Text("Detail") }
    @ViewBuilder private func row(_ isOn: Bool) -> some View {
        let title = isOn ? "On" : "Off"
        Text(title)
    }
}
// snippet: an app with scenes and commands
private final class Delegate: NSObject, UIApplicationDelegate {}
@main private struct SampleApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @State private var model = AppModel()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup {
            Text("Hello").environment(model)
        }
        .commands {
            CommandMenu("Edit") { Button("Undo") {}.keyboardShortcut("z") }
            CommandGroup(replacing: .newItem) { Button("New") {} }
        }
        .onChange(of: phase) { print("phase") }
        WindowGroup("Detail", id: "detail", for: Int.self) { $id in Text("\(id ?? 0)") }
        MenuBarExtra("Menu", systemImage: "star") { Text("Menu") }.menuBarExtraStyle(.window)
        Settings { Text("Settings") }
    }
}
@Observable private final class AppModel {}
// snippet: previews
private struct Styled_Previews: PreviewProvider {
    static var previews: some View {
        Styled().previewDisplayName("Styled")
        Styled().preferredColorScheme(.dark)
    }
}
// snippet: a UIKit view with a coordinator
private struct TextArea: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UITextViewDelegate {
        let parent: TextArea
        init(_ parent: TextArea) { self.parent = parent }
    }
}
private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
// snippet: logging, isolation and tasks
private let logger = Logger(subsystem: "app", category: "net")
private struct Loader: View {
    @State private var names: [String] = []
    nonisolated private func fetch() async throws -> [String] {
        logger.info("fetch \(1) \("a", privacy: .public)")
        return []
    }
    var body: some View {
        Text("A").task { names = (try? await fetch()) ?? [] }
        Button("Go") { Task { @MainActor in names.append("x") } }
    }
}
// snippet: drag, drop and transfer
private struct Note: Codable, Transferable, Identifiable {
    var id = 0
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}
private struct Board: View {
    @State private var notes: [Note] = []
    var body: some View {
        List(notes) { Text("\($0.id)").draggable($0) }
            .dropDestination(for: Note.self) { dropped, _ in
                notes += dropped
                return true
            }
    }
}
// snippet: a focused value and a keyboard
extension FocusedValues {
    private struct Key: FocusedValueKey { typealias Value = Binding<String> }
    fileprivate var draft: Binding<String>? {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
private struct Draft: View {
    @FocusedBinding(\.draft) private var draft
    @State private var text = ""
    var body: some View {
        TextField("T", text: $text).focusedSceneValue(\.draft, $text)
            .onKeyPress(.space) { .handled }
        Text(draft ?? "")
    }
}
// snippet: generics over views
private struct Wrapper<Content>: View where Content: View {
    var content: Content
    var body: Content { content }
}
private func make(_ flag: Bool) -> some View { flag ? Text("A") : Text("B") }
// snippet: accessibility
private struct Access: View {
    @AccessibilityFocusState private var isFocused: Bool
    @ScaledMetric(relativeTo: .body) private var size = 20.0
    var body: some View {
        Text("A").accessibilityFocused($isFocused).accessibilityHint("Hint").accessibilityValue("3")
            .accessibilityHidden(false).accessibilityAction(named: "Read") {}
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: break
                case .decrement: break
                @unknown default: break
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge).frame(width: size)
    }
}
// snippet: deprecated API still compiles and says so
private struct Old: View {
    @Environment(\.presentationMode) private var mode  // warning: deprecated
    @State private var value = 0
    var body: some View {
        NavigationView {  // warning: deprecated
            Text("A")
                .foregroundColor(.red)  // warning: deprecated
                .cornerRadius(8)  // warning: deprecated
                .navigationBarTitle("Old")  // warning: deprecated
                .onChange(of: value) { new in print(new) }  // warning: deprecated
                .animation(.default)  // warning: deprecated
                .edgesIgnoringSafeArea(.all)  // warning: deprecated
                .alert(isPresented: .constant(false)) { Alert(title: Text("A")) }  // warning: deprecated
        }
    }
}
