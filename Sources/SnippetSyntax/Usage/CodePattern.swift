import Diagnostics
import SwiftSyntax

/// A pattern of code, taken from an example, which finds the samples that do the same: `@State private var isOpen = false` stands
/// for every use of `@State`, `.task(id: hut.id) { … }` for every call of `task` with that label.
public struct CodePattern: Sendable, Hashable {
    enum Feature: Sendable, Hashable {
        /// An attribute on any declaration: `@State`.
        case attribute(String)
        /// An actor: `actor Cache { … }`.
        case actor
        /// A variable such as `async let weather = …`.
        case asyncLet
        /// A call with exactly these labels, and with or without a dot before its name.
        case call(name: String, labels: [String], isMember: Bool)
        /// A property without a wrapper, in a view or in an observable class.
        case property(isLet: Bool)
    }

    let feature: Feature
    /// True for stored values of a class only, false for those of other types only; nil if the pattern finds both, see
    /// ``toldApart(_:)``.
    private(set) var isClass: Bool?

    /// - Parameter code: an example; its first feature counts.
    /// - Parameter types: the declared types, for those that the example names.
    /// - Returns: nil if the text shows no feature to look for.
    public init?(_ code: String, types: DeclaredTypes) {
        let source = SourceSlice(SourceFile(path: "", text: code))
        let sample = SnippetParser.parse(Snippet(ordinal: 1, source: source))
        guard sample.isParsed else { return nil }
        let finder = FeatureFinder(viewMode: .sourceAccurate)
        finder.walk(sample.tree)
        guard let feature = finder.feature else { return nil }
        self.feature = feature
        isClass = Outline(of: sample).properties.first?.typeName.flatMap(types.isClass)
    }

    /// The name of the attribute that the pattern looks for, without `@`; nil for other patterns.
    public var attribute: String? {
        guard case .attribute(let name) = feature else { return nil }
        return name
    }

    /// Returns the patterns with the distinctions that they need: if two look for the same feature, one for classes and one not,
    /// each finds its own; other patterns find both.
    public static func toldApart(_ patterns: [CodePattern]) -> [CodePattern] {
        let byFeature = Dictionary(grouping: patterns, by: \.feature)
        return patterns.map { pattern in
            let alike = byFeature[pattern.feature] ?? []
            var result = pattern
            let hasClass = alike.contains { $0.isClass == true }
            let hasOther = alike.contains { $0.isClass != true }
            result.isClass = hasClass && hasOther ? pattern.isClass == true : nil
            return result
        }
    }

    /// The bytes that every matching sample holds.
    var needle: [UInt8] {
        switch feature {
        case .attribute(let name): Array(name.utf8)
        case .actor: Array("actor".utf8)
        case .asyncLet: Array("async".utf8)
        case .call(let name, _, _): Array(name.utf8)
        case .property(let isLet): Array((isLet ? "let" : "var").utf8)
        }
    }

    // MARK: Texts

    /// Returns true if a text in English mentions the feature that the pattern looks for.
    package func isNamed(in text: String) -> Bool {
        switch feature {
        case .attribute(let name): return Self.holds(text, "@" + name)
        case .actor: return Self.holds(text, "`actor`")
        case .asyncLet: return Self.holds(text, "async let")
        case .call(let name, let labels, let isMember):
            let label = labels.first.map { $0 == "_" ? "" : $0 + ":" } ?? ""
            return text.contains((isMember ? "." : "`") + name + (label.isEmpty ? "`" : "(" + label))
                || (label.isEmpty && text.contains((isMember ? "." : "`") + name + " {"))
        case .property(let isLet): return text.contains(isLet ? "`let`" : "`var`")
        }
    }

    /// Returns true if the text holds the word, and not as the beginning of a longer one.
    private static func holds(_ text: String, _ word: String) -> Bool {
        text.ranges(of: word).contains { range in
            range.upperBound == text.endIndex
                || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
        }
    }
}

/// A visitor that finds the first feature in an example.
private final class FeatureFinder: SyntaxVisitor {
    private(set) var feature: CodePattern.Feature?

    private func take(_ found: CodePattern.Feature) -> SyntaxVisitorContinueKind {
        feature = feature ?? found
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        TypeName.last(of: node.attributeName).map { take(.attribute($0)) } ?? .skipChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { take(.actor) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = CallSite(node) else { return .visitChildren }
        return take(.call(name: call.name.text, labels: call.labels, isMember: call.isMember))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) { return take(.asyncLet) }
        guard node.attributes.isEmpty else { return .visitChildren }
        return take(.property(isLet: node.bindingSpecifier.tokenKind == .keyword(.let)))
    }
}
