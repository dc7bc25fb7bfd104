import Diagnostics
import SnippetSyntax

/// Errors of the compiler in loose files for which no package is named.
///
/// The compiler judges such a sample by what Glosa lends it: an SDK's stand-in, the names of the page. An overload of the library
/// that the page is about, or an extension of its project, is not among that, so an error is a warning. It stays an error where
/// the sample itself is the witness: a slip beside the name that is meant, or a claim of its author.
enum LooseErrors {
    /// Returns the verdicts with such errors as warnings.
    static func lowered(_ verdicts: SampleVerdicts) -> SampleVerdicts {
        guard verdicts.diagnostics.contains(where: isGuess) else { return verdicts }
        return verdicts.with(diagnostics: verdicts.diagnostics.map { isGuess($0) ? $0.with(severity: .warning) : $0 })
    }

    private static func isGuess(_ finding: Diagnostic) -> Bool {
        finding.rule == .compileError && finding.severity == .error
            && finding.snippet?.expectation == SnippetReference.Expectation.none
            && !finding.message.en.contains("did you mean") && finding.advice?.en.contains("did you mean") != true
    }
}
