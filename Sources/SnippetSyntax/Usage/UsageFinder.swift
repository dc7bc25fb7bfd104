import Diagnostics
import Support
import SwiftSamples
import SwiftSyntax

/// A finder of the samples in a lesson that match one of several patterns.
public struct UsageFinder: Sendable {
    /// A sample that matches a pattern.
    public struct Use: Sendable, Hashable {
        /// The index of the pattern among the finder's patterns.
        public let pattern: Int
        /// The range of the first match, in the file.
        public internal(set) var range: Diagnostics.SourceRange
        /// True if the segment around the match is marked as wrong.
        public let isCounterexample: Bool
    }

    private let patterns: [CodePattern]
    private let needles: [[UInt8]]

    public init(_ patterns: [CodePattern]) {
        self.patterns = patterns
        needles = Array(Set(patterns.map(\.needle)))
    }

    /// Returns the uses in the samples of a lesson, in their order: for each sample and pattern the first match that is right and
    /// the first that is wrong. A sample that does not parse has none.
    ///
    /// - Parameter lesson: all Swift samples of one document; preambles only declare types, and have no uses.
    public func uses(in lesson: [Snippet]) -> [(sample: SampleID, use: Use)] {
        guard mayMatch(lesson) else { return [] }
        let samples = SnippetParser.parse(lesson: lesson)
        return zip(samples, uses(in: samples, samples.map(Outline.init))).flatMap { sample, uses in
            uses.map { (sample.snippet.id, $0) }
        }
    }

    /// Returns the uses in samples that are parsed already, one list for each sample.
    package func uses(in samples: [ParsedSnippet], _ outlines: [Outline]) -> [[Use]] {
        guard mayMatch(samples.map(\.snippet)) else { return samples.map { _ in [] } }
        let types = DeclaredTypes(outlines)
        return zip(samples, outlines).map { sample, outline in
            sample.snippet.isPreamble ? [] : uses(in: sample, outline, types)
        }
    }

    /// Returns true if a sample within the lesson's limit holds the bytes that one of the patterns needs.
    private func mayMatch(_ lesson: [Snippet]) -> Bool {
        var budget = LessonBudget()
        for snippet in lesson where budget.admits(snippet.source.bytes.count) {
            if !snippet.isPreamble, needles.contains(where: { snippet.source.bytes.contains(bytes: $0) }) {
                return true
            }
        }
        return false
    }

    private func uses(in sample: ParsedSnippet, _ outline: Outline, _ types: DeclaredTypes) -> [Use] {
        let segmentation = Segmentation(of: sample)
        let matches = Matches(sample, outline, types)
        var uses: [Use] = []
        for (index, pattern) in patterns.enumerated() {
            var seen: Set<Bool> = []
            for range in matches.places(of: pattern) {
                let segment = segmentation.segment(at: range.lowerBound)
                let isCounterexample = segment.map { segmentation.segments[$0].expectation == .broken } ?? false
                guard seen.insert(isCounterexample).inserted else { continue }
                uses.append(
                    Use(
                        pattern: index,
                        range: sample.snippet.source.range(range),
                        isCounterexample: isCounterexample
                    )
                )
            }
        }
        return uses
    }
}

/// The matches in one sample, by feature.
private struct Matches {
    private struct Place {
        let range: Range<Int>
        let isClass: Bool?
    }

    private var places: [CodePattern.Feature: [Place]] = [:]

    init(_ sample: ParsedSnippet, _ outline: Outline, _ types: DeclaredTypes) {
        guard sample.isParsed else { return }
        for property in outline.properties where !property.isStatic {
            let range = sample.range(of: property.declaration)
            let place = Place(range: range, isClass: property.typeName.flatMap(types.isClass))
            for attribute in property.attributes {
                let start = sample.range(of: attribute.node).lowerBound
                places[.attribute(attribute.name), default: []].append(
                    Place(range: start..<range.upperBound, isClass: place.isClass)
                )
            }
            if Self.isBare(property, in: outline) {
                places[.property(isLet: property.isLet), default: []].append(place)
            }
        }
        let collector = FeatureCollector(viewMode: .sourceAccurate)
        collector.walk(sample.tree)
        for (feature, node) in collector.found {
            places[feature, default: []].append(Place(range: sample.range(of: node), isClass: nil))
        }
    }

    /// Returns true if a plain `let` or `var` is all that a property needs: it is handed to a view, or observed in a model.
    private static func isBare(_ property: Property, in outline: Outline) -> Bool {
        guard property.attributes.isEmpty, !property.isComputed, let owner = outline.owner(of: property) else {
            return false
        }
        return property.isLet ? owner.isView && property.initialValue == nil : owner.isObservable
    }

    func places(of pattern: CodePattern) -> [Range<Int>] {
        (places[pattern.feature] ?? []).filter { place in
            pattern.isClass.map { $0 == (place.isClass == true) } ?? true
        }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    }
}

/// A visitor that collects the features that are no properties: attributes of other declarations, actors, calls, `async let`.
private final class FeatureCollector: SyntaxVisitor {
    private(set) var found: [(feature: CodePattern.Feature, node: Syntax)] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let isOfProperty = node.parent?.parent?.is(VariableDeclSyntax.self) ?? false
        if !isOfProperty, let name = TypeName.last(of: node.attributeName) {
            found.append((.attribute(name), Syntax(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append((.actor, Syntax(node.actorKeyword)))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) {
            found.append((.asyncLet, Syntax(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallSite(node) {
            let feature = CodePattern.Feature.call(name: call.name.text, labels: call.labels, isMember: call.isMember)
            // A modifier is used where its dot stands, not where the view that it changes begins.
            let start = node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.period) }
            found.append((feature, start ?? Syntax(node)))
        }
        return .visitChildren
    }
}
