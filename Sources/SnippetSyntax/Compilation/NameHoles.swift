import SwiftSamples
import SwiftSyntax

/// Stands something in for the names of a text that nobody declares, so that a compiler can look at the rest.
///
/// A type gets a declaration with the initializers that are called. A value or function becomes a generic one where its
/// type follows from what stands around it, and text where it is only shown in a string. Whether that fits, the compiler says.
public struct NameHoles: Sendable {
    /// The names for which something stands, in order of place.
    public let names: [String]
    /// The text with all of that.
    public let text: [UInt8]
    /// Whether something is done with a value of which nothing is known.
    public let needsTrial: Bool
    /// Whether there is a value of which nothing is known.
    public let hasUnknown: Bool
    /// Whether types are declared of which only the names are known.
    public let declaresTypes: Bool
    /// The values that are lent, so that nothing stands for them.
    public let lent: Set<String>

    /// - Parameters:
    ///   - places: where the names stand, in bytes of the text.
    ///   - declared: types that need no declaration.
    ///   - values: values that can be lent to a script: not to what stands by itself, such as a type or a function.
    ///   - trial: the type to try for values of which nothing is known.
    ///   - type: the type that is known of a value by its name.
    /// - Returns: nil where there is a name for which nothing can stand.
    public init?(
        in text: [UInt8],
        at places: Set<Int>,
        declared: Set<String> = [],
        values: Set<String> = [],
        trial: String? = nil,
        type: (String) -> String?
    ) {
        guard !places.isEmpty, let tree = try? SampleSyntax.parse(text), !tree.hasError else { return nil }
        let finder = HoleFinder(places)
        finder.walk(tree)
        guard !finder.isHopeless, finder.found.count == places.count, finder.opaque.isSubset(of: declared) else {
            return nil
        }
        var edits: [(range: Range<Int>, text: String)] = []
        var declarations: [String] = []
        var names: [String] = []
        var typed: Set<String> = []
        var needsTrial = false
        var hasUnknown = false
        let alone = Set(finder.found.filter { !$0.isOfScript }.map(\.name))
        lent = values.intersection(finder.found.map(\.name)).subtracting(alone)
        for hole in finder.found where !declared.contains(hole.name) && !lent.contains(hole.name) {
            let isOfCatch = hole.name == "error" && finder.isPieceOfBlock && !alone.contains(hole.name)
            if !names.contains(hole.name), !isOfCatch { names.append(hole.name) }
            guard case .value(let range, let replacement) = hole.kind else { continue }
            let known = type(hole.name)
            if known == nil { hasUnknown = true }
            if known == nil, let replacement, trial == nil || hole.isCalled {
                edits += replacement.map {
                    ($0.range, $0.replacement.replacing(" as Any", with: " as \(trial ?? "Any")"))
                }
                continue
            }
            if known == nil { needsTrial = true }
            // With a name of its own, which no other file of the module asks for.
            let own = "_given_\(hole.name)"
            edits.append((range, own))
            if typed.insert(hole.name).inserted {
                let type = known ?? trial ?? "Never"
                declarations.append("nonisolated private var \(own): \(type) { get { fatalError() } set {} }")
            }
        }
        self.needsTrial = needsTrial
        self.hasUnknown = hasUnknown
        let types = finder.typeDeclarations(without: declared)
        declaresTypes = !types.isEmpty
        declarations += types
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        })
        where edit.range.lowerBound >= position {
            result += text[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += text[position...]
        result += Array((declarations + Self.stand).joined(separator: "\n").utf8)
        result.append(UInt8(ascii: "\n"))
        self.names = names
        self.text = result
    }

    /// The function around a script's statements.
    public static let script = "_sample"

    private static let stand = [
        "nonisolated private func _hole<T>() -> T { fatalError() }",
        "nonisolated private func _made<each A, T>(_ a: repeat each A) -> T { fatalError() }",
        "nonisolated private func _done<each A>(_ a: repeat each A) {}",
    ]
}
