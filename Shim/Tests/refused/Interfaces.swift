import MapKit
import SwiftUI

// snippet: a label that a position of scrolling doesn't have
private let depth = ScrollPosition(z: 0)  // error: no exact matches in call to initializer

// snippet: a closure with one argument too many
private struct Phases: View {
    var body: some View {
        ScrollView {}.onScrollPhaseChange { old, new, context, more in }  // error: expects 3 arguments, but 4 were used
    }
}

// snippet: behaviours and styles without what they must do
private struct Nowhere: ScrollTargetBehavior {}  // error: does not conform to protocol 'ScrollTargetBehavior'
private struct Shapeless: GaugeStyle {}  // error: does not conform to protocol 'GaugeStyle'
private struct Silent: TextRenderer {}  // error: does not conform to protocol 'TextRenderer'

// snippet: rows of another type than the table's
private struct Row: Identifiable {
    let id = 1
    var name = ""
}
private struct Mixed: View {
    var body: some View {
        Table(of: Row.self) {
            TableColumn("Name") { Text($0.title) }  // error: value of type 'Row' has no member 'title'
        } rows: {
            TableRow(Row())
        }
    }
}

// snippet: arguments of the wrong type
private struct Hidden: View {
    var body: some View {
        Text("a").accessibilityHidden("yes")  // error: cannot convert value of type 'String' to expected argument type 'Bool'
    }
}
private struct Zoomed: View {
    var body: some View {
        Text("b").accessibilityZoomAction { if $0.direction == .sideways {} }  // error: has no member 'sideways'
    }
}
private struct Bordered: View {
    var body: some View {
        Circle().strokeBorder(.red, width: 2)  // error: extra argument 'width' in call
    }
}

// snippet: a marker without its place
private struct Placeless: View {
    var body: some View {
        Map { Marker("Here", systemImage: "mappin") }  // error: missing argument
    }
}

// snippet: a tab that no number counts
private struct Strings: View {
    @State private var chosen = "one"
    var body: some View {
        TabView(selection: $chosen) {
            Tab("One", systemImage: "1.circle", value: 1) { Text("1") }  // error: does not conform to 'View'
        }
    }
}
