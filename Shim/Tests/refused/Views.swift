import SwiftUI

private struct Item {
    let name: String
}
private enum Phase { case loading, done, failed }

// snippet: a missing argument
private struct Needs: View {
    let title: String
    let count: Int
    var body: some View { Text(title) }
}
private struct MissingArgument: View {
    var body: some View { Needs(title: "A") }  // error: missing argument for parameter 'count' in call
}
// snippet: a switch that forgets a case
private struct Forgets: View {
    let phase: Phase
    var body: some View {
        switch phase {  // error: switch must be exhaustive
        case .loading: ProgressView()
        case .done: Text("Done")
        }
    }
}
// snippet: a body that is no view
private struct NoView: View {  // error: does not conform to protocol 'View'
    var body: String { "A" }
}
// snippet: a body that returns a string
private struct ReturnsString: View {
    var body: some View { "A" }  // error: this expression does not conform to 'View'
}
// snippet: no body at all
private struct NoBody: View {  // error: does not conform to protocol 'View'
    let title: String
}
// snippet: View without some
private struct Existential: View {  // error: does not conform to protocol 'View'
    var body: View { Text("A") }
}
// snippet: different types from branches without a builder
private func choose(_ flag: Bool) -> some View {  // error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
    if flag { return Text("A") }
    return Image("b")
}
// snippet: no return type
private struct NoReturnType: View {
    func row() {
        Text("A")
    }
    var body: some View { VStack { row() } }  // error: this expression does not conform to 'View'
}
// snippet: ForEach over values without identity
private struct NoIdentity: View {
    let items: [Item]
    var body: some View { ForEach(items) { Text($0.name) } }  // error: requires that 'Item' conform to 'Identifiable'
}
// snippet: a list over values without identity
private struct NoListIdentity: View {
    let items: [Item]
    var body: some View { List(items) { Text($0.name) } }  // error: requires that 'Item' conform to 'Identifiable'
}
// snippet: a key path to a property that does not hash
private struct NoHash: View {
    let items: [Item]
    var body: some View { ForEach(items, id: \.self) { Text($0.name) } }  // error: requires that 'Item' conform to 'Hashable'
}
// snippet: a modifier's argument of the wrong type
private struct WrongArgument: View {
    var body: some View { Text("A").padding("8") }  // error: no exact matches in call to instance method 'padding'
}
// snippet: a modifier's unknown member
private struct UnknownMember: View {
    var body: some View { Text("A").font(.titel) }  // error: type 'Font?' has no member 'titel'
}
// snippet: a modifier that does not exist
private struct UnknownModifier: View {
    var body: some View { Text("A").backgroundColour(.red) }  // error: value of type 'Text' has no member 'backgroundColour'
}
// snippet: an argument label that does not exist
private struct WrongLabel: View {
    var body: some View { VStack(align: .leading) { Text("A") } }  // error: missing argument for parameter 'content' in call
}
// snippet: resizable after frame
private struct LateResizable: View {
    var body: some View { Image("a").frame(width: 3).resizable() }  // error: value of type 'some View' has no member 'resizable'
}
// snippet: a shape modifier after a view modifier
private struct LateFill: View {
    var body: some View { Circle().frame(width: 3).fill(.red) }  // error: value of type 'some View' has no member 'fill'
}
// snippet: a sheet over an item without identity
private struct SheetItem: View {
    @State private var item: Item?
    var body: some View { Text("A").sheet(item: $item) { Text($0.name) } }  // error: requires that 'Item' conform to 'Identifiable'
}
// snippet: a destination for a value that does not hash
private struct Destination: View {
    var body: some View {
        Text("A").navigationDestination(for: Item.self) { Text($0.name) }  // error: requires that 'Item' conform to 'Hashable'
    }
}
// snippet: a link with a value that does not hash
private struct LinkValue: View {
    let item: Item
    var body: some View { NavigationLink("A", value: item) }  // error: conform to 'Hashable'
}
// snippet: onChange of a value without equality
private struct Changes: View {
    let item: Item
    var body: some View { Text("A").onChange(of: item) { print("changed") } }  // error: requires that 'Item' conform to 'Equatable'
}
// snippet: a loop in a builder
private struct Loops: View {
    var body: some View {
        VStack {
            for name in ["a"] { Text(name) }  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        }
    }
}
// snippet: a number given to Text
private struct NumberText: View {
    let count: Int
    var body: some View { Text(count) }  // error: no exact matches in call to initializer
}
// snippet: a toolbar item outside of a toolbar
private struct LooseItem: View {
    var body: some View {
        VStack { ToolbarItem { Text("A") } }  // error: this expression does not conform to 'View'
    }
}
// snippet: a modifier type without body
private struct NoModifierBody: ViewModifier {  // error: does not conform to protocol 'ViewModifier'
    let radius: CGFloat
}
// snippet: a style without makeBody
private struct NoStyle: ButtonStyle {}  // error: does not conform to protocol 'ButtonStyle'
// snippet: a view where a scene is due
private struct NoScene: App {
    var body: some Scene { Text("A") }  // error: conform to 'Scene'
}
// snippet: a button without action
private struct NoAction: View {
    var body: some View { Button("A") }  // error: cannot convert value of type
}
// snippet: an asynchronous call in a plain action
private struct AsyncAction: View {
    func load() async {}
    var body: some View {
        Button("A") { await load() }  // error: cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type
    }
}
// snippet: a throwing call in task
private struct Throwing: View {
    func load() async throws {}
    var body: some View {
        Text("A").task { try await load() }  // error: invalid conversion from throwing function of type
    }
}
