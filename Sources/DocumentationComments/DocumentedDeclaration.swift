/// A declaration with a documentation comment.
package struct DocumentedDeclaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case structure, classType, enumeration, actor, protocolType, extensionBlock, typeAlias, associatedType
        case function, initializer, deinitializer, subscripting, property, enumerationCase
        case macro, operatorSign, precedenceGroup
    }

    package let kind: Kind
    /// The path of its name, with the argument labels of what is called: `Outer.member(label:)`. Of several names that one
    /// declaration gives, the first; of an extension, the type that it extends.
    package let name: String
    /// The widest access that code of other files has to it, as far as its own file tells: the least of its own level and those of
    /// the types around it. See ``DeclaredTypes/access(of:)`` for the types that extensions extend.
    package internal(set) var access: AccessLevel
    /// The type that the outermost extension around it extends; nil outside of extensions.
    package let extendedType: String?
    /// The conditions of the `#if` blocks around it, from outside in; `else` after others stands as `!(…)`.
    package let conditions: [String]
    /// The generic parameters, and the associated types of protocols, that its text can name: its own and those of the types
    /// around it.
    package let genericParameters: [String]
    /// The parts of its signature that a comment documents; nil for what isn't called.
    package let signature: DeclaredSignature?
    /// The names that code beside it knows; nil for what has no such code.
    package let context: DeclaredContext?
}
