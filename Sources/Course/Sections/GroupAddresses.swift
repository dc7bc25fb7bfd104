/// The addresses of groups in the words of their language; their paths are those of the main language, by which pages are paired.
struct GroupAddresses {
    private var paths = SectionPaths()
    private var byPath: [String: String] = [:]

    /// - Parameter parent: the path of the group around it; empty if there is none.
    mutating func add(_ path: String, called title: String, in parent: String) {
        byPath[path] = paths.path(for: title, in: byPath[parent] ?? parent)
    }

    func address(of path: String) -> String? { byPath[path] }
}
