import SwiftSyntax

/// The parts of a signature that a documentation comment has fields for.
package struct DeclaredSignature: Sendable, Hashable {
    package struct Parameter: Sendable, Hashable {
        /// The label of the argument; `_` if it has none.
        package let label: String
        /// The name by which documentation calls it: the one inside of the function, or else the label. `_` if it has neither.
        package let name: String
    }

    package let parameters: [Parameter]
    /// False for a function whose result is `Void`. True for initializers, whose result is an instance.
    package let hasResult: Bool
    package let mayThrow: Bool

    /// - Returns: nil for a declaration that isn't called.
    init?(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            self.init(function.signature, hasResult: Self.hasResult(function.signature.returnClause))
        case .initializerDecl(let initializer): self.init(initializer.signature, hasResult: true)
        case .subscriptDecl(let access):
            let parameters = access.parameterClause.parameters.map { Parameter($0, isOfSubscript: true) }
            self.init(parameters, hasResult: true, mayThrow: Self.mayThrow(access.accessorBlock))
        case .macroDecl(let macro):
            // A macro expands to anything, and throws while it does.
            let parameters = macro.signature.parameterClause.parameters.map { Parameter($0) }
            self.init(parameters, hasResult: true, mayThrow: true)
        default: return nil
        }
    }

    private init(_ signature: FunctionSignatureSyntax, hasResult: Bool) {
        self.init(
            signature.parameterClause.parameters.map { Parameter($0) },
            hasResult: hasResult,
            mayThrow: signature.effectSpecifiers?.throwsClause.map(Self.mayThrow) ?? false
        )
    }

    private init(_ parameters: [Parameter], hasResult: Bool, mayThrow: Bool) {
        (self.parameters, self.hasResult, self.mayThrow) = (parameters, hasResult, mayThrow)
    }

    private static func hasResult(_ clause: ReturnClauseSyntax?) -> Bool {
        guard let type = clause?.type else { return false }
        if let tuple = type.as(TupleTypeSyntax.self) { return !tuple.elements.isEmpty }
        return !["Void", "Swift.Void"].contains(type.trimmedDescription)
    }

    /// `throws(Never)` throws nothing.
    private static func mayThrow(_ clause: ThrowsClauseSyntax) -> Bool { clause.type?.trimmedDescription != "Never" }

    private static func mayThrow(_ block: AccessorBlockSyntax?) -> Bool {
        guard case .accessors(let accessors) = block?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers?.throwsClause.map(mayThrow) ?? false }
    }
}

extension DeclaredSignature.Parameter {
    /// - Parameter isOfSubscript: true if a label counts only if it is written before another name.
    fileprivate init(_ parameter: FunctionParameterSyntax, isOfSubscript: Bool = false) {
        let first = parameter.firstName.text.replacing("`", with: "")
        let second = parameter.secondName?.text.replacing("`", with: "")
        self.init(label: isOfSubscript && second == nil ? "_" : first, name: second == "_" ? first : second ?? first)
    }
}
