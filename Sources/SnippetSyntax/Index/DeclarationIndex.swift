import SwiftSyntax

/// The declarations in the samples of one lesson, for the rules that need more than one sample.
///
/// If the samples disagree about a name, ``declares(_:from:where:)`` is false: a rule that can't know stays silent. Data that
/// many rules need is gathered once, at its first use.
package final class DeclarationIndex {
    private let samples: [ParsedSnippet]
    private let outlines: [Outline]
    private let typesByName: [String: LessonEntries<TypeDeclaration>]
    private lazy var callsByName = gatherCalls()
    private lazy var typeNamesByProperty = gatherTypeNames()

    package init(samples: [ParsedSnippet], outlines: [Outline]) {
        self.samples = samples
        self.outlines = outlines
        var types: [String: LessonEntries<TypeDeclaration>] = [:]
        for (sample, outline) in zip(samples, outlines) {
            for type in outline.types where type.kind != .extension && !type.name.isEmpty {
                types[type.name, default: LessonEntries()].add(type, of: sample.snippet.ordinal)
            }
        }
        typesByName = types
    }

    /// Returns the declarations of a name: those of the sample itself if it has any, else the lesson's.
    package func types(named name: String, from sample: ParsedSnippet) -> [TypeDeclaration] {
        typesByName[name]?.seen(from: sample.snippet.ordinal) ?? []
    }

    /// Returns true if the lesson declares the name, and all its declarations satisfy the condition.
    package func declares(
        _ name: String,
        from sample: ParsedSnippet,
        where condition: (TypeDeclaration) -> Bool
    ) -> Bool {
        let types = types(named: name, from: sample)
        return !types.isEmpty && types.allSatisfy(condition)
    }

    /// Returns true if the lesson declares or extends a type of the name.
    package func hasType(named name: String) -> Bool { typesByName[name] != nil || extensionsByName[name] != nil }

    /// Returns true if a type of the lesson inherits from the name.
    package func isInherited(_ name: String) -> Bool { inheritedNames.contains(name) }

    /// Returns the lesson's extensions of a type.
    package func extensions(of name: String) -> [TypeDeclaration] { extensionsByName[name] ?? [] }

    /// Returns the lesson's calls of a name, each with its sample.
    func calls(of name: String) -> [(sample: ParsedSnippet, call: CallSite)] {
        (callsByName[name]?.all ?? []).map { (samples[$0.sample], $0.call) }
    }

    /// Returns the calls of a name in one sample.
    func calls(of name: String, in sample: ParsedSnippet) -> [CallSite] {
        (callsByName[name]?.own[sample.snippet.ordinal] ?? []).map(\.call)
    }

    /// Returns true if a call of a name in the lesson has an argument with this label.
    package func hasCall(of name: String, labelled label: String) -> Bool {
        labelsByName[name]?.contains(label) ?? false
    }

    /// Returns true if a call of a name in one sample has an argument with this label.
    package func hasCall(of name: String, labelled label: String, in sample: ParsedSnippet) -> Bool {
        ownLabelsByName[name]?[sample.snippet.ordinal]?.contains(label) ?? false
    }

    /// Returns the types of the properties with a name, in types and bare; nil stands for a property that shows no type.
    func types(ofPropertiesNamed name: String, from sample: ParsedSnippet) -> Set<String?> {
        typeNamesByProperty[name]?.seen(from: sample.snippet.ordinal) ?? []
    }

    /// True if the lesson shows models with Observation anywhere: @Observable, @Bindable, @Environment(T.self).
    package private(set) lazy var teachesObservation = outlines.contains { outline in
        outline.types.contains(where: \.isObservable)
            || outline.properties.contains { $0.hasAttribute("Bindable") || $0.environmentType != nil }
    }

    private lazy var inheritedNames = Set(outlines.flatMap { $0.types.flatMap(\.inheritedNames) })

    private lazy var extensionsByName = Dictionary(
        grouping: outlines.flatMap { $0.types.filter { $0.kind == .extension } },
        by: \.name
    )

    private lazy var labelsByName = callsByName.mapValues { Set($0.all.flatMap(\.call.labels)) }

    private lazy var ownLabelsByName = callsByName.mapValues { entries in
        entries.own.mapValues { Set($0.flatMap(\.call.labels)) }
    }

    private var names: [SyntaxIdentifier: NamedTokens] = [:]
    private var assignments: [SyntaxIdentifier: Assignments] = [:]
    private var injections: [String: Injections] = [:]

    /// Returns the tokens with a text within a node of any sample, in source order; only identifiers are indexed.
    package func tokens(_ text: String, in node: some SyntaxProtocol) -> ArraySlice<TokenSyntax> {
        let root = node.root
        if let known = names[root.id] { return known.tokens(text, in: node) }
        let made = NamedTokens(in: root)
        names[root.id] = made
        return made.tokens(text, in: node)
    }

    /// Returns the assignments in an initialiser.
    package func assignments(in initializer: InitializerDeclSyntax) -> Assignments {
        if let known = assignments[initializer.id] { return known }
        let made = Assignments(in: initializer)
        assignments[initializer.id] = made
        return made
    }

    /// Returns the objects that the lesson puts in the environment with a modifier.
    package func injections(with modifier: String) -> Injections {
        if let known = injections[modifier] { return known }
        let made = Injections(with: modifier, in: self)
        injections[modifier] = made
        return made
    }

    /// The members that the lesson's samples write to from outside, or make bindings to.
    package private(set) lazy var outsideWrites = OutsideWrites(samples)

    private func gatherCalls() -> [String: LessonEntries<(sample: Int, call: CallSite)>] {
        var calls: [String: LessonEntries<(sample: Int, call: CallSite)>] = [:]
        for (index, sample) in samples.enumerated() {
            let collector = CallCollector(viewMode: .sourceAccurate)
            collector.walk(sample.tree)
            for call in collector.calls {
                calls[call.name.text, default: LessonEntries()].add((index, call), of: sample.snippet.ordinal)
            }
        }
        return calls
    }

    private func gatherTypeNames() -> [String: PropertyTypes] {
        var types: [String: PropertyTypes] = [:]
        for (sample, outline) in zip(samples, outlines) {
            for property in outline.properties {
                types[property.name, default: PropertyTypes()].add(property.typeName, of: sample.snippet.ordinal)
            }
        }
        return types
    }
}

/// The types of a lesson's properties of one name.
private struct PropertyTypes {
    private var all: Set<String?> = []
    private var own: [Int: Set<String?>] = [:]

    mutating func add(_ name: String?, of ordinal: Int) {
        all.insert(name)
        own[ordinal, default: []].insert(name)
    }

    func seen(from ordinal: Int) -> Set<String?> { own[ordinal] ?? all }
}

/// The entries of a lesson's samples for one name.
private struct LessonEntries<Element> {
    private(set) var all: [Element] = []
    /// The entries of each sample, by the sample's number.
    private(set) var own: [Int: [Element]] = [:]

    mutating func add(_ entry: Element, of ordinal: Int) {
        all.append(entry)
        own[ordinal, default: []].append(entry)
    }

    /// Returns the sample's own entries if it has any, else all entries.
    func seen(from ordinal: Int) -> [Element] { own[ordinal] ?? all }
}

private final class CallCollector: SyntaxVisitor {
    var calls: [CallSite] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallSite(node) { calls.append(call) }
        return .visitChildren
    }
}
