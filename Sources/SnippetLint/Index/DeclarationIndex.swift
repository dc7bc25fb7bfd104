import SwiftSyntax

/// What the samples of one lesson declare, for the rules that need more than the sample before them.
///
/// Where the samples disagree about a name, it answers nothing: a rule that can't know stays silent.
final class DeclarationIndex {
    private let samples: [ParsedSnippet]
    private let outlines: [Outline]
    private let typesByName: [String: [(sample: Int, type: Int)]]
    /// Calls are gathered only when a rule asks for one.
    private lazy var callsByName: [String: [(sample: Int, call: CallSite)]] = gatherCalls()

    init(samples: [ParsedSnippet], outlines: [Outline]) {
        self.samples = samples
        self.outlines = outlines
        var types: [String: [(sample: Int, type: Int)]] = [:]
        for (sample, outline) in outlines.enumerated() {
            for (index, type) in outline.types.enumerated() where type.kind != .extension && !type.name.isEmpty {
                types[type.name, default: []].append((sample, index))
            }
        }
        typesByName = types
    }

    /// The declarations of a name: those of the sample itself if it has any, else the lesson's.
    func types(named name: String, from sample: ParsedSnippet) -> [TypeDeclaration] {
        let all = typesByName[name] ?? []
        let own = all.filter { samples[$0.sample].snippet.ordinal == sample.snippet.ordinal }
        return (own.isEmpty ? all : own).map { outlines[$0.sample].types[$0.type] }
    }

    /// Whether the lesson declares the name, and always so that the condition holds.
    func declares(
        _ name: String,
        from sample: ParsedSnippet,
        where condition: (TypeDeclaration) -> Bool
    ) -> Bool {
        let types = types(named: name, from: sample)
        return !types.isEmpty && types.allSatisfy(condition)
    }

    /// The lesson's calls of a name, with the sample that each stands in.
    func calls(of name: String) -> [(sample: ParsedSnippet, call: CallSite)] {
        (callsByName[name] ?? []).map { (samples[$0.sample], $0.call) }
    }

    /// The calls of a name in one sample.
    func calls(of name: String, in sample: ParsedSnippet) -> [CallSite] {
        calls(of: name).filter { $0.sample.snippet.ordinal == sample.snippet.ordinal }.map(\.call)
    }

    /// The properties of the lesson's types and its bare ones that go by a name.
    func properties(named name: String, from sample: ParsedSnippet) -> [Property] {
        let own = outlines.indices.filter { samples[$0].snippet.ordinal == sample.snippet.ordinal }
            .flatMap { outlines[$0].properties }.filter { $0.name == name }
        return own.isEmpty ? outlines.flatMap(\.properties).filter { $0.name == name } : own
    }

    /// Whether the lesson shows models with Observation anywhere: @Observable, @Bindable, @Environment(T.self).
    private(set) lazy var teachesObservation = outlines.contains { outline in
        outline.types.contains(where: \.isObservable)
            || outline.properties.contains { $0.hasAttribute("Bindable") || $0.environmentType != nil }
    }

    /// All types that the lesson declares, extensions too.
    var types: [TypeDeclaration] { outlines.flatMap(\.types) }

    /// The text of each sample.
    var texts: [String] { samples.map { String(decoding: $0.bytes, as: UTF8.self) } }

    private func gatherCalls() -> [String: [(sample: Int, call: CallSite)]] {
        var calls: [String: [(sample: Int, call: CallSite)]] = [:]
        for (index, sample) in samples.enumerated() {
            let collector = CallCollector(viewMode: .sourceAccurate)
            collector.walk(sample.tree)
            for call in collector.calls { calls[call.name.text, default: []].append((index, call)) }
        }
        return calls
    }
}

private final class CallCollector: SyntaxVisitor {
    var calls: [CallSite] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallSite(node) { calls.append(call) }
        return .visitChildren
    }
}
