import SwiftUI

// snippet: a form with every common control
private struct ProfileForm: View {
    @State private var name = ""
    @State private var age = 18
    @State private var volume = 0.5
    @State private var wantsMail = false
    @State private var birthday = Date.now
    @State private var tint = Color.blue
    @State private var secret = ""
    @State private var notes = ""
    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                SecureField("Password", text: $secret)
                Stepper("Age: \(age)", value: $age, in: 0...120)
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
            }
            Section {
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Toggle("Mail", isOn: $wantsMail)
                ColorPicker("Tint", selection: $tint)
                TextEditor(text: $notes).frame(minHeight: 80)
            } header: {
                Text("Settings")
            } footer: {
                Text("Can be changed later").font(.footnote)
            }
        }
        .formStyle(.grouped)
    }
}
// snippet: a picker over an enum
private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
}
private struct FlavorPicker: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { flavor in
                Text(flavor.rawValue.capitalized).tag(flavor)
            }
        }
        .pickerStyle(.segmented)
    }
}
// snippet: an optional selection
private struct OptionalPicker: View {
    @State private var choice: Int?
    var body: some View {
        Picker("Choice", selection: $choice) {
            Text("None").tag(Int?.none)
            ForEach(0..<3) { Text("\($0)").tag(Int?($0)) }
        }
    }
}
// snippet: a number field with a format
private struct PriceField: View {
    @State private var price = 0.0
    @State private var count: Int? = nil
    var body: some View {
        TextField("Price", value: $price, format: .number)
            .keyboardType(.decimalPad)
        TextField("Count", value: $count, format: .number)
    }
}
// snippet: focus that moves from field to field
private struct LoginForm: View {
    enum Field: Hashable { case user, password }
    @State private var user = ""
    @State private var password = ""
    @FocusState private var focus: Field?
    @FocusState private var isSearching: Bool
    var body: some View {
        VStack {
            TextField("User", text: $user)
                .focused($focus, equals: .user)
                .submitLabel(.next)
            SecureField("Password", text: $password)
                .focused($focus, equals: .password)
                .textContentType(.password)
            TextField("Search", text: $user).focused($isSearching)
        }
        .onSubmit { focus = focus == .user ? .password : nil }
        .onAppear { focus = .user }
    }
}
// snippet: a button in its forms
private struct Buttons: View {
    let action: () -> Void
    var body: some View {
        Button("Save", action: action)
        Button("Delete", role: .destructive) { action() }
        Button("Add", systemImage: "plus", action: action)
        Button(action: action) { Label("Send", systemImage: "paperplane") }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(.green)
        Button {
            action()
        } label: {
            Image(systemName: "star").imageScale(.large)
        }
        .disabled(true)
    }
}
// snippet: progress, gauges and unavailable content
private struct Indicators: View {
    let progress: Double
    var body: some View {
        ProgressView()
        ProgressView("Loading…")
        ProgressView(value: progress, total: 1) { Text("Copy") }
        Gauge(value: progress) { Text("Speed") }.gaugeStyle(.accessoryCircular)
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("Come back later"))
        ContentUnavailableView.search
        ContentUnavailableView {
            Label("Empty", systemImage: "tray")
        } description: {
            Text("Nothing here")
        } actions: {
            Button("Reload") {}
        }
    }
}
// snippet: menus and links
private struct MenuAndLinks: View {
    var body: some View {
        Menu("More", systemImage: "ellipsis") {
            Button("Copy") {}
            Divider()
            Menu("Sort") { Button("By name") {} }
        }
        if let url = URL(string: "https://swift.org") {
            Link("Swift", destination: url)
            ShareLink(item: url)
        }
        LabeledContent("Version", value: "1.0")
        LabeledContent("Total") { Text(3, format: .number) }
        DisclosureGroup("Details") { Text("…") }
        GroupBox("Box") { Text("In it") }
        EditButton()
    }
}
// snippet: a custom binding
private struct CustomBinding: View {
    @State private var celsius = 20.0
    var body: some View {
        let fahrenheit = Binding(
            get: { celsius * 9 / 5 + 32 },
            set: { celsius = ($0 - 32) * 5 / 9 }
        )
        Slider(value: fahrenheit, in: 0...200)
        Toggle("Warm", isOn: Binding(get: { celsius > 20 }, set: { celsius = $0 ? 25 : 15 }))
        Text("\(celsius, specifier: "%.1f")")
    }
}
