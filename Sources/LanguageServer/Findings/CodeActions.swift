import Course
import CourseChecks
import Diagnostics
import Markdown
import SnippetLint

/// The actions that a person may take at a place: fixes, silence, the acceptance of a translation.
struct CodeActions {
    private let file: FileView
    private let range: Range<Int>
    private let kinds: [String]?

    /// - Returns: nil if the parameters name no range.
    init?(_ file: FileView, _ params: JSONValue) {
        guard let range = file.lines.range(params["range"]) else { return nil }
        (self.file, self.range) = (file, range)
        kinds = params[path: "context", "only"]?.list?.compactMap(\.text)
    }

    var json: JSONValue {
        let findings = file.findings
        let here = findings.filter { meets($0.range.bytes) }
        let mendable = file.view.checked.mendable(among: findings).filter(isWithinLines)
        var actions: [JSONValue] = []
        if wants("quickfix") {
            let fixes = here.filter(mendable.contains)
            actions += fixes.compactMap(fix)
            actions += fixes.compactMap(fixInAllLanguages)
            actions += fixes.map(\.rule).uniqued.compactMap { all(of: $0, mendable) }
            actions += here.compactMap(addition)
            actions += here.compactMap(silence)
        }
        if wants("source.fixAll.glosa") { actions += [everything(mendable)].compactMap(\.self) }
        if wants("source.acceptTranslation") { actions += [acceptance(here)].compactMap(\.self) }
        return .list(actions)
    }

    private func wants(_ kind: String) -> Bool {
        kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }

    /// In a Swift file a new line would need the signs of the comment.
    private func isWithinLines(_ finding: Diagnostic) -> Bool {
        !file.path.hasSuffix(".swift") || finding.fixes.allSatisfy { !$0.replacement.contains(where: \.isNewline) }
    }

    private func meets(_ place: Range<Int>) -> Bool {
        place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }

    private func action(
        _ kind: String,
        _ title: LocalizedText,
        edit: JSONValue?,
        of findings: [Diagnostic] = [],
        isPreferred: Bool? = nil
    ) -> JSONValue {
        let writing = FindingWriting(file.view, language: file.language)
        return .object(of: [
            "title": .text(title.text(in: file.language)),
            "kind": .text(kind),
            "edit": edit,
            "diagnostics": findings.isEmpty ? nil : .list(findings.map { writing.json($0, in: file.lines) }),
            "isPreferred": isPreferred.map(JSONValue.boolean),
        ])
    }

    private func fix(_ finding: Diagnostic) -> JSONValue? {
        guard let edit = file.edits(finding.fixes) else { return nil }
        let title: LocalizedText
        if let only = finding.fixes.first, finding.fixes.count == 1, only.replacement.isShort {
            title = LocalizedText(en: "Write “\(only.replacement)”", es: "Escribir «\(only.replacement)»")
        } else {
            title = LocalizedText(en: "Fix \(finding.rule)", es: "Arreglar \(finding.rule)")
        }
        return action("quickfix", title, edit: edit, of: [finding], isPreferred: true)
    }

    private func fixInAllLanguages(_ finding: Diagnostic) -> JSONValue? {
        let found = TwinFix.fixes(finding, in: file)
        guard found.languages > 1, let edit = file.edits(found.fixes) else { return nil }
        let title =
            found.languages == 2
            ? LocalizedText(
                en: "Fix \(finding.rule) in both languages",
                es: "Arreglar \(finding.rule) en los dos idiomas"
            )
            : LocalizedText(
                en: "Fix \(finding.rule) in \(found.languages) languages",
                es: "Arreglar \(finding.rule) en \(found.languages) idiomas"
            )
        return action("quickfix", title, edit: edit, of: [finding])
    }

    /// Adds what a translation lacks, in the original's words.
    private func addition(_ finding: Diagnostic) -> JSONValue? {
        guard let part = MissingPart(finding, in: file), let edit = file.edits([part.fix]) else { return nil }
        return action("quickfix", part.title, edit: edit, of: [finding])
    }

