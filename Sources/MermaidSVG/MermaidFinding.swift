import Diagnostics

/// A fault in the text of a diagram, or a part of it that the drawing leaves out.
public struct MermaidFinding: Sendable, Hashable {
    public enum Severity: Sendable, Hashable, CaseIterable {
        /// There is no drawing.
        case error
        /// The drawing leaves something out, or shows it differently from Mermaid.
        case warning
        case note
    }

    /// The finding's kind, such as `diagram-syntax`.
    public let rule: String
    public let severity: Severity
    /// The message: one sentence, without a full stop.
    public let message: String
    /// The correction to make; nil if there is none to name.
    public let advice: String?
    /// The line of the finding, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1.
    public let column: Int

    init(_ diagnostic: Diagnostic, in lines: LineTable, _ language: String) {
        rule = diagnostic.rule.rawValue
        severity =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        message = diagnostic.message.text(in: language)
        advice = diagnostic.advice?.text(in: language)
        let place = lines.position(at: diagnostic.range.bytes.lowerBound)
        (line, column) = (place.line, place.characterColumn)
    }
}
