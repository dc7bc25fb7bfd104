import Diagnostics
import SnippetSyntax
import SwiftSamples

/// A comment that switches rules off for a stretch of a sample: `// glosa:disable RULE`, `// glosa:disable:next RULE`,
/// until `// glosa:enable RULE`.
struct Suppression: Sendable {
    /// The rule that is switched off; `all` for all of them.
    let rule: String
    /// The range of the rule's name in the comment.
    let place: Range<Int>
    /// The bytes that the suppression applies to.
    let range: Range<Int>

    func covers(_ rule: RuleID, at offset: Int) -> Bool {
        (self.rule == rule.rawValue || self.rule == "all") && range.contains(offset)
    }

    static func all(in sample: ParsedSnippet) -> [Suppression] {
        var found: [Suppression] = []
        var open: [(rule: String, place: Range<Int>, start: Int)] = []
        for comment in sample.scan.comments {
            let bytes = sample.bytes[comment.range]
            guard let directive = Directive(bytes) else { continue }
            switch directive.kind {
            case .disable:
                open += directive.rules.map { ($0.name, $0.place, comment.range.lowerBound) }
            case .disableNext:
                let start = comment.range.upperBound
                let line = lineAfter(start, in: sample.bytes)
                found += directive.rules.map { Suppression(rule: $0.name, place: $0.place, range: line) }
            case .enable:
                let names = Set(directive.rules.map(\.name))
                for entry in open where names.isEmpty || names.contains(entry.rule) || names.contains("all") {
                    found.append(
                        Suppression(rule: entry.rule, place: entry.place, range: entry.start..<comment.range.lowerBound)
                    )
                }
                open.removeAll { names.isEmpty || names.contains($0.rule) || names.contains("all") }
            }
        }
        found += open.map { Suppression(rule: $0.rule, place: $0.place, range: $0.start..<(sample.bytes.count + 1)) }
        return found.sorted { $0.place.lowerBound < $1.place.lowerBound }
    }

    private static func lineAfter(_ offset: Int, in bytes: [UInt8]) -> Range<Int> {
        guard let start = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else {
            return bytes.count..<bytes.count
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return start..<end
    }
}

/// The directive in a `glosa:` comment.
private struct Directive {
    package enum Kind { case disable, disableNext, enable }

    let kind: Kind
    let rules: [(name: String, place: Range<Int>)]

    init?(_ comment: ArraySlice<UInt8>) {
        let text = comment.drop { "/* \t".utf8.contains($0) }
        guard text.starts(with: "glosa:".utf8) else { return nil }
        var words: [(text: String, place: Range<Int>)] = []
        var index = text.startIndex
        while index < text.endIndex {
            if " \t,*/".utf8.contains(text[index]) {
                index += 1
                continue
            }
            let end = text[index...].firstIndex { " \t,*/".utf8.contains($0) } ?? text.endIndex
            words.append((String(decoding: text[index..<end], as: UTF8.self), index..<end))
            index = end
        }
        switch words.first?.text {
        case "glosa:disable": kind = .disable
        case "glosa:disable:next": kind = .disableNext
        case "glosa:enable": kind = .enable
        default: return nil
        }
        rules = words.dropFirst().map { (name: $0.text, place: $0.place) }
    }
}
