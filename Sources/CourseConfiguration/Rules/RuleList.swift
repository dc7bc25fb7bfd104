import Diagnostics
import Gettext
import Markdown
import MarkdownHTML
import Mermaid
import SnippetCompiler
import SnippetLint
import SnippetSyntax

extension RuleID {
    /// Every name that a finding of Glosa's may have, those of findings in alphabetical order of their modules.
    package static let all: [RuleID] =
        general + ofGettext + ofMarkdown + ofHTML + ofDiagrams + ofSyntax + ofLint + ofCompiler + ofCourses + ofChecks
        + ofThemes

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $0) })

    /// The rule of a name; nil where there is none.
    package init?(named name: some StringProtocol) {
        guard let rule = Self.byName[String(name)] else { return nil }
        self = rule
    }
}
