import Course
import Markdown

/// The words of a page's text, and the small words of its language. They tell text in code from code.
struct PageWords: Sendable {
    let language: String
    private let words: Set<String>

    init(_ document: Document, language: String) {
        self.language = language
        let small = FunctionWords.byLanguage[language.prefix { $0 != "-" }.lowercased()] ?? []
        words = document.descendants(of: document.root).reduce(into: small) { words, node in
            guard document[node].kind == .text else { return }
            for word in document.text(of: node).lowercased().split(whereSeparator: { !$0.isLetter }) {
                words.insert(String(word))
            }
        }
    }

    /// Returns true if the page has a word, in small letters.
    func contains(_ word: String) -> Bool { words.contains(word) }
}
