import Diagnostics

/// What is wrong with the text of a diagram, or what a drawing leaves out of it.
public struct MermaidFinding: Sendable, Hashable {
    public enum Severity: Sendable, Hashable, CaseIterable {
        /// There is no drawing.
        case error
        /// The drawing leaves something out, or shows it otherwise than Mermaid does.
        case warning
        case note
    }

    /// The finding's kind, such as `diagram-syntax`.
    public let rule: String
    public let severity: Severity
    /// One sentence, without a full stop.
    public let message: String
    /// What to write instead, if there is something to say.
    public let advice: String?
    /// The line that it is about, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1.
    public let column: Int

    init(_ diagnostic: Diagnostic, in bytes: [UInt8], _ language: String) {
        rule = diagnostic.rule.rawValue
        severity =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            default: .note
            }
        message = diagnostic.message.text(in: language)
        advice = diagnostic.advice?.text(in: language)
        let before = bytes[..<min(diagnostic.range.bytes.lowerBound, bytes.count)]
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        column = 1 + String(decoding: before[start...], as: UTF8.self).count
    }
}
