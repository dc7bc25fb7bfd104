// snippet: stored models, as the macro @Model is rewritten
import SwiftData
import SwiftUI

private struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isDone = false
}

// snippet: a list over identifiable values
private struct PlainList: View {
    let items: [Item]
    var body: some View {
        List(items) { item in
            Text(item.name)
        }
        .listStyle(.plain)
    }
}
// snippet: a list with selection
private struct SelectingList: View {
    let items: [Item]
    @State private var one: Item.ID?
    @State private var many: Set<Item.ID> = []
    var body: some View {
        List(items, selection: $one) { Text($0.name) }
        List(items, selection: $many) { Text($0.name) }
        List(selection: $one) { ForEach(items) { Text($0.name) } }
    }
}
// snippet: rows that edit their element
private struct EditingList: View {
    @State private var items: [Item] = []
    var body: some View {
        List {
            ForEach($items) { $item in
                Toggle(item.name, isOn: $item.isDone)
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        List($items) { $item in TextField("Name", text: $item.name) }
    }
}
// snippet: rows by key path and by range
private struct KeyedRows: View {
    let names = ["Ada", "Alan"]
    var body: some View {
        VStack {
            ForEach(names, id: \.self) { Text($0) }
            ForEach(0..<5) { index in Text("Row \(index)") }
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index): \(name)")
            }
        }
    }
}
// snippet: swipe actions and row modifiers
private struct SwipeRows: View {
    @State private var items: [Item] = []
    var body: some View {
        List(items) { item in
            Text(item.name)
                .swipeActions(edge: .trailing) {
                    Button(role: .destructive) {
                        items.removeAll { $0.id == item.id }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                }
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {}.tint(.yellow) }
                .listRowBackground(Color.clear)
                .listRowSeparator(.hidden)
                .listRowInsets(EdgeInsets())
                .contextMenu { Button("Copy") {} }
                .badge(3)
        }
        .refreshable { await reload() }
        .overlay { if items.isEmpty { ContentUnavailableView("Empty", systemImage: "tray") } }
    }
    private func reload() async {}
}
// snippet: sections with headers
private struct Sectioned: View {
    let groups: [String: [Item]]
    var body: some View {
        List {
            ForEach(groups.keys.sorted(), id: \.self) { key in
                Section(key) {
                    ForEach(groups[key] ?? []) { item in
                        Text(item.name)
                    }
                }
            }
        }
    }
}
// snippet: grids and scroll views
private struct Gallery: View {
    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]
    let items: [Item]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(items) { item in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(.blue.gradient)
                        .aspectRatio(1, contentMode: .fit)
                        .overlay(Text(item.name))
                }
            }
        }
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack { ForEach(items) { Text($0.name) } }
                .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        Grid(alignment: .leading) {
            GridRow {
                Text("A")
                Text("B").gridColumnAlignment(.trailing)
            }
            Divider().gridCellColumns(2)
        }
    }
}
// snippet: scrolling to a row
private struct Jump: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("Last") { withAnimation { proxy.scrollTo(99, anchor: .bottom) } }
            List(0..<100) { Text("\($0)").id($0) }
        }
    }
}
// snippet: a table with columns and sorting
private struct People: View {
    struct Person: Identifiable {
        let id = UUID()
        let name: String
        let age: Int
    }
    let people: [Person]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?
    var body: some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { person in Text("\(person.age)") }.width(60)
        }
        Table(people, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
        }
    }
}
// snippet: a search field with suggestions and scopes
private struct Search: View {
    @State private var text = ""
    @State private var scope = 0
    var body: some View {
        NavigationStack {
            List { Text(text) }
                .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name")
                .searchSuggestions { Text("Ada").searchCompletion("Ada") }
                .searchScopes($scope) { Text("All").tag(0) }
        }
    }
}
@Observable private final class Trip: PersistentModel {
    var name = ""
    init(name: String) { self.name = name }
}
private struct Trips: View {
    @Query private var all: [Trip]
    @Query(sort: \Trip.name) private var sorted: [Trip]
    @Query(filter: #Predicate<Trip> { $0.name == "Lima" }, sort: [SortDescriptor(\Trip.name)])
    private var some: [Trip]
    @Environment(\.modelContext) private var context
    var body: some View {
        List(all) { trip in NavigationLink(trip.name, value: trip) }
        Button("Add") { context.insert(Trip(name: "Lima")) }
            .modelContainer(for: Trip.self, inMemory: true)
            .refreshable { try? context.save() }
    }
}
private struct TripEditor: View {
    @Bindable var trip: Trip
    var body: some View { TextField("Name", text: $trip.name) }
}
