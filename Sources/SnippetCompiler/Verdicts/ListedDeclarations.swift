import SnippetSyntax
import Support

/// Declarations without bodies in a sample; tells the errors that hold in spite of everything that the list leaves out.
struct ListedDeclarations {
    private let anatomy: SampleAnatomy
    /// The listed types: each may have more members and initializers than the sample shows.
    private let types: Set<String>

    init(_ anatomy: SampleAnatomy) {
        self.anatomy = anatomy
        types = Set(anatomy.items.filter { $0.isInterface && $0.kind == .type }.flatMap(\.names))
    }

    /// True if an error holds whatever a list leaves out: it lies in code that is shown, and is about no type that is only
    /// listed.
    func proves(_ error: CompilerError) -> Bool {
        let place = error.sliceRange.lowerBound
        guard let item = anatomy.items.first(where: { $0.range.contains(place) }) else { return false }
        let isDone = !item.isInterface || anatomy.bodies.contains { $0.contains(place) }
        return isDone && !dependsOnMore(error.message, at: place)
    }

    /// True if further members, or another initializer, of a listed type might remove the error.
    private func dependsOnMore(_ message: String, at place: Int) -> Bool {
        // Code of a listed type may use any member of it.
        let isWithin = anatomy.items.contains { $0.isInterface && $0.kind == .type && $0.range.contains(place) }
        if isWithin, message.hasPrefix("cannot find '") || message.contains("has no member") { return true }
        if types.contains(where: { message.contains("'\($0)") }) { return true }
        guard Self.ofCalls.contains(where: message.hasPrefix) else { return false }
        let line = anatomy.bytes[anatomy.bytes.lineStart(before: min(place, anatomy.bytes.count))...]
            .prefix { $0 != UInt8(ascii: "\n") }
        return types.contains { line.contains(bytes: Array("\($0)(".utf8)) }
    }

    private static let ofCalls = [
        "missing argument", "extra argument", "extra trailing closure",
        "argument passed to call that takes no arguments",
        "incorrect argument label", "extraneous argument label", "no exact matches in call to initializer",
    ]
}
