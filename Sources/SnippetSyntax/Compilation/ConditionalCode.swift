import SwiftSamples
import SwiftSyntax

/// A conditional compilation block, `#if` to `#endif`: the compiler sees one of its clauses, or none (The Swift Programming
/// Language, “Conditional Compilation Block”).
public struct ConditionalCode: Sendable {
    /// The conditions of the clauses that hold code, without blanks: `os(iOS)`; nil for `#else`.
    public let conditions: [String?]
    /// The conditions of all clauses, in source order; nil for `#else`.
    public let order: [String?]

    /// Returns true if a clause that holds code is not the one that the compiler sees, given which conditions hold.
    public func hidesCode(where holds: (String) -> Bool) -> Bool {
        let seen = order.firstIndex { $0.map(holds) ?? true }
        let seenCondition = seen.map { order[$0] }
        return conditions.contains { condition in seenCondition.map { $0 != condition } ?? true }
    }

    static func all(in sample: ParsedSnippet) -> [ConditionalCode] {
        guard sample.isParsed, sample.bytes.contains(UInt8(ascii: "#")), sample.bytes.contains(bytes: "#if".utf8) else {
            return []
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(sample.tree)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private(set) var found: [ConditionalCode] = []

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            func condition(_ clause: IfConfigClauseSyntax) -> String? {
                clause.condition.map { $0.tokens(viewMode: .sourceAccurate).map(\.text).joined() }
            }
            let full = node.clauses.filter { !($0.elements?.tokens(viewMode: .sourceAccurate).isEmpty ?? true) }
            found.append(ConditionalCode(conditions: full.map(condition), order: node.clauses.map(condition)))
            return .visitChildren
        }
    }
}

extension TokenSequence {
    fileprivate var isEmpty: Bool { first { _ in true } == nil }
}
