import SwiftSyntax

/// What the samples of one lesson declare, for the rules that need more than the sample before them.
///
/// Where the samples disagree about a name, it answers nothing: a rule that can't know stays silent. What rules ask again and
/// again is gathered once, when the first asks.
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

    /// The declarations of a name: those of the sample itself if it has any, else the lesson's.
    package func types(named name: String, from sample: ParsedSnippet) -> [TypeDeclaration] {
        typesByName[name]?.seen(from: sample.snippet.ordinal) ?? []
    }

    /// Whether the lesson declares the name, and always so that the condition holds.
    package func declares(
        _ name: String,
        from sample: ParsedSnippet,
        where condition: (TypeDeclaration) -> Bool
    ) -> Bool {
        let types = types(named: name, from: sample)
        return !types.isEmpty && types.allSatisfy(condition)
    }

    /// Whether the lesson declares or extends a type of the name.
    package func hasType(named name: String) -> Bool { typesByName[name] != nil || extensionsByName[name] != nil }

    /// Whether a type of the lesson inherits from the name.
    package func isInherited(_ name: String) -> Bool { inheritedNames.contains(name) }

    /// The lesson's extensions of a type.
    package func extensions(of name: String) -> [TypeDeclaration] { extensionsByName[name] ?? [] }

    /// The lesson's calls of a name, with the sample that each stands in.
    func calls(of name: String) -> [(sample: ParsedSnippet, call: CallSite)] {
        (callsByName[name]?.all ?? []).map { (samples[$0.sample], $0.call) }
    }

    /// The calls of a name in one sample.
    func calls(of name: String, in sample: ParsedSnippet) -> [CallSite] {
        (callsByName[name]?.own[sample.snippet.ordinal] ?? []).map(\.call)
    }

    /// Whether a call of a name in the lesson has an argument of this label.
    package func hasCall(of name: String, labelled label: String) -> Bool {
        labelsByName[name]?.contains(label) ?? false
    }

    /// The same in one sample.
    package func hasCall(of name: String, labelled label: String, in sample: ParsedSnippet) -> Bool {
        ownLabelsByName[name]?[sample.snippet.ordinal]?.contains(label) ?? false
    }

    /// The types of the properties that go by a name, of types and bare; nil for one that shows none.
    func types(ofPropertiesNamed name: String, from sample: ParsedSnippet) -> Set<String?> {
        typeNamesByProperty[name]?.seen(from: sample.snippet.ordinal) ?? []
    }

    /// Whether the lesson shows models with Observation anywhere: @Observable, @Bindable, @Environment(T.self).
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

    /// The tokens with a text within a node of any sample, in order of place; only names are known.
    package func tokens(_ text: String, in node: some SyntaxProtocol) -> ArraySlice<TokenSyntax> {
        let root = node.root
        if let known = names[root.id] { return known.tokens(text, in: node) }
        let made = NamedTokens(in: root)
        names[root.id] = made
        return made.tokens(text, in: node)
    }

    /// What an initialiser assigns.
    package func assignments(in initializer: InitializerDeclSyntax) -> Assignments {
        if let known = assignments[initializer.id] { return known }
        let made = Assignments(in: initializer)
        assignments[initializer.id] = made
        return made
    }

    /// What the lesson puts in the environment with a modifier.
    package func injections(with modifier: String) -> Injections {
        if let known = injections[modifier] { return known }
        let made = Injections(with: modifier, in: self)
        injections[modifier] = made
        return made
    }

    /// What the lesson's samples write to from outside, or make bindings of.
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

/// What the samples of a lesson have of one name.
private struct LessonEntries<Element> {
    private(set) var all: [Element] = []
    /// By the sample's number.
    private(set) var own: [Int: [Element]] = [:]

    mutating func add(_ entry: Element, of ordinal: Int) {
        all.append(entry)
        own[ordinal, default: []].append(entry)
    }

    /// The sample's own if it has any, else all.
    func seen(from ordinal: Int) -> [Element] { own[ordinal] ?? all }
}

private final class CallCollector: SyntaxVisitor {
    var calls: [CallSite] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallSite(node) { calls.append(call) }
        return .visitChildren
    }
}
