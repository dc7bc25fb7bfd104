import Diagnostics
import Markdown
import Support

/// The fields of a documentation comment that are about a signature: items of its lists that begin with `Parameter name:`,
/// `Parameters:`, `Returns:` or `Throws:` (Swift-DocC, “Documenting API with Parameters and Return Values”).
struct CommentFields {
    struct Parameter {
        let name: String
        /// The first line of its item.
        let range: SourceRange
        /// True if the name stands between backticks, where DocC doesn't look for one.
        let isCode: Bool
    }

    private(set) var parameters: [Parameter] = []
    private(set) var returns: [SourceRange] = []
    private(set) var `throws`: [SourceRange] = []

    private let document: Document

    init(_ document: Document) {
        self.document = document
        for list in document.children(of: document.root)
        where document[list].kind == .list && !document[list].isOrderedList {
            for item in document.children(of: list) { read(item) }
        }
    }

    private mutating func read(_ item: NodeID) {
        guard let paragraph = document.children(of: item).first(where: { _ in true }),
            document[paragraph].kind == .paragraph
        else { return }
        let words = words(of: paragraph)
        let tag = words.text.prefix { $0 != ":" && $0 != " " }.lowercased()
        switch tag {
        case "parameter":
            let rest = words.text.dropFirst(tag.count)
            add(String(rest), words.code, item)
        case "parameters" where words.text.dropFirst(tag.count).first { !$0.isWhitespace } == ":":
            for list in document.children(of: item)
            where document[list].kind == .list && !document[list].isOrderedList {
                for item in document.children(of: list) {
                    guard let first = document.children(of: item).first(where: { _ in true }),
                        document[first].kind == .paragraph
                    else { continue }
                    let words = self.words(of: first)
                    add(words.text, words.code, item)
                }
            }
        case "returns" where isField(words.text, tag): returns.append(document.firstLine(of: item))
        case "throws" where isField(words.text, tag): self.throws.append(document.firstLine(of: item))
        default: break
        }
    }

    private func isField(_ text: String, _ tag: String) -> Bool {
        text.dropFirst(tag.count).first { !$0.isWhitespace } == ":"
    }

    /// Adds the parameter that a text names before its colon.
    ///
    /// - Parameter code: the first code in it, if only blanks stand before that.
    private mutating func add(_ text: String, _ code: String?, _ item: NodeID) {
        let name = text.prefix { $0 != ":" }
        let plain = name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
        if plain.isEmpty, let code {
            parameters.append(Parameter(name: code, range: document.firstLine(of: item), isCode: true))
        } else if name.endIndex < text.endIndex, !plain.isEmpty {
            parameters.append(Parameter(name: String(plain), range: document.firstLine(of: item), isCode: false))
        }
    }

    /// Returns the text that a paragraph begins with, up to its first markup, and the code that follows it.
    private func words(of paragraph: NodeID) -> (text: String, code: String?) {
        var text = ""
        for inline in document.children(of: paragraph) {
            switch document[inline].kind {
            case .text: text += document.text(of: inline)
            case .code: return (text, document.text(of: inline))
            default: return (text, nil)
            }
        }
        return (text, nil)
    }
}
