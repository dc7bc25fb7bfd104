import SwiftSyntax

/// The types of the objects that the samples of a lesson put in the environment with one modifier.
package struct Injections {
    private var types: Set<String> = []
    /// True if the lesson doesn't show the type of one of the objects.
    private var isUnknown = false

    init(with modifier: String, in lesson: DeclarationIndex) {
        for (sample, call) in lesson.calls(of: modifier) {
            guard call.isMember, let argument = call.firstArgument else { continue }
            let expression = argument.expression
            if expression.is(KeyPathExprSyntax.self) { continue }
            if let made = expression.as(FunctionCallExprSyntax.self).flatMap(CallSite.init), !made.isMember {
                types.insert(made.name.text)
            } else if let member = expression.as(MemberAccessExprSyntax.self),
                let base = member.base?.as(DeclReferenceExprSyntax.self),
                base.baseName.text.first?.isUppercase == true
            {
                types.insert(base.baseName.text)
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                let names = lesson.types(ofPropertiesNamed: reference.baseName.text, from: sample)
                if names.isEmpty || names.contains(nil) { isUnknown = true }
                types.formUnion(names.compactMap(\.self))
            } else {
                isUnknown = true
            }
        }
    }

    /// Returns true if the lesson puts an object of the type in the environment, or one whose type it doesn't show.
    package func offers(_ type: String) -> Bool { isUnknown || types.contains(type) }
}
