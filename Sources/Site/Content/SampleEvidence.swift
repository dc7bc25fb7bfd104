import Diagnostics
import Markdown
import MarkdownHTML
import SnippetCompiler
import SnippetSyntax

/// The evidence for a sample, shown below its code: that it was checked, and for code marked as wrong, which rules it breaks in
/// which lines.
struct SampleEvidence: Sendable {
    let language: String
    let words: InterfaceWords
    /// The relative address of a rule's page; nil if it has none.
    let ruleAddress: @Sendable (RuleID) -> String?

    /// - Parameter isFolded: true if readers have to unfold the faults, as in an exercise, whose answer they would give away.
    func append(_ verdict: SnippetVerdict, of source: SourceSlice, isFolded: Bool = false, to output: inout [UInt8]) {
        // An omitted check is no fault of the sample and has a status of its own; an outdated record concerns authors only.
        let omitted = Set(verdict.omissions.map(\.rule) + [.staleEvidence])
        let faults = verdict.diagnostics.filter { $0.severity > .note && !omitted.contains($0.rule) }
        let broken = verdict.segments.filter { $0.expectation == .broken }
        output += "<div class=\"evidence\">".utf8
        if !faults.isEmpty {
            append(status: .evidenceFaults, class: "is-faulty", to: &output)
            append(faults, of: source, to: &output)
        } else if broken.isEmpty, !verdict.omissions.contains(.rules) {
            let isChecked = !verdict.isUnread
            append(
                status: isChecked ? Self.status(of: verdict) : .evidenceUnread,
                class: isChecked ? "is-checked" : "is-unproven",
                to: &output
            )
            append(silenced: verdict.usedDisabledRules, to: &output)
        }
        if !broken.isEmpty {
            let proof = broken.flatMap(\.proof)
            let isWhole = verdict.segments.count == broken.count
            if proof.isEmpty {
                let status = Self.status(ofUnproven: verdict)
                append(status: status, class: "is-unproven", words: verdict.reason, to: &output)
            } else {
                if isFolded { output += "<details><summary>".utf8 }
                append(
                    status: isWhole ? .evidenceBreaks : .evidencePartlyBreaks,
                    class: "is-proven",
                    element: isFolded ? "span" : "p",
                    to: &output
                )
                if isFolded { output += "</summary>".utf8 }
                append(proof, of: source, to: &output)
                if isFolded { output += "</details>".utf8 }
            }
        }
        for omission in SnippetVerdict.Omission.allCases where verdict.omissions.contains(omission) {
            append(status: Self.status(of: omission), class: "is-unproven", to: &output)
        }
        if let written = verdict.output { append(written: written, to: &output) }
        output += "</div>".utf8
    }

    private static func status(of verdict: SnippetVerdict) -> InterfaceWord {
        switch verdict.evidence {
        case .run: verdict.comparesOutput ? .evidenceCompared : .evidenceRan
        case .types: .evidenceTyped
        case .lint, .syntax: .evidenceChecked
        }
    }

    /// - Parameter verdict: a verdict on code that is marked as wrong, without proof.
    private static func status(ofUnproven verdict: SnippetVerdict) -> InterfaceWord {
        if verdict.reason != nil { return .evidenceReason }
        return verdict.awaitsCompiler ? .evidenceUnasked : .evidenceUnproven
    }

    private static func status(of omission: SnippetVerdict.Omission) -> InterfaceWord {
        switch omission {
        case .types: .evidenceUntyped
        case .run: .evidenceNotRun
        case .rules: .evidenceUnchecked
        }
    }

    /// Appends the output of the sample when it is run.
    private func append(written: String, to output: inout [UInt8]) {
        output += "<p class=\"evidence-output\">".utf8
        HTMLEscaping.append(words[.evidenceOutput], to: &output)
        output += "</p><pre class=\"sample-output\"><samp>".utf8
        HTMLEscaping.append(written, to: &output)
        output += "</samp></pre>".utf8
    }

    /// Appends the findings as a list, each rule once: its first finding.
    func append(_ findings: [Diagnostic], of source: SourceSlice, to output: inout [UInt8]) {
        output += "<ul>".utf8
        var shown: Set<RuleID> = []
        for finding in findings.sortedForReport() where shown.insert(finding.rule).inserted {
            output += "<li>".utf8
            // A finding at the fence has no line of its own if the sample is a file.
            if let line = Self.line(of: finding, in: source) {
                output += "<span class=\"evidence-line\">".utf8
                HTMLEscaping.append(words[.evidenceLine], to: &output)
                output += " \(line)</span> ".utf8
            }
            let attributes = InlineCode.languageOfRules(on: language)
            if !attributes.isEmpty { output += "<span\(attributes)>".utf8 }
            CompilerQuote(finding.message, language: language).append(to: &output)
            if !attributes.isEmpty { output += "</span>".utf8 }
            // The message says that the compiler refuses the code; the name of that finding would say nothing more.
            if finding.rule != .compileError { append(rule: finding.rule, to: &output) }
            output += "</li>".utf8
        }
        output += "</ul>".utf8
    }

    /// Appends the rules that the page switches off for the sample, and that would find something in it.
    private func append(silenced rules: Set<String>, to output: inout [UInt8]) {
        guard !rules.isEmpty else { return }
        output += "<p class=\"evidence-silenced\">".utf8
        HTMLEscaping.append(words[.evidenceSilenced], to: &output)
        for rule in rules.sorted() { append(rule: RuleID(rule), to: &output) }
        output += "</p>".utf8
    }

    private func append(rule: RuleID, to output: inout [UInt8]) {
        let address = ruleAddress(rule)
        output += " ".utf8
        if let address { output += "<a href=\"\(address)\">".utf8 }
        output += "<code>".utf8
        HTMLEscaping.append(rule.rawValue, to: &output)
        output += "</code>".utf8
        if address != nil { output += "</a>".utf8 }
    }

    /// - Parameters:
    ///   - words: the author's own words.
    ///   - element: an element other than `p` in a `summary`, where no paragraph may stand (HTML, 4.11.2).
    private func append(
        status: InterfaceWord,
        class name: StaticString,
        words own: String? = nil,
        element: StaticString = "p",
        to output: inout [UInt8]
    ) {
        output += "<\(element) class=\"evidence-status \(name)\">".utf8
        HTMLEscaping.append(words[status], to: &output)
        if let own {
            output += " <span>".utf8
            HTMLEscaping.append(own, to: &output)
            output += "</span>".utf8
        }
        output += "</\(element)>".utf8
    }

    /// The line of a sample, counted from 1, that a finding is about; nil if it is in another file.
    private static func line(of finding: Diagnostic, in source: SourceSlice) -> Int? {
        guard finding.range.path == source.path else { return nil }
        return max(1, source.lines.prefix { $0.fileOffset <= finding.range.bytes.lowerBound }.count)
    }

    /// The lines of a sample, counted from 1, that the evidence for it names where it is not folded.
    static func lines(namedOn verdict: SnippetVerdict, of source: SourceSlice) -> Set<Int> {
        let proof = verdict.segments.filter { $0.expectation == .broken }.flatMap(\.proof)
        let faults = verdict.diagnostics.filter { $0.severity > .note }
        return Set((proof + faults).compactMap { line(of: $0, in: source) })
    }
}

extension SnippetVerdict {
    /// True if the evidence for the sample may name rules.
    var namesRules: Bool { !diagnostics.isEmpty || segments.contains { !$0.proof.isEmpty } }
}
