import SnippetSyntax
import Support

/// The different declarations of one type in lessons, where the compiler finds no error in them.
struct TypeShapes: Sendable {
    private struct Shape {
        /// The declaration with everything it needs.
        let declarations: GivenNames.Declarations
        let words: Set<String>
        /// The number of commas and colons in its head: the more it inherits from, the more fits it.
        let inherited: Int
    }

    private var shapes: [Shape] = []
    /// The number of the shape that a lesson shows.
    private var byLesson: [Int: Int] = [:]

    /// The largest number of shapes that are tried for a sample.
    private static let most = 12
    /// The number of those that inherit least.
    private static let fewestPlain = 2

    /// - Parameter results: The compiler's results for the lessons' units.
    init(
        of name: String,
        in lessons: [(number: Int, plan: LessonPlan)],
        after results: [String: BatchChecker.Result]
    ) {
        var numbers: [[UInt8]: Int] = [:]
        for (lesson, plan) in lessons where plan.context.declares(name) && plan.isSound(name, results) {
            let declarations = plan.builder.declarations(for: name)
            let number = numbers[declarations.text] ?? shapes.count
            if number == shapes.count {
                let words = declarations.text.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
                let head = declarations.text.prefix { $0 != UInt8(ascii: "{") }
                let inherited = head.count { ",:".utf8.contains($0) }
                shapes.append(Shape(declarations: declarations, words: Set(words), inherited: inherited))
            }
            numbers[declarations.text] = number
            byLesson[lesson] = number
        }
    }

    /// Returns the shapes of several types, the likeliest first: those that have most of a sample's identifiers, then those that
    /// inherit most, then the most frequent. Shapes that stand in one lesson come before those of several.
    static func together(_ types: [TypeShapes], for uses: Set<String>) -> [[GivenNames.Declarations]] {
        guard let first = types.first else { return [] }
        let shown = first.byLesson.keys.sorted().compactMap { lesson -> [Int]? in
            let numbers = types.compactMap { $0.byLesson[lesson] }
            return numbers.count == types.count ? numbers : nil
        }
        let counts = shown.reduce(into: [[Int]: Int]()) { $0[$1, default: 0] += 1 }
        guard types.count > 1, counts.isEmpty else { return ranked(counts, of: types, for: uses) }
        // No lesson shows all of them.
        let apart = types.map { ranked($0.frequencies, of: [$0], for: uses).prefix(2) }
        return apart.reduce([[]]) { found, more in found.flatMap { start in more.map { start + $0 } } }
            .prefix(most).filter { choice in
                choice.indices.allSatisfy { index in
                    choice[..<index].allSatisfy { $0.names.isDisjoint(with: choice[index].names) }
                }
            }
    }

    /// The numbers of lessons that show each shape.
    private var frequencies: [[Int]: Int] { byLesson.values.reduce(into: [:]) { $0[[$1], default: 0] += 1 } }

    private static func ranked(
        _ counts: [[Int]: Int],
        of types: [TypeShapes],
        for uses: Set<String>
    ) -> [[GivenNames.Declarations]] {
        let ranked = counts.map { numbers, count in
            let shapes = zip(types, numbers).map { $0.shapes[$1] }
            let known = shapes.reduce(into: Set<String>()) { $0.formUnion($1.words) }.intersection(uses).count
            return (rank: [known, shapes.reduce(0) { $0 + $1.inherited }, count], numbers: numbers, shapes: shapes)
        }
        let order = ranked.sorted { one, other in
            one.rank == other.rank
                ? one.numbers.lexicographicallyPrecedes(other.numbers)
                : other.rank.lexicographicallyPrecedes(one.rank)
        }
        guard order.count > most else { return order.map { $0.shapes.map(\.declarations) } }
        // The sample itself may extend the type.
        let plain = order.dropFirst(most - fewestPlain).sorted { $0.rank[1] < $1.rank[1] }.prefix(fewestPlain)
        return (order.prefix(most - fewestPlain) + plain).map { $0.shapes.map(\.declarations) }
    }
}

extension LessonPlan {
    /// True if a sample shows a type without an error in it.
    fileprivate func isSound(_ name: String, _ results: [String: BatchChecker.Result]) -> Bool {
        entries.contains { entry in
            guard !entry.reading.mustFail, case .messages(let messages)? = results[entry.key],
                let item = entry.reading.anatomy.items.first(where: { $0.kind == .type && $0.names.contains(name) })
            else { return false }
            return !messages.contains { message in
                guard message.severity == .error, let origin = entry.unit.origin(of: message.offset) else {
                    return false
                }
                return origin.sample == entry.sample && item.range.contains(origin.offset)
            }
        }
    }
}
