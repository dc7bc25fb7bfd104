import SwiftUI

// snippet: subviews and sections of a container

struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                if let first = subviews.first { first.font(.title) }
                ForEach(subviews.dropFirst()) { subview in
                    subview.padding(subview.containerValues.cardInset)
                }
            }
            ForEach(subviews: content) { $0.border(.red) }
        }
    }
}
struct CardInsetKey: ContainerValueKey {
    static var defaultValue: CGFloat { 4 }
}
extension ContainerValues {
    var cardInset: CGFloat {
        get { self[CardInsetKey.self] }
        set { self[CardInsetKey.self] = newValue }
    }
}
struct SectionStack<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        HStack {
            Group(sections: content) { sections in
                Text("\(sections.count) sections")
                ForEach(sections) { section in
                    VStack {
                        section.header.font(.headline)
                        ForEach(section.content) { $0 }
                        section.footer
                    }
                }
            }
            ForEach(sections: content) { section in section.content }
        }
    }
}

// snippet: trees and editable rows

struct TreeNode: Identifiable, Hashable {
    let id = UUID()
    var value: Int
    var children: [TreeNode]?
}
struct TreeList: View {
    let nodes: [TreeNode]
    @State private var rows = [TreeNode(value: 1)]
    @State private var chosen: Set<UUID> = []
    var body: some View {
        List(nodes, id: \.value, children: \.children) { Text("\($0.value)") }
        List(nodes, children: \.children) { Text("\($0.value)") }
        List {
            ForEach($rows, editActions: .all) { $row in Stepper("\(row.value)", value: $row.value) }
        }
        OutlineGroup(nodes, id: \.value, children: \.children) { Text("\($0.value)") }
    }
}

// snippet: a table with its own rows, sorting and columns that people choose

struct Person0: Identifiable {
    let id = UUID()
    var name: String
    var age: Int
}
struct PersonTable: View {
    @State private var people = [Person0(name: "Ann", age: 30)]
    @State private var order = [KeyPathComparator(\Person0.name)]
    @State private var chosen: Set<Person0.ID> = []
    @State private var columns = TableColumnCustomization<Person0>()
    var body: some View {
        Table(people, selection: $chosen, sortOrder: $order, columnCustomization: $columns) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
                .width(min: 40, max: 80)
                .alignment(.numeric)
        }
        .tableColumnHeaders(.hidden)
        Table(of: Person0.self, selection: $chosen) {
            TableColumn("Name") { Text($0.name) }
            TableColumn("Age") { Text("\($0.age)") }
        } rows: {
            TableRow(Person0(name: "Bo", age: 2))
            ForEach(people) { person in
                TableRow(person).contextMenu { Button("Call") {} }
            }
        }
        .onChange(of: order) { people.sort(using: order) }
    }
}

// snippet: scrolling: positions, phases, own targets

struct Snapping: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.velocity.dy > 0, context.axes.contains(.vertical) {
            target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        }
    }
}
struct Scrolls: View {
    @State private var position = ScrollPosition(y: 0)
    @State private var top = ScrollPosition(edge: .top)
    @State private var isFast = false
    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<50) { Text("\($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) } } }
                .scrollTargetLayout()
        }
        .scrollPosition($position)
        .scrollTargetBehavior(Snapping())
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .onScrollPhaseChange { old, new, context in
            isFast = old != new && (context.velocity?.dy ?? 0) > 100 && context.geometry.contentOffset.y > 0
        }
        .onScrollPhaseChange { old, new in isFast = old != new }
        Button("Up") { position.scrollTo(edge: .top) }
    }
}

// snippet: tabs of one's own, and tabs that people arrange

struct MoreTabs: TabContent {
    var body: some TabContent<Int> {
        Tab("Third", systemImage: "3.circle", value: 3) { Text("3") }
        Tab("Fourth", systemImage: "4.circle", value: 4) { Text("4") }.badge(2)
    }
}
struct ArrangedTabs: View {
    @State private var chosen = 1
    @AppStorage("tabs") private var arranged = TabViewCustomization()
    var body: some View {
        TabView(selection: $chosen) {
            Tab("First", systemImage: "1.circle", value: 1) { Text("1") }
                .customizationID("first")
                .accessibilityLabel("One", isEnabled: true)
            Tab(value: 2, role: .search) { Text("2") }
            TabSection("More") { MoreTabs() }
                .sectionActions { Button("New") {} }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($arranged)
        .tabViewSidebarFooter { Text("Footer") }
    }
}
