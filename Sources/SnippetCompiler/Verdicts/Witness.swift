import SnippetSyntax

/// Other ways to compile a sample that the compiler refuses, each with the consequence if it accepts that one.
///
/// An error of the compiler is a finding only if no witness removes it: the code that Glosa wraps around a sample, its imports
/// and its borrowed declarations are guesses.
enum Witness: String, Sendable, CaseIterable {
    /// The sample with the page's declarations before the SDK's of the same names, including functions with other labels and
    /// operators of earlier samples. A sample that is accepted this way compiles.
    case pageNames
    /// The sample with the first shape of types that the page shows several times. A sample that is accepted this way compiles:
    /// nothing says which of the shapes it means.
    case otherShapes
    /// The sample without the declarations of the page's other samples, if nothing says that they belong together. An error that
    /// disappears is a warning: the sample may mean other declarations of those names.
    case alone
    /// The sample without SwiftUI, if nothing on the page uses it. Names that are missing then are the sample's own, and
    /// undeclared.
    case withoutSwiftUI
    /// The sample as the program `main.swift`: global functions, operators and variables are a script's. A sample that is
    /// accepted this way compiles.
    case script
    /// That program in Swift 5 mode. The errors of a sample that is accepted this way are those that the program has in Swift 6 mode:
    /// notes.
    case scriptInSwift5
    /// The sample in Swift 5 mode, with minimal concurrency checks. An error that disappears is one of Swift 6 mode: a note.
    case swift5
    /// The sample with a compiler that looks for names which resemble a missing member. A member one letter away is the one that
    /// is meant.
    case spelling

    /// The settings with which the compiler looks for corrections of up to 400 names; each takes it some ten milliseconds.
    static let settingsOfSpelling = ["-Xfrontend", "-typo-correction-limit", "-Xfrontend", "400"]

    /// The settings of ``swift5``.
    static func settingsOfSwift5(_ settings: [String]) -> [String] {
        // Without its literals, a sample with regular expressions would be another text in that mode.
        settings.replacingLanguage(by: "5") + ["-strict-concurrency=minimal", "-enable-bare-slash-regex"]
    }
}

extension Witness {
    /// True if an error may be caused by the function that is wrapped around a script, by the compiler's words.
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
