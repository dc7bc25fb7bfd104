// snippet: combine in a view model
import Combine
import SwiftUI

// snippet: state and binding
private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count: \(count)")
            Controls(count: $count)
            Controls(count: .constant(3))
        }
    }
    struct Controls: View {
        @Binding var count: Int
        var body: some View {
            Button("+") { count += 1 }
            Stepper("Count", value: $count)
        }
    }
}
// snippet: an initializer that fills state and binding
private struct Initialised: View {
    @State private var text: String
    @Binding private var flag: Bool
    init(text: String, flag: Binding<Bool>) {
        _text = State(initialValue: text)
        _flag = flag
    }
    var body: some View { TextField("Text", text: $text) }
}
// snippet: an observable model owned by a view
@Observable @MainActor private final class CartModel {
    var items: [String] = []
    var isLoading = false
    @ObservationIgnored private var task: Task<Void, Never>?
    var total: Int { items.count }
    func load() async throws {
        isLoading = true
        defer { isLoading = false }
        try await Task.sleep(for: .seconds(1))
        items = ["Bread"]
    }
}
private struct CartView: View {
    @State private var model = CartModel()
    @State private var error: (any Error)?
    var body: some View {
        List(model.items, id: \.self) { Text($0) }
            .overlay { if model.isLoading { ProgressView() } }
            .task {
                do { try await model.load() } catch { self.error = error }
            }
            .task(id: model.total) { try? await model.load() }
        Button("Reload") { Task { try? await model.load() } }
    }
}
// snippet: @Bindable, as property and inside body
@Observable private final class Profile {
    var name = ""
    var address = Address()
    struct Address { var city = "" }
}
private struct ProfileEditor: View {
    @Bindable var profile: Profile
    var body: some View {
        TextField("Name", text: $profile.name)
        TextField("City", text: $profile.address.city)
    }
}
private struct ProfileFromEnvironment: View {
    @Environment(Profile.self) private var profile
    @Environment(Profile.self) private var maybe: Profile?
    var body: some View {
        @Bindable var profile = profile
        TextField("Name", text: $profile.name)
        Text(maybe?.name ?? "—")
    }
}
// snippet: MVVM with ObservableObject
@MainActor private protocol LoginViewModelProtocol: ObservableObject {
    var user: String { get set }
    func login() async
}
private final class LoginViewModel: LoginViewModelProtocol {
    @Published var user = ""
    @Published private(set) var isLoading = false
    func login() async { isLoading = true }
}
private struct LoginView<ViewModel: LoginViewModelProtocol>: View {
    @StateObject private var model: ViewModel
    init(model: @autoclosure @escaping () -> ViewModel) {
        _model = StateObject(wrappedValue: model())
    }
    var body: some View {
        TextField("User", text: $model.user)
            .task { await model.login() }
    }
}
// snippet: observed and environment objects
private final class Settings1: ObservableObject {
    @Published var isDark = false
}
private struct SettingsRow: View {
    @ObservedObject var settings: Settings1
    @EnvironmentObject private var shared: Settings1
    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Toggle("Shared", isOn: $shared.isDark)
            .environmentObject(settings)
    }
}
// snippet: environment values with a key
private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}
extension EnvironmentValues {
    fileprivate var sampleAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
private struct Accented: View {
    @Environment(\.sampleAccent) private var accent
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var size
    @Environment(\.openURL) private var openURL
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    var body: some View {
        Button("Close") { dismiss() }
            .foregroundStyle(scheme == .dark ? .white : accent)
            .environment(\.sampleAccent, .red)
            .environment(\.locale, Locale(identifier: "es"))
            .onChange(of: phase) { old, new in print(old, new, reduceMotion) }
        if size == .compact { Text("Compact") }
    }
}
// snippet: storage in defaults and in the scene
private struct Stored: View {
    enum Theme: String { case light, dark }
    @AppStorage("name") private var name = ""
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("token") private var token: String?
    @SceneStorage("tab") private var tab = 0
    var body: some View {
        TextField("Name", text: $name)
        Text(token ?? theme.rawValue)
        Stepper("Tab", value: $tab)
    }
}
// snippet: a store that is sendable through an actor
private actor Api {
    func names() async throws -> [String] { ["Ada"] }
}
@MainActor @Observable private final class NamesModel {
    private let api: Api
    private(set) var names: [String] = []
    init(api: Api = Api()) { self.api = api }
    func load() async {
        names = (try? await api.names()) ?? []
    }
}
private final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []
    private var subscriptions = Set<AnyCancellable>()
    init() {
        $text
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { [$0] }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
    }
}
// snippet: a timer
private struct Clock: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var now = Date()
    var body: some View {
        Text(now, style: .time).onReceive(timer) { now = $0 }
        TimelineView(.animation) { context in Text(context.date, format: .dateTime) }
    }
}
// snippet: bindings to optionals and elements
private struct Deep: View {
    struct Model {
        var names = ["a"]
        var note: String?
    }
    @State private var model = Model()
    @State private var maybe: String? = nil
    var body: some View {
        TextField("First", text: $model.names[0])
        if let text = Binding($maybe) { TextField("Maybe", text: text) }
        if let note = Binding($model.note) { TextField("Note", text: note) }
    }
}
// snippet: equatable views and identity
private struct Row: View, Equatable {
    let title: String
    var body: some View { Text(title) }
}
private struct Rows: View {
    var body: some View { Row(title: "A").equatable().id("A") }
}
