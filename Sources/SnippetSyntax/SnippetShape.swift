/// The kind of code that a sample is a piece of, which decides how it is parsed.
public enum SnippetShape: String, Sendable, CaseIterable {
    /// A whole file: it imports something.
    case file
    /// Types, functions, extensions.
    case declarations
    /// The members of a type: properties, initialisers, cases.
    case members
    /// The statements of a function.
    case statements
    /// A single value, such as a chain of modifiers.
    case expression
    /// A piece with parts left out.
    case fragment
}
