import Diagnostics
import Markdown
import SnippetLint
import Support

/// The details of a node that an author adds to the diagram, in a comment of the same lesson:
///
///     <!-- glosa:outcome stateModel
///     why: The view creates the model, so it lives as long as the view.
///     replaces: @StateObject
///     rules: state-object, state-private
///     uses: @State private var guestBook = GuestBook()
///     -->
///
/// Every key may be left out. A translation takes the last three keys from the main language if it leaves them out.
package struct OutcomeDetails: Sendable, Hashable {
    /// The reason why this is the right outcome, in a sentence or two.
    package var why: String?
    /// The code that was used in its place before.
    package var replaces: [String] = []
    /// The rules that guard the outcome, in place of the rules whose own texts name it.
    package var rules: [RuleID] = []
    /// The code that samples are found by, in place of the first example.
    package var uses: String?

    /// Fills in missing details that are the same in every language.
    mutating func takeOver(_ original: OutcomeDetails) {
        if replaces.isEmpty { replaces = original.replaces }
        if rules.isEmpty { rules = original.rules }
        uses = uses ?? original.uses
    }
}

/// A `glosa:outcome` comment as it was read.
struct OutcomeComment {
    static let word = "glosa:outcome"
    static let rule = RuleID.treeOutcomeComment

    /// The node's id, after a tree's name and a slash if the lesson has several trees with such a node.
    let node: String
    /// The range of the id in the file.
    let range: SourceRange
    private(set) var details = OutcomeDetails()
    private(set) var diagnostics: [Diagnostic] = []

    /// - Returns: nil for a comment about something else.
    init?(_ comment: Comment) {
        let bytes = comment.slice.bytes
        var lines: [Range<Int>] = []
        var start = 0
        for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
            lines.append(start..<end)
            start = end + 1
        }
        lines.append(start..<bytes.count)
        func trimmed(_ range: Range<Int>) -> Range<Int> { bytes[range].trimmingSpaces() }
        var rest = lines.map(trimmed).filter { !$0.isEmpty }
        guard let first = rest.first, bytes[first].starts(with: Self.word.utf8) else { return nil }
        let afterWord = first.lowerBound + Self.word.utf8.count
        guard afterWord == first.upperBound || bytes[afterWord].isWhitespace else { return nil }
        let afterSpace = trimmed(afterWord..<first.upperBound)
        let id = afterSpace.lowerBound..<(bytes[afterSpace].firstIndex(where: \.isWhitespace) ?? afterSpace.upperBound)
        node = String(decoding: bytes[id], as: UTF8.self)
        range = comment.slice.range(id.isEmpty ? first : id)
        rest[0] = trimmed(id.upperBound..<first.upperBound)

        var entries: [(key: String, keyRange: Range<Int>, value: String)] = []
        for line in rest where !line.isEmpty {
            let text = String(decoding: bytes[line], as: UTF8.self)
            let key = text.prefix { $0.isLetter && $0.isASCII }
            let tail = text[key.endIndex...]
            if !key.isEmpty, tail.hasPrefix(":"), tail.dropFirst().first.map(\.isWhitespace) ?? true {
                let value = tail.dropFirst().drop(while: \.isWhitespace)
                let place = line.lowerBound..<(line.lowerBound + key.utf8.count)
                entries.append((String(key), place, String(value)))
            } else if let last = entries.indices.last {
                entries[last].value += entries[last].value.isEmpty ? text : "\n" + text
            }
        }
        for entry in entries { read(entry.key, entry.value, at: comment.slice.range(entry.keyRange)) }
    }

    private static let keys = ["why", "replaces", "rules", "uses"]

    private mutating func read(_ key: String, _ value: String, at place: SourceRange) {
        let list = value.split { $0 == "," || $0.isNewline }.map { $0.trimming(while: \.isWhitespace) }
            .filter { !$0.isEmpty }
        switch key {
        case "why": details.why = value.replacing("\n", with: " ")
        case "replaces": details.replaces = list
        case "uses": details.uses = value
        case "rules":
            details.rules = list.compactMap { RuleCatalogue.rule(named: $0)?.id }
            for id in list where RuleCatalogue.rule(named: id) == nil {
                report(
                    place,
                    LocalizedText(en: "there is no rule “\(id)”", es: "no existe la regla «\(id)»"),
                    NearMiss.suggestion(for: id, among: RuleCatalogue.all.map(\.id.rawValue))
                )
            }
        default:
            report(
                place,
                LocalizedText(
                    en: "“\(key)” is not a key of an outcome: the keys are \(Self.keys.joined(separator: ", "))",
                    es: "«\(key)» no es una clave de un desenlace: las claves son \(Self.keys.joined(separator: ", "))"
                ),
                NearMiss.suggestion(for: key, among: Self.keys)
            )
        }
    }

    private mutating func report(_ place: SourceRange, _ message: LocalizedText, _ suggestion: String?) {
        diagnostics.append(Self.finding(place, message, suggestion: suggestion))
    }

    static func finding(_ place: SourceRange, _ message: LocalizedText, suggestion: String?) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .warning,
            message: message,
            range: place,
            advice: suggestion.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
        )
    }
}

extension StringProtocol {
    /// The text without the characters at its ends that meet a condition.
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
        var text = Substring(self).drop(while: isTrimmed)
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return String(text)
    }
}
