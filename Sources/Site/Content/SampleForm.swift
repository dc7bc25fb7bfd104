import CodeHighlighting
import Course
import CourseChecks
import Diagnostics
import Markdown

/// The presentation of a sample's code, as its fence asks: line numbers, highlighted and focused lines, added and removed lines,
/// notes.
struct SampleForm {
    /// The code as it is shown.
    let code: SourceSlice
    let notes: [SampleNotes.Mark]
    let isFolded: Bool
    private let changes: SampleChanges?
    private let highlighted: LineNumbers?
    private let focused: LineNumbers?
    /// The number of the first line; nil if lines are not numbered.
    private let start: Int?
    private let isSession: Bool

    init(_ block: CodeBlock, in document: Document) {
        func value(_ name: String) -> String? { block.attributes.first { $0.name == name }?.value }
        func has(_ name: String) -> Bool { block.attributes.contains { $0.name == name } }
        changes = SampleChanges(block)
        code = changes?.shown ?? block.slice
        notes = SampleNotes(block, in: document, code: code)?.marks ?? []
        highlighted = value("highlight").flatMap(LineNumbers.init)
        focused = value("focus").flatMap(LineNumbers.init)
        start = value("start").flatMap(Int.init) ?? (has("numbers") ? 1 : nil)
        isFolded = has("fold")
        isSession = block.language.map(CodeLanguage.isSession) ?? false
    }

    /// True if the checked code differs from the shown code.
    var isChanged: Bool { changes != nil }

    /// True if lines are written one by one.
    var hasLines: Bool { highlighted != nil || focused != nil || start != nil || hasChanges }

    private var hasChanges: Bool { changes?.areShown == true }

    /// The class of a sample with numbers beside lines, behind a space.
    static let numbers = " has-numbers"

    /// The classes of the whole sample.
    var classes: String {
        var result = ""
        if start != nil { result += Self.numbers }
        if hasChanges { result += " has-changes" }
        if focused != nil { result += " has-focus" }
        if !notes.isEmpty { result += " has-notes" }
        if isSession { result += " is-session" }
        return result
    }

    /// The form of a line; nil if it has no element of its own.
    ///
    /// - Parameters:
    ///   - mark: the class of a line that is right or wrong; empty for neither.
    ///   - isAsked: true if each line has an element of its own.
    ///   - named: the lines that are numbered although their author doesn't ask for it, counted from 1.
    func line(_ index: Int, mark: String, isAsked: Bool, named: Set<Int>) -> CodeLines.Form? {
        guard hasLines || isAsked || !mark.isEmpty else { return nil }
        var form = CodeLines.Form()
        var classes: [String] = []
        if highlighted?.contains(index + 1) == true { classes.append("is-highlighted") }
        if focused?.contains(index + 1) == true { classes.append("is-focused") }
        switch changes?.lines[index] {
        case .added:
            form.element = "ins"
            classes.append("is-added")
        case .removed:
            form.element = "del"
            classes.append("is-removed")
        case nil: break
        }
        if !mark.isEmpty { classes.append(mark) }
        form.classes = classes.joined(separator: " ")
        form.number = start.map { $0 + index } ?? (named.contains(index + 1) ? index + 1 : nil)
        return form
    }
}
