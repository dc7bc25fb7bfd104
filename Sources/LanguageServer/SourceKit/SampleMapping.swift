import CourseChecks
import Diagnostics
import Markdown

/// Answers about a unit, turned into answers about the file that its sample stands in. Places in the code around the samples are
/// left out.
struct SampleMapping {
    let unit: PlacedUnit
    /// The lines of the unit's text, in units of UTF-16.
    let lines: TextLines
    /// The path of the unit's file.
    let path: String
    let file: FileView
    let block: CodeBlock

    /// Returns the range of the file that a range of the unit comes from; nil for another file, and for code around the sample.
    private func range(_ value: JSONValue?) -> SourceRange? {
        lines.range(value).flatMap(unit.place).flatMap { $0.path == file.path ? $0 : nil }
    }

    // MARK: Completion

    func completion(_ answer: JSONValue) -> JSONValue {
        let items = answer.list ?? answer["items"]?.list ?? []
        return ["isIncomplete": true, "items": .list(items.compactMap(item))]
    }

    /// Returns a proposal with its edit in the file; nil if it would change other places too.
    private func item(_ item: JSONValue) -> JSONValue? {
        guard case .object(var members) = item, members["additionalTextEdits"]?.list?.isEmpty ?? true,
            let edit = members["textEdit"], let text = edit["newText"]?.text,
            let range = range(edit["range"] ?? edit["replace"])
        else { return nil }
        // `data` is SourceKit-LSP's own, for requests that are not passed on.
        for name in ["data", "additionalTextEdits", "command", "insertText"] { members[name] = nil }
        members["textEdit"] = TextEdits.edit(range.bytes, indented(text, at: range.bytes.lowerBound), in: file.lines)
        return .object(members)
    }

    /// Returns a text with the signs that each line of the sample has before it, such as those of a quote, before its further
    /// lines too.
    private func indented(_ text: String, at offset: Int) -> String {
        guard text.contains("\n"), let line = block.slice.lines.last(where: { $0.fileOffset <= offset }) else {
            return text
        }
        let start = file.lines.range(ofLine: file.lines.line(at: line.fileOffset)).lowerBound
        let signs = file.lines.text(start..<line.fileOffset)
        // Editors indent by themselves.
        guard signs.contains(where: { $0 != " " && $0 != "\t" }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + signs)
    }

    // MARK: Hover

    /// - Parameter own: the server's own answer, which follows.
    func hover(_ answer: JSONValue, beside own: JSONValue) -> JSONValue {
        guard let text = answer[path: "contents", "value"]?.text, !text.isEmpty else { return own }
        let more = own[path: "contents", "value"]?.text.map { "\n\n---\n\n" + $0 } ?? ""
        return .object(of: [
            "contents": ["kind": "markdown", "value": .text(text + more)],
            "range": range(answer["range"]).map { file.json($0) } ?? own["range"],
        ])
    }

    // MARK: Definition

    /// Returns the places of declarations: in samples, and in files that can be opened.
    func definition(_ answer: JSONValue) -> JSONValue {
        let places = (answer.list ?? [answer]).compactMap(location)
        return places.isEmpty ? .null : .list(places)
    }

    private func location(_ value: JSONValue) -> JSONValue? {
        guard let address = (value["uri"] ?? value["targetUri"])?.text, let place = FileAddress.path(address),
            let range = value["range"] ?? value["targetSelectionRange"]
        else { return nil }
        guard place == path else { return ["uri": .text(address), "range": range] }
        return lines.range(range).flatMap(unit.place).flatMap(file.view.location)
    }
}
