import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let onChange = Rule(
        .onChange,
        .movedAPI,
        levels: .taught(.warning),
        since: .iOS("17.0"),
        fixability: .safe,
        about: About(
            what: ("`onChange` with one parameter is deprecated", "`onChange` con un parámetro está obsoleto"),
            why: (
                "since iOS 17 the closure takes the old value and the new one, or no parameters",
                "desde iOS 17 la clausura recibe el valor anterior y el nuevo, o no recibe ninguno"
            ),
            instead: (
                "write `.onChange(of: value) { oldValue, newValue in … }`, or without parameters",
                "escribe `.onChange(of: valor) { anterior, nuevo in … }`, o sin parámetros"
            )
        ),
        examples: [
            .flagged(
                "Text(\"a\").‹onChange›(of: name) { new in save(new) }",
                fixed: "Text(\"a\").onChange(of: name) { _, new in save(new) }"
            ),
            .flagged("Text(\"a\").‹onChange›(of: name, perform: save)"),
            .flagged("Text(\"a\").‹onChange›(of: name) { save($0) }"),
            .accepted("Text(\"a\").onChange(of: name) { old, new in save(new) }"),
            .accepted("Text(\"a\").onChange(of: name) { save() }"),
            .accepted("Text(\"a\").onChange(of: name) { save($0, $1) }"),
        ],
        checks: [
            .call(["onChange"]) { call, context in
                guard call.isMember, call.argument("of") != nil else { return [] }
                let name = context.range(of: call.name)
                if call.argument("perform") != nil { return [Finding(name)] }
                guard let closure = call.node.trailingClosure else { return [] }
                switch closure.signature?.parameterClause {
                case .simpleInput(let parameters):
                    guard parameters.count == 1 else { return [] }
                    let start = context.range(of: parameters).lowerBound
                    return [Finding(name, edits: [.init(range: start..<start, replacement: "_, ")])]
                case .parameterClause(let clause):
                    guard clause.parameters.count == 1, let parameter = clause.parameters.first else { return [] }
                    let start = context.range(of: parameter).lowerBound
                    let edits = parameter.type == nil ? [Finding.Edit(range: start..<start, replacement: "_, ")] : []
                    return [Finding(name, edits: edits)]
                case nil:
                    let names = Set(closure.statements.tokens(viewMode: .sourceAccurate).map(\.text))
                    return names.contains("$0") && !names.contains("$1") ? [Finding(name)] : []
                }
            }
        ]
    )
}
