/// A template, compiled: pieces of text, and the slots that values are written into.
struct TemplateProgram: Sendable {
    enum Instruction: Sendable {
        /// Bytes of the template itself. Those at the beginning of a line are indented as the partial is.
        case text([UInt8], startsLine: Bool)
        case value(TemplatePath, isEscaped: Bool)
        /// What follows, up to `end`, once for each entry of a list, or once; if inverted, once where there is nothing.
        case section(TemplatePath, isInverted: Bool, end: Int)
        /// The last of a section, whose content began at `start`.
        case sectionEnd(start: Int)
        /// Another template, its lines indented; nil where its tag shares a line with others.
        ///
        /// Where `blocks` has names, what stands at their places of this program takes the place of the other's blocks of
        /// these names; all of that lies before `end`.
        case partial(template: Int?, indentation: [UInt8]?, blocks: [String: Int], end: Int)
        /// What follows, up to `end`, unless something takes its place.
        case block(String, end: Int)
        /// The end of what takes the place of a block.
        case blockEnd
    }

    var instructions: [Instruction] = []
    /// The partials that are included whatever the values are, with the places of their names.
    var certainPartials: [(template: Int, name: Range<Int>)] = []
}

/// The name in a tag, taken apart at its dots.
struct TemplatePath: Sendable {
    struct Part: Sendable {
        let text: String
        /// Nil for a name that no page gives a value to.
        let variable: TemplateVariable?
    }

    /// Empty for `.`, the entry itself.
    let parts: [Part]

    /// - Parameter name: parts with dots between them, or a dot.
    init(_ name: String) {
        parts = name.split(separator: ".").map { part in
            Part(text: String(part), variable: TemplateVariable(rawValue: String(part)))
        }
    }
}
