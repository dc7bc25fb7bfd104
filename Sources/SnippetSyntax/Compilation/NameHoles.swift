import SwiftSamples
import SwiftSyntax

/// Stand-ins for the names in a text that nobody declares, so that a compiler can check the rest.
///
/// A type gets a declaration with the initializers that are called. A value or function becomes a generic placeholder where its
/// type follows from its context, and an empty string where it is only shown in a string. The compiler decides whether that fits.
public struct NameHoles: Sendable {
    /// The names that have a stand-in, in source order.
    public let names: [String]
    /// The text with the stand-ins and their declarations.
    public let text: [UInt8]
    /// True if a value of unknown type is declared as a variable: of the trial type, or of `Never` without one.
    public let needsTrial: Bool
    /// True if the type of a value is unknown.
    public let hasUnknown: Bool
    /// True if the text declares types of which only the names are known.
    public let declaresTypes: Bool
    /// The values that are lent to the script, and so need no stand-in.
    public let lent: Set<String>

    /// The places of undeclared names in a text that is parsed once, for any number of ways to fill them.
    public struct Places {
        fileprivate let text: [UInt8]
        fileprivate let finder: HoleFinder

        /// - Parameters:
        ///   - places: the offsets of the names, in bytes of the text.
        ///   - isKnownMethod: true for the methods whose calls are to be checked, also on values that nobody declares.
        /// - Returns: nil if there are no places, the text doesn't parse, or a name can't have a stand-in.
        public init?(
            in text: [UInt8],
            at places: Set<Int>,
            isKnownMethod: @escaping (String) -> Bool = { _ in false }
        ) {
            guard !places.isEmpty, let tree = try? SampleSyntax.parse(text), !tree.hasError else { return nil }
            finder = HoleFinder(places, isKnownMethod: isKnownMethod)
            finder.walk(tree)
            guard !finder.isHopeless, finder.found.count == places.count else { return nil }
            self.text = text
        }
    }

    /// - Parameters:
    ///   - declared: types that need no declaration.
    ///   - values: values that can be lent to a script, but not to code that stands by itself, such as a type or a function.
    ///   - trial: the type to try for values of unknown type.
    ///   - type: returns the type known for a value by its name; nil if unknown.
    /// - Returns: nil if a name can't have a stand-in.
    public init?(
        _ places: Places,
        declared: Set<String> = [],
        values: Set<String> = [],
        trial: String? = nil,
        type: (String) -> String?
    ) {
        let (text, finder) = (places.text, places.finder)
        guard finder.opaque.isSubset(of: declared) else { return nil }
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
            // The variable gets a name of its own, which no other file of the module uses.
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
