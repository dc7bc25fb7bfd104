import Course
import Diagnostics
import SnippetSyntax
import Support

/// The findings on a lesson's samples, without those that only follow from others.
///
/// The declarations of a sample with a syntax error can't be lent to the others: that they lack them is no fault of theirs.
struct Consequences {
    private(set) var findings: [Diagnostic] = []
    /// The names that the unreadable samples declare.
    private let unreadable: Set<String>

    /// - Parameter unread: the code of blocks that are no samples because of a misspelt language.
    init(_ samples: [JudgedSample], unread: [[UInt8]]) {
        guard !samples.isEmpty else {
            unreadable = []
            return
        }
        let broken = samples.filter { sample in
            // A template isn't Swift, and lends nothing.
            let isSwift = !sample.verdict.diagnostics.contains { $0.rule == .notSwift }
            return !sample.verdict.isParsed && !sample.snippet.isPreamble && isSwift
        }.map(\.snippet.source.bytes)
        unreadable = (broken + unread).reduce(into: []) { $0.formUnion(Self.declaredNames(in: $1)) }
        for sample in samples {
            let told = sample.verdict.diagnostics + sample.verdict.segments.compactMap(\.unproven)
            findings += withoutRun(told).filter { !follows($0, in: sample.snippet, sample.verdict) }
        }
    }

    /// Removes the failed run of a sample that doesn't compile: the reason is reported once, as an error.
    private func withoutRun(_ told: [Diagnostic]) -> [Diagnostic] {
        guard told.contains(where: { $0.rule == .runFailed }),
            told.contains(where: { [.compileError, .syntax, .unbalancedFence, .notSwift].contains($0.rule) })
        else { return told }
        return told.filter { $0.rule != .runFailed }.map { finding in
            var finding = finding
            if finding.rule == .compileError { finding.severity = .error }
            return finding
        }
    }

    private func follows(_ finding: Diagnostic, in snippet: Snippet, _ verdict: SnippetVerdict) -> Bool {
        guard !unreadable.isEmpty, verdict.isParsed else { return false }
        switch finding.rule {
        case .needsContext:
            return !verdict.missingNames.isEmpty
                && verdict.missingNames.allSatisfy { name in
                    unreadable.contains { name == $0 || name.hasPrefix($0 + ".") }
                }
        case .counterexampleUnproven, .runFailed, .runOutput, .expectedFailureMissing: return uses(snippet)
        default: return false
        }
    }

    private func uses(_ snippet: Snippet) -> Bool {
        let bytes = snippet.source.bytes
        var index = 0
        while index < bytes.count {
            let word = bytes[index...].prefix(while: \.isIdentifierByte)
            if !word.isEmpty, unreadable.contains(String(decoding: word, as: UTF8.self)) { return true }
            index = max(word.endIndex, index + 1)
        }
        return false
    }

    private static let introducers: Set<String> = [
        "func", "let", "var", "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "case",
    ]

    /// The names after keywords that declare, wherever they stand.
    private static func declaredNames(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var introduces = false
        var index = 0
        while index < bytes.count {
            let word = bytes[index...].prefix(while: \.isIdentifierByte)
            guard !word.isEmpty else {
                if bytes[index] != UInt8(ascii: " ") { introduces = false }
                index += 1
                continue
            }
            let text = String(decoding: word, as: UTF8.self)
            if introduces { names.insert(text) }
            introduces = introducers.contains(text)
            index = word.endIndex
        }
        return names
    }
}
