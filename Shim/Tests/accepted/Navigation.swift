import SwiftUI

private struct Book: Identifiable, Hashable, Codable {
    var id: Int
    var title: String
}

// snippet: a stack with values
private struct Library: View {
    @State private var path = NavigationPath()
    let books: [Book]
    var body: some View {
        NavigationStack(path: $path) {
            List(books) { book in
                NavigationLink(book.title, value: book)
                NavigationLink(value: book) { Label(book.title, systemImage: "book") }
            }
            .navigationDestination(for: Book.self) { book in
                Text(book.title).navigationTitle(book.title)
            }
            .navigationTitle("Library")
            .navigationBarTitleDisplayMode(.inline)
        }
        Button("Home") { path.removeLast(path.count) }
    }
}
// snippet: a stack over an array of routes
private struct Routed: View {
    enum Route: Hashable {
        case detail(Int)
        case settings
    }
    @State private var routes: [Route] = []
    var body: some View {
        NavigationStack(path: $routes) {
            Button("Settings") { routes.append(.settings) }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail(let id): Text("\(id)")
                    case .settings: Text("Settings")
                    }
                }
        }
    }
}
// snippet: links with destinations
private struct Links: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Next") { Text("Next") }
            NavigationLink {
                Text("Detail")
            } label: {
                Label("Detail", systemImage: "info")
            }
            NavigationLink(destination: Text("Old")) { Text("Old") }
        }
    }
}
// snippet: links that a variable activates
private struct ActiveLinks: View {
    @State private var isActive = false
    @State private var chosen: Int?
    let title: String
    var body: some View {
        NavigationView {
            NavigationLink("Next", isActive: $isActive) { Text("Next") }
            NavigationLink(title, isActive: $isActive) { Text("Next") }
            NavigationLink("First", tag: 1, selection: $chosen) { Text("First") }
            NavigationLink(title, tag: 2, selection: $chosen) { Text("Second") }
            NavigationLink(title, destination: Text("Third"), isActive: $isActive)
            NavigationLink(title, destination: Text("Fourth"), tag: 4, selection: $chosen)
        }
    }
}
// snippet: a split view
private struct Split: View {
    let books: [Book]
    @State private var selected: Book.ID?
    @State private var columns = NavigationSplitViewVisibility.all
    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(books, selection: $selected) { Text($0.title) }
                .navigationSplitViewColumnWidth(min: 200, ideal: 250)
        } detail: {
            if let selected, let book = books.first(where: { $0.id == selected }) {
                Text(book.title)
            } else {
                ContentUnavailableView("Choose a book", systemImage: "book")
            }
        }
    }
}
// snippet: tabs, old and new
private struct Tabs: View {
    enum Place: Hashable { case home, search }
    @State private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Text("Home") }
            Tab("Search", systemImage: "magnifyingglass", value: Place.search, role: .search) {
                Text("Search")
            }
        }
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            Tab("More", systemImage: "ellipsis") { Text("More") }
        }
        TabView {
            Text("A").tabItem { Label("A", systemImage: "a") }
            Text("B").tabItem { Label("B", systemImage: "b") }
        }
        .tabViewStyle(.page)
        TabView(selection: $place) {
            Text("A").tag(Place.home)
            Text("B").tag(Place.search)
        }
    }
}
// snippet: sheets, covers and popovers
private struct Presenting: View {
    @State private var isShown = false
    @State private var book: Book?
    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                print("gone")
            } content: {
                Text("Sheet").presentationDetents([.medium, .large])
            }
            .sheet(item: $book) { book in Text(book.title) }
            .fullScreenCover(isPresented: $isShown) { Text("Cover") }
            .popover(isPresented: $isShown) { Text("Popover").presentationCompactAdaptation(.popover) }
            .inspector(isPresented: $isShown) { Text("Inspector") }
    }
}
// snippet: alerts and dialogs
private struct Alerts: View {
    struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
    }
    @State private var isShown = false
    @State private var failure: Failure?
    @State private var book: Book?
    var body: some View {
        Text("A")
            .alert("Delete?", isPresented: $isShown) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("There is no way back")
            }
            .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
            .alert("Book", isPresented: $isShown, presenting: book) { book in
                Button(book.title) {}
            }
            .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                Button("Yes") {}
            }
    }
}
// snippet: toolbars
private struct Bars: View {
    @State private var isEditing = false
    var body: some View {
        Text("A")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("A") {}
                    Spacer()
                    Button("B") {}
                }
                if isEditing {
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
                extra
            }
            .toolbar { Button("Plain") {} }
            .toolbar(.hidden, for: .tabBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarTitleDisplayMode(.inline)
    }
    @ToolbarContentBuilder private var extra: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text("Title") }
    }
}
// snippet: a coordinator in the environment
@Observable @MainActor private final class Router {
    var path: [Int] = []
    func show(_ id: Int) { path.append(id) }
}
private struct Coordinated: View {
    @State private var router = Router()
    var body: some View {
        NavigationStack(path: $router.path) {
            Child().navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .environment(router)
    }
    struct Child: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Go") { router.show(1) } }
    }
}
