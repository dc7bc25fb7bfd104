import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Support

/// The texts of a page and those of its translation, paired.
///
/// Sections are paired as the check pairs them, and in each section the texts in their order: by the kind of their block, and by
/// the numbers, code and addresses that both have.
package struct PageUnits: Sendable {
    /// A text in a file.
    struct Text: Sendable {
        let range: Range<Int>
        let text: String
        let isCode: Bool
        /// The section, 0 before the first heading; nil for a value of the front matter.
        let section: Int?
        /// The key of a value of the front matter.
        let key: String?
        /// The message of the document; nil for a value of the front matter.
        let message: DocumentMessage?
        /// The kinds of the blocks around the text, the innermost first.
        let kinds: [Node.Kind]
        let marks: Set<String>
    }

    package let original: Document
    let texts: [Text]
    /// The index of each text's translation in ``translations``; nil for a text without one.
    let pairs: [Int?]
    let translations: [Text]
    package let units: [TranslationUnit]

    /// - Parameters:
    ///   - original: the index of the original.
    ///   - translation: that of the translation; nil for a page that has none.
    ///   - drift: the sections that the translation is behind in.
    package init(_ course: Course, original: Int, translation: Int?, drift: PageDrift? = nil) {
        let lesson = course.lessons[original]
        let source = Self.ownDocument(of: lesson)
        let own = Self.texts(of: source)
        let document = translation.map { Self.ownDocument(of: course.lessons[$0]) }
        let others = document.map(Self.texts) ?? []
        let pairs = document.map { Self.pairs(own, source, others, $0) } ?? own.map { _ in nil }
        (self.original, texts, translations, self.pairs) = (source, own, others, pairs)
        let behind = Set(drift?.sections.compactMap(\.original) ?? [])
        let ids = course.headingIDs[original]
        let path = lesson.filePath
        var counts: [String: Int] = [:]
        units = zip(own, pairs).map { text, pair in
            let anchor = text.section.map { section in
                section == 0 ? "" : section <= ids.count ? ids[section - 1] : source.headings[section - 1].anchor
            }
            let place = "\(path)#\(anchor ?? "")"
            let number = counts[place, default: 0] + (text.key == nil ? 1 : 0)
            counts[place] = number
            return TranslationUnit(
                id: text.key.map { "\(path)?\($0)" } ?? "\(place).\(number)",
                source: text.text,
                place: source.file.range(text.range),
                target: pair.map { others[$0].text },
                needsReview: text.section.map(behind.contains) ?? false,
                isCode: text.isCode
            )
        }
    }

    /// The document of a lesson's file alone, without the texts of other files.
    private static func ownDocument(of lesson: Lesson) -> Document {
        let document = lesson.document
        return document.hasInsertedText ? Document.parse(document.file, dialect: document.dialect).document : document
    }

    // MARK: Texts

    private static func texts(of document: Document) -> [Text] {
        let starts = document.headings.map(\.range.bytes.lowerBound)
        let kinds = blockKinds(of: document)
        let values = FrontMatterText.all(in: document).map { value in
            Text(
                range: value.range,
                text: value.text,
                isCode: true,
                section: nil,
                key: value.key,
                message: nil,
                kinds: [],
                marks: []
            )
        }
        let messages = document.messages(texts: CodeTexts.comments).map { message in
            let text = message.text(in: document.file)
            return Text(
                range: message.range,
                text: text,
                isCode: message.isCode,
                section: starts.partitioningIndex { $0 > message.range.lowerBound },
                key: nil,
                message: message,
                kinds: kinds[message.range.lowerBound] ?? [],
                marks: marks(in: text)
            )
        }
        return values + messages
    }

    /// The kinds of the blocks around the text at each offset, the innermost first.
    private static func blockKinds(of document: Document) -> [Int: [Node.Kind]] {
        document.descendants(of: document.root).reduce(into: [:]) { kinds, node in
            guard document[node].kind.isBlock, let range = document.ownRange(of: node) else { return }
            let around = sequence(first: node) { document[$0].parent }.prefix(4)
            kinds[range.bytes.lowerBound] = around.map { document[$0].kind }
        }
    }

    /// The numbers and codes in a text.
    private static func marks(in text: String) -> Set<String> {
        let codes = InlineCodes.split(text).filter(\.isCode).map(\.text)
        let numbers = text.split { !$0.isNumber && $0 != "." }.filter { $0.contains(where: \.isNumber) }.map(
            String.init
        )
        return Set(codes + numbers)
    }

    // MARK: Pairs

    private static func pairs(
        _ texts: [Text],
        _ original: Document,
        _ translations: [Text],
        _ translation: Document
    ) -> [Int?] {
        var pairs: [Int?] = texts.map { _ in nil }
        for (index, text) in texts.enumerated() where text.key != nil {
            pairs[index] = translations.firstIndex { $0.key == text.key }
        }
        var alignment = SequenceAlignment()
        for case .both(let section, let twin) in SectionPairing.pairs(original, translation) {
            let own = texts.indices.filter { texts[$0].section == section }
            let others = translations.indices.filter { translations[$0].section == twin }
            let aligned = alignment.pairs(own.count, others.count) { score(texts[own[$0]], translations[others[$1]]) }
            for case .both(let first, let second) in aligned { pairs[own[first]] = others[second] }
        }
        return pairs
    }

    private static func score(_ own: Text, _ other: Text) -> Int? {
        guard own.isCode == other.isCode, own.kinds == other.kinds else { return nil }
        let shared = own.marks.intersection(other.marks).count
        let different = own.marks.symmetricDifference(other.marks).count
        return max(1, 3 + 2 * shared - different)
    }
}
