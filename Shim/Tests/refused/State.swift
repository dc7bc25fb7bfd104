import SwiftUI

// snippet: a value where a binding is due
private struct Child: View {
    @Binding var text: String
    var body: some View { Text(text) }
}
private struct ValueForBinding: View {
    @State private var text = ""
    var body: some View { Child(text: text) }  // error: cannot convert value 'text' of type 'String' to expected type 'Binding<String>'
}
// snippet: a binding where a value is due
private struct Shows: View {
    let text: String
    var body: some View { Text(text) }
}
private struct BindingForValue: View {
    @State private var text = ""
    var body: some View { Shows(text: $text) }  // error: cannot convert value '$text' of type 'Binding<String>' to expected type 'String'
}
// snippet: $ on a let
private struct DollarOnLet: View {
    let name: String
    var body: some View { TextField("Name", text: $name) }  // error: cannot find '$name' in scope
}
// snippet: $ on a plain observable model
@Observable private final class Model { var name = "" }
private struct DollarOnPlain: View {
    let model: Model
    var body: some View { TextField("Name", text: $model.name) }  // error: cannot find '$model' in scope
}
// snippet: @Bindable on a struct
private struct Value { var name = "" }
private struct BindableStruct: View {
    @Bindable var value: Value  // error: unavailable
    var body: some View { Text(value.name) }
}
// snippet: @Bindable on an ObservableObject
private final class Legacy: ObservableObject { @Published var name = "" }
private struct BindableLegacy: View {
    @Bindable var legacy: Legacy  // error: 'init(wrappedValue:)' is unavailable
    var body: some View { Text(legacy.name) }
}
// snippet: @StateObject with an @Observable class
private struct StateObjectOfObservable: View {
    @StateObject private var model = Model()  // error: requires that 'Model' conform to 'ObservableObject'
    var body: some View { Text(model.name) }
}
// snippet: @ObservedObject with an @Observable class
private struct ObservedOfObservable: View {
    @ObservedObject var model: Model  // error: requires that 'Model' conform to 'ObservableObject'
    var body: some View { Text("A") }
}
// snippet: @EnvironmentObject with an @Observable class
private struct EnvironmentObjectOfObservable: View {
    @EnvironmentObject var model: Model  // error: requires that 'Model' conform to 'ObservableObject'
    var body: some View { Text("A") }
}
// snippet: .environmentObject with an @Observable object
private struct InjectsObservable: View {
    let model: Model
    var body: some View { Text("A").environmentObject(model) }  // error: requires that 'Model' conform to 'ObservableObject'
}
// snippet: .environment with an ObservableObject
private struct InjectsLegacy: View {
    let legacy: Legacy
    var body: some View { Text("A").environment(legacy) }  // error: requires that 'Legacy' conform to 'Observable'
}
// snippet: @Environment of a type that is not observable
private struct EnvironmentOfLegacy: View {
    @Environment(Legacy.self) private var legacy  // error: no exact matches in call to initializer
    var body: some View { Text(legacy.name) }
}
// snippet: @Observable on a struct
@Observable private struct ObservableStruct {  // error: '@Observable' cannot be applied to struct type
    var name = ""  // error: did not produce a non-observing accessor
}
// snippet: @Published in an @Observable class
@Observable private final class PublishedObservable {
    @Published var name = ""  // error: invalid redeclaration of synthesized property '_name'
}
// snippet: @Published in a struct
private struct PublishedStruct {
    @Published var name = ""  // error: @Published is only available on properties of classes
}
// snippet: writing a property of the view without state
private struct Unstored: View {
    var count = 0
    var body: some View {
        Button("+") { count += 1 }  // error: left side of mutating operator isn't mutable: 'self' is immutable
    }
}
// snippet: writing an environment value that is read only
private struct WritesEnvironment: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
        Button("Dark") { scheme = .dark }  // error: cannot assign to property: 'scheme' is a get-only property
    }
}
// snippet: an unknown environment key
private struct UnknownKey: View {
    @Environment(\.dismis) private var dismiss  // error: cannot infer key path type from context
    var body: some View { Text("A") }
}
// snippet: state of the wrong type
private struct WrongDefault: View {
    @State private var count: Int = "0"  // error: cannot convert value of type 'String' to specified type 'Int'
    var body: some View { Text("A") }
}
// snippet: private state without initial value, set by the caller
private struct NeedsState: View {
    @State private var count: Int
    var body: some View { Text("\(count)") }
}
private struct GivesState: View {
    var body: some View { NeedsState(count: 3) }  // error: 'NeedsState' initializer is inaccessible due to 'private' protection level
}
// snippet: an optional binding where a plain one is due
private struct OptionalBinding: View {
    @State private var name: String?
    var body: some View { TextField("Name", text: $name) }  // error: cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'
}
// snippet: a binding to a read-only property
@Observable private final class ReadOnly {
    private(set) var name = ""
    var upper: String { name.uppercased() }
}
private struct BindsReadOnly: View {
    @Bindable var model: ReadOnly
    var body: some View { TextField("Name", text: $model.upper) }  // error: cannot assign to property: 'upper' is a get-only property
}
// snippet: focus state that is neither Bool nor optional
private struct BadFocus: View {
    enum Field { case a }
    @FocusState private var field: Field = .a  // error: argument passed to call that takes no arguments
    var body: some View { Text("A") }
}
// snippet: app storage of a type it cannot store
private struct BadStorage: View {
    @AppStorage("value") private var value = Value()  // error: no exact matches in call to initializer
    var body: some View { Text("A") }
}
