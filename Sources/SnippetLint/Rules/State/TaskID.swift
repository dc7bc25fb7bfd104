import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let taskID = Rule(
        .taskID,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: (
                "a task without id reads a value that the parent may change",
                "una tarea sin id lee un valor que el padre puede cambiar"
            ),
            why: (
                "`.task` runs once when the view appears: with the next value it doesn't start again",
                "`.task` se ejecuta una vez cuando aparece la vista: con el siguiente valor no vuelve a empezar"
            ),
            instead: ("write `.task(id: value) { … }`", "escribe `.task(id: valor) { … }`")
        ),
        examples: [
            .flagged(
                """
                struct Detail: View {
                    let bookID: Int
                    @State private var book: Book?
                    var body: some View {
                        Text("a").‹task› { book = await load(bookID) }
                    }
                }
                """
            ),
            .accepted(
                """
                struct Detail: View {
                    let bookID: Int
                    @State private var book: Book?
                    var body: some View {
                        Text("a").task(id: bookID) { book = await load(bookID) }
                    }
                }
                """
            ),
            .accepted(
                """
                struct Detail: View {
                    let viewModel: DetailModel
                    var body: some View {
                        Text("a").task { await viewModel.load() }
                    }
                }
                """
            ),
        ],
        checks: [
            .call(["task"]) { call, context in
                guard call.isMember, call.argument("id") == nil, let closure = call.node.trailingClosure,
                    let owner = context.enclosingType(of: call.node), owner.isView
                else { return [] }
                let inputs = owner.properties.filter { property in
                    property.isLet && property.initialValue == nil && !property.isStatic && property.attributes.isEmpty
                        && !(property.typeText ?? "").contains("->")
                        && property.typeName.map { type in
                            !context.lesson.types(named: type, from: context.sample).contains {
                                $0.kind != .structure && $0.kind != .enum
                            }
                        } ?? true
                }
                for input in inputs where Self.isArgument(input.name, in: closure) {
                    return [
                        Finding(
                            context.range(of: call.name),
                            message: (
                                en: "this task reads “\(input.name)” and doesn't start again when it changes",
                                es: "esta tarea lee «\(input.name)» y no vuelve a empezar cuando cambia"
                            ),
                            advice: (
                                en: "write `.task(id: \(input.name)) { … }`",
                                es: "escribe `.task(id: \(input.name)) { … }`"
                            )
                        )
                    ]
                }
                return []
            }
        ]
    )

    /// Returns true if the value itself, or a part of it, is handed to something: `load(bookID)`, `load(book.id)`.
    private static func isArgument(_ name: String, in closure: ClosureExprSyntax) -> Bool {
        closure.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
                var node = token.parent, node.is(DeclReferenceExprSyntax.self)
            else { return false }
            while let member = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(member) }
            return node.parent?.is(LabeledExprSyntax.self) == true
        }
    }
}
