/// The types that files of a module declare, with their access levels: extensions in other files are as accessible as the types
/// that they extend.
package struct DeclaredTypes: Sendable {
    struct Entry: Sendable, Hashable {
        let access: AccessLevel
        /// The type that the outermost extension around the declaration extends.
        let extendedType: String?
    }

    private var entries: [String: Entry] = [:]
    /// The extensions of extensions' types that are followed; more are a circle.
    private static let deepest = 16

    package init() {}

    /// Adds a type; of several with one name, as conditions may choose from, the most accessible counts.
    mutating func add(_ name: String, _ access: AccessLevel, in extendedType: String?) {
        if let other = entries[name], other.access >= access { return }
        entries[name] = Entry(access: access, extendedType: extendedType)
    }

    /// Adds the types of another file.
    package mutating func add(_ other: DeclaredTypes) {
        for (name, entry) in other.entries { add(name, entry.access, in: entry.extendedType) }
    }

    /// Returns the access to a declaration from outside, with that to the types that extensions around it extend. Types that are
    /// not in the list belong to other modules, so they are visible.
    package func access(of declaration: DocumentedDeclaration) -> AccessLevel {
        access(declaration.access, in: declaration.extendedType)
    }

    private func access(_ access: AccessLevel, in extendedType: String?) -> AccessLevel {
        var (level, next) = (access, extendedType)
        for _ in 0..<Self.deepest {
            guard let name = next, let entry = entries[name] else { break }
            (level, next) = (min(level, entry.access), entry.extendedType)
        }
        return level
    }
}
