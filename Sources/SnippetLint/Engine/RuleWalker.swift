import Diagnostics
import SnippetSyntax
import SwiftSamples
import SwiftSyntax

/// The checks of the active rules, by the part of a sample that they inspect.
struct CheckTable: Sendable {
    typealias Entry<Node> = (rule: Int, check: @Sendable (Node, RuleContext) -> [Finding])

    // The most frequent entries have types of their own: a closure in a tuple of an array gets copies of its arguments.

    struct PropertyEntry: Sendable {
        let rule: Int
        let check: @Sendable (Property, RuleContext) -> [Finding]
    }

    struct CallEntry: Sendable {
        let rule: Int
        let check: @Sendable (CallSite, RuleContext) -> [Finding]
    }

    struct NodeEntry: Sendable {
        let rule: Int
        let check: @Sendable (Syntax, RuleContext) -> [Finding]
    }

    let rules: [(rule: Rule, level: RuleLevel)]
    private(set) var types: [Entry<TypeDeclaration>] = []
    private(set) var properties: [PropertyEntry] = []
    private(set) var calls = NameTable<CallEntry>()
    private(set) var anyCall: [CallEntry] = []
    private(set) var names = NameTable<Entry<TokenSyntax>>()
    /// One list for each kind of node.
    private(set) var nodes: [[NodeEntry]] = NodeKind.allCases.map { _ in [] }
    private(set) var samples: [(rule: Int, check: @Sendable (RuleContext) -> [Finding])] = []

    private var refusals: [(rule: Int, check: @Sendable (SampleRefusal) -> Finding?)] = []

    init(_ rules: [(rule: Rule, level: RuleLevel)]) {
        self.rules = rules
        for (index, entry) in rules.enumerated() {
            for check in entry.rule.checks {
                switch check {
                case .type(let check): types.append((index, check))
                case .property(let check): properties.append(PropertyEntry(rule: index, check: check))
                case .call([], let check): anyCall.append(CallEntry(rule: index, check: check))
                case .call(let wanted, let check):
                    for name in wanted { calls.add(CallEntry(rule: index, check: check), for: name) }
                case .name(let wanted, let check):
                    for name in wanted { names.add((index, check), for: name) }
                case .node(let kind, let check): nodes[kind.rawValue].append(NodeEntry(rule: index, check: check))
                case .sample(let check): samples.append((index, check))
                case .refusal(let check): refusals.append((index, check))
                }
            }
        }
    }

    /// Returns all findings of the rules in one sample, each with the index of its rule in the table.
    func findings(in context: RuleContext) -> [(rule: Int, finding: Finding)] {
        var found: [(rule: Int, finding: Finding)] = []
        for entry in samples { for finding in entry.check(context) { found.append((entry.rule, finding)) } }
        for type in context.outline.types {
            for entry in types { for finding in entry.check(type, context) { found.append((entry.rule, finding)) } }
        }
        for property in context.outline.properties {
            for entry in properties {
                for finding in entry.check(property, context) { found.append((entry.rule, finding)) }
            }
        }
        let walker = RuleWalker(table: self, context: context)
        walker.walk(context.sample.tree)
        return found + walker.found
    }

    /// Returns the findings of the rules on a sample that isn't parsed.
    func refusals(in context: RuleContext) -> [(rule: (rule: Rule, level: RuleLevel), finding: Finding)] {
        guard let refusal = context.sample.refusal else { return [] }
        return refusals.compactMap { entry in entry.check(refusal).map { (rules[entry.rule], $0) } }
    }
}

/// The one walk over a sample's tree for all rules.
private final class RuleWalker: SyntaxVisitor {
    let context: RuleContext
    // Tables one by one: the whole ``CheckTable`` would be copied for each node.
    private let calls: NameTable<CheckTable.CallEntry>
    private let anyCall: [CheckTable.CallEntry]
    private let names: NameTable<CheckTable.Entry<TokenSyntax>>
    private let nodes: [[CheckTable.NodeEntry]]
    var found: [(rule: Int, finding: Finding)] = []

    init(table: CheckTable, context: RuleContext) {
        (calls, anyCall, names) = (table.calls, table.anyCall, table.names)
        nodes = table.nodes
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    private func run(_ entries: [CheckTable.CallEntry], _ call: CallSite) {
        for entry in entries { for finding in entry.check(call, context) { found.append((entry.rule, finding)) } }
    }

    private func run(_ kind: NodeKind, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        for entry in nodes[kind.rawValue] {
            for finding in entry.check(Syntax(node), context) { found.append((entry.rule, finding)) }
        }
        return .visitChildren
    }

    private func look(for name: TokenSyntax) {
        for entry in names[name.text] {
            for finding in entry.check(name, context) { found.append((entry.rule, finding)) }
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallSite(node) {
            run(calls[call.name.text], call)
            run(anyCall, call)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        look(for: node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        look(for: node.name)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { run(.attribute, node) }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { run(.forceUnwrapExpr, node) }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { run(.ifExpr, node) }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { run(.sequenceExpr, node) }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { run(.stringLiteralExpr, node) }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { run(.tryExpr, node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { run(.variableDecl, node) }
}
