import Diagnostics

/// The files of a program in JavaScript or TypeScript, with the values that are written out in them. Names are followed from file
/// to file; the program isn't run.
struct ScriptProgram {
    /// A value, with the file that it stands in.
    struct Place {
        let value: ScriptValue
        let file: SourceFile

        /// The text and its range; nil for what is no text.
        var text: (text: String, range: SourceRange)? {
            guard case .text(let text, let range) = value else { return nil }
            return (text, file.range(range))
        }
    }

    /// Returns the file at a path relative to the course; nil if there is none.
    private let load: (String) -> SourceFile?
    private var modules: [String: ScriptModule] = [:]
    /// The values of names that were asked for, by file and name.
    private var values: [String: [String: ScriptValue]] = [:]
    /// The number of steps that are left: a program's names may lead in circles.
    private var budget = 100_000
    private static let mostFiles = 32
    /// The number of values that are being read, each for the one before: names may lead in circles.
    private var depth = 0
    private static let deepest = 32
    private static let endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"]

    init(load: @escaping (String) -> SourceFile?) { self.load = load }

    /// The files that were read.
    var files: [SourceFile] { modules.values.map(\.file).sorted { $0.path < $1.path } }

    /// Returns the main value of a file.
    mutating func main(of file: SourceFile) -> Place? {
        if modules[file.path] == nil { modules[file.path] = ScriptModule(file) }
        return value(of: "default", at: file.path).map { followed(Place(value: $0, file: file)) }
    }

    /// Returns the value that a name or a call stands for. A function that another package declares is taken to give what it gets.
    mutating func followed(_ place: Place) -> Place {
        var place = place
        for _ in 0..<32 {
            guard spend() else { break }
            switch place.value {
            case .reference(let names):
                guard let found = value(of: names, in: place.file) else { return place }
                place = found
            case .call(let names, let arguments):
                if let found = value(of: names, in: place.file) {
                    place = found
                } else if let first = arguments.first {
                    place = Place(value: first, file: place.file)
                } else {
                    return place
                }
            default: return place
            }
        }
        return place
    }

    /// Returns the items of a list, with those of other lists that are spread in it; nil for what is no list.
    mutating func items(of place: Place) -> [Place]? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        let place = followed(place)
        guard case .list(let values) = place.value else { return nil }
        var items: [Place] = []
        for value in values where spend() {
            let item = Place(value: value, file: place.file)
            if case .spread(let inner) = value {
                items += self.items(of: Place(value: inner, file: place.file)) ?? []
            } else {
                items.append(followed(item))
            }
        }
        return items
    }

    /// Returns the entries of an object, with those of others that are spread in it; nil for what is no object.
    mutating func entries(of place: Place) -> [(key: String, value: Place)]? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        let place = followed(place)
        guard case .object(let values) = place.value else { return nil }
        var entries: [(key: String, value: Place)] = []
        for entry in values where spend() {
            if case .spread(let inner) = entry.value {
                entries += self.entries(of: Place(value: inner, file: place.file)) ?? []
            } else {
                entries.append((entry.key, Place(value: entry.value, file: place.file)))
            }
        }
        return entries
    }

    /// Returns the value behind keys, each in the object before it.
    mutating func value(at keys: String..., in place: Place) -> Place? {
        var place = place
        for key in keys {
            guard let found = entries(of: place)?.last(where: { $0.key == key }) else { return nil }
            place = followed(found.value)
        }
        return place
    }

    // MARK: Names

    private mutating func spend() -> Bool {
        budget -= 1
        return budget > 0
    }

    private mutating func value(of names: [String], in file: SourceFile) -> Place? {
        guard let name = names.first, var place = declared(name, in: file) else { return nil }
        for member in names.dropFirst() {
            guard spend(), let found = entries(of: place)?.last(where: { $0.key == member }) else { return nil }
            place = found.value
        }
        return place
    }

    private mutating func value(of name: String, at path: String) -> ScriptValue? {
        if let known = values[path]?[name] { return known }
        guard let value = modules[path]?.value(of: name) else { return nil }
        values[path, default: [:]][name] = value
        return value
    }

    private mutating func declared(_ name: String, in file: SourceFile) -> Place? {
        guard spend(), depth < Self.deepest, let module = modules[file.path] else { return nil }
        depth += 1
        defer { depth -= 1 }
        if let value = value(of: name, at: file.path) { return Place(value: value, file: file) }
        guard let used = module.imports[name], used.file.hasPrefix("."),
            let other = self.file(used.file, from: file)
        else { return nil }
        return value(of: used.name, at: other.path).map { Place(value: $0, file: other) }
            ?? declared(used.name, in: other)
    }

    private mutating func file(_ name: String, from file: SourceFile) -> SourceFile? {
        guard let path = CoursePath.normalized(CoursePath.join(CoursePath.folder(of: file.path), name)) else {
            return nil
        }
        // TypeScript may name the file that it becomes.
        let bare = path.hasSuffix(".js") ? String(path.dropLast(3)) : path
        for candidate in Self.endings.map({ path + $0 }) + [bare + ".ts"] {
            if let module = modules[candidate] { return module.file }
            guard modules.count < Self.mostFiles, candidate != path || path.contains(".") else { continue }
            if let file = load(candidate) {
                modules[candidate] = ScriptModule(file)
                return file
            }
        }
        return nil
    }
}