    /// Mends all that a rule finds in the file; nil if that is one finding.
    private func all(of rule: RuleID, _ mendable: [Diagnostic]) -> JSONValue? {
        let own = mendable.filter { $0.rule == rule }
        guard own.count > 1, let edit = mended(own) else { return nil }
        let title = LocalizedText(
            en: "Fix all \(own.count) of \(rule) in this file",
            es: "Arreglar los \(own.count) de \(rule) en este fichero"
        )
        return action("quickfix", title, edit: edit, of: own)
    }

    /// Mends all that can be mended, and what that uncovers in samples.
    private func everything(_ mendable: [Diagnostic]) -> JSONValue? {
        guard let edit = mended(mendable, isRepeated: true) else { return nil }
        let title = LocalizedText(en: "Fix all that can be fixed", es: "Arreglar todo lo que se puede")
        return action("source.fixAll.glosa", title, edit: edit)
    }

    /// Returns the edit that applies the fixes of findings in this file: of fixes that overlap the first.
    ///
    /// - Parameter isRepeated: true if samples are mended until nothing changes any more.
    private func mended(_ findings: [Diagnostic], isRepeated: Bool = false) -> JSONValue? {
        let own = findings.filter { $0.fixes.allSatisfy { $0.range.path == file.path } }
        var bytes = FixApplier.apply(own, to: file.lines.bytes)
        if isRepeated, !own.isEmpty, let lesson = file.course.lesson(at: file.path) {
            bytes = file.view.checked.fixed(bytes, of: lesson)
        }
        guard let edit = TextEdits.difference(file.lines, bytes) else { return nil }
        return TextEdits.workspace([file.view.address(ofFile: file.view.absolute(file.path)): [edit]])
    }

    /// Writes the comment before a sample that silences a rule there; nil for a finding that is about no sample of a Markdown
    /// file.
    private func silence(_ finding: Diagnostic) -> JSONValue? {
        guard RuleCatalogue.rule(finding.rule) != nil,
            let (_, document) = file.document(at: finding.range.bytes.lowerBound), document.dialect != .swiftComment,
            let block = document.codeBlocks.first(where: { $0.range.bytes.contains(finding.range.bytes.lowerBound) }),
            block.isFenced
        else { return nil }
        let line = file.lines.range(ofLine: file.lines.line(at: block.range.bytes.lowerBound))
        // The signs of lists and quotes stand before the fence; in the first line of an item a comment would need another place.
        let prefix = file.lines.bytes[line.lowerBound..<max(line.lowerBound, block.range.bytes.lowerBound)]
        guard prefix.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }) else { return nil }
        let start = String(decoding: prefix, as: UTF8.self)
        let edit = TextEdits.edit(
            line.lowerBound..<line.lowerBound,
            "\(start)<!-- glosa:disable \(finding.rule) -->\n",
            in: file.lines
        )
        return action(
            "quickfix",
            LocalizedText(en: "Silence \(finding.rule) here", es: "Silenciar \(finding.rule) aquí"),
            edit: TextEdits.workspace([file.view.address(ofFile: file.view.absolute(file.path)): [edit]]),
            of: [finding]
        )
    }

    private func acceptance(_ here: [Diagnostic]) -> JSONValue? {
        let stale = here.filter { $0.rule == .translationStale }
        guard !stale.isEmpty else { return nil }
        let title = LocalizedText(
            en: "Accept this translation as it is",
            es: "Aceptar esta traducción como está"
        )
        return [
            "title": .text(title.text(in: file.language)),
            "kind": "source.acceptTranslation",
            "command": [
                "title": .text(title.text(in: file.language)), "command": .text(SessionCommand.accept.rawValue),
                "arguments": [.text(file.view.address(ofFile: file.view.absolute(file.path)))],
            ],
        ]
    }
}

extension String {
    fileprivate var isShort: Bool { utf8.count <= 60 && !contains(where: \.isNewline) && !isEmpty }
}

extension Sequence where Element: Hashable {
    fileprivate var uniqued: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
