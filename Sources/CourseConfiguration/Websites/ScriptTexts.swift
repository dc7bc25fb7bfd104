/// The texts of a value that a program writes out, each with the keys of the objects around it.
struct ScriptTexts {
    struct Entry: Equatable {
        /// The keys of the objects around the value, the outermost first, and its own.
        let keys: [String]
        let text: String
    }

    private(set) var entries: [Entry] = []
    private static let mostEntries = 5_000
    private static let deepest = 32

    /// - Parameter value: an object, a list of objects, or a call that gets one.
    init(of value: ScriptProgram.Place, in program: inout ScriptProgram) { read(value, keys: [], &program, depth: 0) }

    /// Returns the first value whose keys end with these; nil if there is none.
    func first(endingWith keys: String...) -> Entry? { entries.first { $0.keys.suffix(keys.count) == keys[...] } }

    /// Returns the first value with exactly these keys around it; nil if there is none.
    func first(at keys: String...) -> Entry? { entries.first { $0.keys == keys } }

    private mutating func read(
        _ place: ScriptProgram.Place,
        keys: [String],
        _ program: inout ScriptProgram,
        depth: Int
    ) {
        guard depth < Self.deepest, entries.count < Self.mostEntries else { return }
        let place = program.followed(place)
        if let text = place.text {
            if !keys.isEmpty { entries.append(Entry(keys: keys, text: text.text)) }
        } else if let items = program.items(of: place) {
            for item in items where item.text == nil { read(item, keys: keys, &program, depth: depth + 1) }
        } else {
            for (key, value) in program.entries(of: place) ?? [] {
                read(value, keys: keys + [key], &program, depth: depth + 1)
            }
        }
    }
}
