import Diagnostics
import Markdown

/// The commit of the original that a translation names as the one it renders.
///
/// Projects write it in the front matter (`default_lang_commit`, `source_commit`, `l10n: {sourceCommit}`) or in a comment
/// (`<!-- translated from 1a2b3c4 -->`).
enum NamedCommit {
    static func of(_ document: Document) -> String? {
        inFrontMatter(of: document) ?? document.comments.lazy.compactMap { inComment($0.text) }.first
    }

    private static func inFrontMatter(of document: Document) -> String? {
        guard let range = document.frontMatter?.range else { return nil }
        return document.file.text(in: range).split(whereSeparator: \.isNewline).lazy.compactMap { line -> String? in
            guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "=" }),
                line[..<colon].lowercased().contains("commit")
            else {
                return nil
            }
            let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\"" || $0 == "'" }
            return hash(value.prefix { $0.isHexDigit })
        }.first
    }

    private static let words = ["translat", "source", "original", "based", "synced", "upstream", "commit"]

    private static func inComment(_ text: String) -> String? {
        let text = text.lowercased()
        guard words.contains(where: text.contains) else { return nil }
        return text.split { !$0.isLetter && !$0.isNumber }.lazy.compactMap(hash).first
    }

    /// Returns a word that can be the name of a commit: seven to forty hexadecimal digits, and not a number or a word.
    private static func hash(_ word: Substring) -> String? {
        guard (7...40).contains(word.count), word.allSatisfy(\.isHexDigit), word.contains(where: \.isNumber),
            word.count == 40 || word.contains(where: \.isLetter)
        else { return nil }
        return word.lowercased()
    }
}
