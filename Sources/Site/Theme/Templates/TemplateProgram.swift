/// A compiled template: pieces of text, and the slots that values are written into.
struct TemplateProgram: Sendable {
    enum Instruction: Sendable {
        /// Bytes of the template itself; at the beginning of a line they are indented like the partial.
        case text([UInt8], startsLine: Bool)
        case value(TemplatePath, isEscaped: Bool)
        /// The instructions up to `end`, run for each entry of a list, or once for another value; if inverted, once if there is
        /// no value.
        case section(TemplatePath, isInverted: Bool, end: Int)
        /// The end of a section whose content began at `start`.
        case sectionEnd(start: Int)
        /// Another template, its lines indented; `indentation` is nil if its tag shares a line with something else.
        ///
        /// `blocks` has the indices, in this program, of bodies that replace the other template's blocks of these names; all of
        /// them lie before `end`.
        case partial(template: Int?, indentation: [UInt8]?, blocks: [String: Int], end: Int)
        /// The instructions up to `end`, unless a body replaces them.
        case block(String, end: Int)
        /// The end of a body that replaces a block.
        case blockEnd
    }

    var instructions: [Instruction] = []
    /// The partials that are included whatever the values are, with the ranges of their names.
    var certainPartials: [(template: Int, name: Range<Int>)] = []
}

/// The name in a tag, split at its dots.
struct TemplatePath: Sendable {
    struct Part: Sendable {
        let text: String
        /// The variable of that name; nil if no page gives a value to it.
        let variable: TemplateVariable?
    }

    /// The parts; empty for `.`, the entry itself.
    let parts: [Part]

    /// - Parameter name: parts with dots between them, or a dot.
    init(_ name: String) {
        parts = name.split(separator: ".").map { part in
            Part(text: String(part), variable: TemplateVariable(rawValue: String(part)))
        }
    }
}
