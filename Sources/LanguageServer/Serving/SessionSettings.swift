import Diagnostics
import Preview

/// The settings of a session, and what it has to be told by the program.
package struct SessionSettings: Sendable {
    package var version: String
    /// The language of messages, `en` or `es`; nil: the client's, if it names one of them.
    package var language: String?
    /// The language of messages if the client's is another.
    package var otherLanguage: String
    /// Returns the explanation of a rule as Markdown, in a language; nil for a name that no rule has.
    package var explanation: @Sendable (_ rule: String, _ language: String) -> String?
    /// Returns the source of what has changed in the originals of a course's translations, for the preview; nil: there is none.
    package var drift: @Sendable (_ root: String) -> DriftSource? = { _ in nil }
    /// The time without changes after which the compiler is asked; nil: it never is.
    package var quietTime: Duration? = .milliseconds(600)
    /// The time without changes after which a course is left for the next session, if the compiler isn't asked.
    package var restTime: Duration = .milliseconds(600)
    /// The longest time for an answer of SourceKit-LSP.
    package var patience: Duration = .seconds(5)
    /// True if changes of files are watched by the server itself.
    package var watchesFiles = true

    package init(
        version: String,
        language: String?,
        otherLanguage: String = "en",
        explanation: @escaping @Sendable (_ rule: String, _ language: String) -> String?
    ) {
        (self.version, self.explanation) = (version, explanation)
        (self.language, self.otherLanguage) = (language, otherLanguage)
    }
}
