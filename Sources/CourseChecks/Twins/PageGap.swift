import Diagnostics
import Markdown

/// Pages of which one language has no text, or a line or two, such as “Not translated yet”.
extension TwinPair {
    /// The message about such a page; nil if both languages have text.
    var gap: LocalizedText? {
        if !hasText(lesson.document), hasText(originalLesson.document) {
            LocalizedText(
                en: "this translation has no text, and the original has some",
                es: "esta traducción no tiene texto, y el original sí"
            )
        } else if isStub(prose, of: originalProse, least: 0) {
            LocalizedText(
                en: "this translation has hardly anything of the original's text",
                es: "esta traducción apenas tiene texto del original"
            )
        } else if isStub(originalProse, of: prose, least: Self.leastWritten) {
            LocalizedText(
                en: "the original has hardly anything of this translation's text",
                es: "el original apenas tiene texto de esta traducción"
            )
        } else {
            nil
        }
    }

    /// The least number of letters of a translation whose original is a stub.
    private static let leastWritten = 120

    /// True if the original's text is in a template that its front matter names, and the page has none.
    var isMadeByTemplate: Bool {
        let keys = originalLesson.metadata.keyRanges
        return ["template", "layout"].contains { keys[$0] != nil } && !hasText(originalLesson.document)
    }

    private func hasText(_ document: Document) -> Bool {
        document.children(of: document.root).contains { _ in true }
    }

    /// Returns true if one text is a line or two, and the other has several sections or paragraphs.
    ///
    /// - Parameter least: the least number of letters of the other text.
    private func isStub(_ prose: [ProseBlock.Section], of other: [ProseBlock.Section], least: Int) -> Bool {
        func length(_ sections: [ProseBlock.Section]) -> Int { sections.reduce(0) { $0 + $1.length } }
        func blocks(_ sections: [ProseBlock.Section]) -> Int { sections.reduce(0) { $0 + $1.blocks.count } }
        return prose.count <= 2 && blocks(prose) <= 2 && (other.count > 3 || blocks(other) > 3)
            && length(prose) * 20 < length(other) && length(other) >= least
    }
}
