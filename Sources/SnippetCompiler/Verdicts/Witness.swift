import SnippetSyntax

/// Other ways to take a sample that the compiler refuses, each with what follows if it is accepted so.
///
/// An error of the compiler is a finding only if no witness takes it away: what Glosa wraps around a sample, what it imports
/// and what it lends are guesses.
enum Witness: String, Sendable, CaseIterable {
    /// With the page's declarations before those that the SDK has under the same names, functions of other labels and
    /// operators of earlier samples included. A sample that is accepted so compiles.
    case pageNames
    /// With the first shape of types that the page shows several times. A sample that is accepted so compiles: which of them it
    /// means, nobody says.
    case otherShapes
    /// Without what other samples of the page declare, where nobody says that they belong together. An error that is gone then is
    /// a warning: the sample may mean others of those names.
    case alone
    /// Without SwiftUI, where nothing on the page speaks of it. Names that are missing then are its names, and nobody's.
    case withoutSwiftUI
    /// As the program `main.swift`: global functions, operators and variables are a script's. A sample that is accepted so
    /// compiles.
    case script
    /// As that program in Swift 5 mode. The errors of a sample that is accepted so are those that the program has in Swift 6 mode:
    /// notes.
    case scriptInSwift5
    /// In Swift 5 mode, with minimal checks of concurrency. An error that is gone then is one of Swift 6 mode: a note.
    case swift5
    /// With the compiler looking for names that resemble a missing member. A member one letter away is the one that is meant.
    case spelling

    /// What tells the compiler to look for so many names: each takes it some ten milliseconds.
    static let settingsOfSpelling = ["-Xfrontend", "-typo-correction-limit", "-Xfrontend", "400"]

    /// The settings of ``swift5``.
    static func settingsOfSwift5(_ settings: [String]) -> [String] {
        settings.replacingLanguage(by: "5") + ["-strict-concurrency=minimal"]
    }
}

extension Witness {
    /// Whether an error may come of the function that is wrapped around a script, by the compiler's words.
    static func mayComeOfWrapping(_ message: String) -> Bool { ofWrapping.contains { message.contains($0) } }

    private static let ofWrapping = [
        "global variable initializer", "local function", "at global or in type scope", "at file scope", "isolated",
        "concurrency-safe", "Sendable", "sending", "before its declaration", "argument label", "takes no arguments",
        "missing argument", "extra argument", "in this scope", "local type", "local variable", "local var", "captures",
        "redeclaration", "top-level code", "in a non-local scope", "does not bind any variables",
        "'async' call", "'await'", "'try'", "can throw", "operator", "within property initializer",
        "explicit use of 'self'", "instance member",
    ]
}
