import Diagnostics
import SwiftSyntax

/// A way to write something, taken from an example of it, by which samples that do the same are found: `@State private var
/// isOpen = false` stands for every use of `@State`, `.task(id: hut.id) { … }` for every call of `task` with that label.
public struct CodePattern: Sendable, Hashable {
    enum Feature: Sendable, Hashable {
        /// `@State`, on whatever it stands.
        case attribute(String)
        /// `actor Cache { … }`
        case actor
        /// `async let weather = …`
        case asyncLet
        /// A call with exactly these labels, and with or without a dot before its name.
        case call(name: String, labels: [String], isMember: Bool)
        /// A property without a wrapper, in a view or in an observable class.
        case property(isLet: Bool)
    }

    let feature: Feature
    /// Whether what is stored is of a class, where that tells the pattern from others of the same feature.
    private(set) var isClass: Bool?

    /// - Parameter code: an example; what it shows first counts.
    /// - Parameter types: what is known of the types that it names.
    /// - Returns: nil for text that shows nothing to look for.
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

    /// The name of the attribute that the pattern looks for, without `@`.
    public var attribute: String? {
        guard case .attribute(let name) = feature else { return nil }
        return name
    }

    /// The patterns with what tells them apart: where two look for the same attribute, one for classes and one not, each
    /// finds its own; a pattern that stands alone finds both.
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

    /// The bytes that a sample cannot lack if it matches.
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

    /// Whether a text in English speaks of what the pattern looks for.
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

    /// Whether the text holds the word, and not as the beginning of a longer one.
    private static func holds(_ text: String, _ word: String) -> Bool {
        text.ranges(of: word).contains { range in
            range.upperBound == text.endIndex
                || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
        }
    }
}

/// Finds the first thing in an example that can be looked for.
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
