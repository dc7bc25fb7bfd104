import SwiftSyntax

/// The assignments in an initialiser's statements, by target.
package struct Assignments {
    package struct Assignment {
        package let target: String
        package let value: ExprSyntax
        package let node: SequenceExprSyntax
    }

    /// The initialiser's parameters, without those whose names begin with `initial` or `default`.
    package let parameters: Set<String>
    private var byTarget: [String: [Assignment]] = [:]

    init(in initializer: InitializerDeclSyntax) {
        parameters = Set(
            initializer.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
                .filter { !$0.lowercased().hasPrefix("initial") && !$0.lowercased().hasPrefix("default") }
        )
        for item in initializer.body?.statements ?? [] {
            guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self),
                sequence.elements.count == 3, let target = sequence.elements.first,
                let value = sequence.elements.last,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
            else { continue }
            let name = target.sourceText
            byTarget[name, default: []].append(Assignment(target: name, value: value, node: sequence))
        }
    }

    /// Returns the assignments to any of the targets, in source order.
    package func of(_ targets: [String]) -> [Assignment] {
        targets.flatMap { byTarget[$0] ?? [] }.sorted { $0.node.position < $1.node.position }
    }
}
