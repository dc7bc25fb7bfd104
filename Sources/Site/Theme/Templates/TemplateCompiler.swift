import Diagnostics
import Markdown
import MarkdownHTML

/// Compiles a template into a program.
struct TemplateCompiler {
    /// A tag that is not closed yet.
    private struct Open {
        let tag: TemplateTag
        let name: String
        /// The index of its instruction.
        let instruction: Int
        /// The indices at which the bodies begin that replace a parent's blocks, by name.
        var blocks: [String: Int] = [:]
    }

    private let file: SourceFile
    private let templates: [String: Int]
    private let constants: [String: [String: String]]
    private var program = TemplateProgram()
    private var open: [Open] = []
    /// True if the next text begins a line of the template.
    private var isAtLineStart = true
    /// The last jump target: text is not added to an instruction before it.
    private var lastTarget = 0

    /// - Parameters:
    ///   - templates: the numbers of all templates, by name.
    ///   - constants: groups of texts that are the same on all pages: they become part of the program's own text.
    /// - Throws: ``TemplateFault`` at the first tag that is not valid Mustache.
    static func compile(
        _ file: SourceFile,
        templates: [String: Int],
        constants: [String: [String: String]]
    ) throws(TemplateFault) -> TemplateProgram {
        var compiler = TemplateCompiler(file: file, templates: templates, constants: constants)
        return try compiler.compile()
    }

    private init(file: SourceFile, templates: [String: Int], constants: [String: [String: String]]) {
        self.file = file
        self.templates = templates
        self.constants = constants
    }

    private mutating func compile() throws(TemplateFault) -> TemplateProgram {
        var scanner = TemplateScanner(file.bytes)
        var position = 0
        while let tag = try scanner.next() {
            addText(file.bytes[position..<tag.extent.lowerBound])
            position = tag.extent.upperBound
            try add(tag)
        }
        addText(file.bytes[position...])
        if let left = open.last { throw TemplateFault(.unclosed(left.name), left.tag.range) }
        return program
    }

    private mutating func add(_ tag: TemplateTag) throws(TemplateFault) {
        let name = file.text(in: tag.name)
        guard tag.kind != .comment, tag.kind != .delimiters else { return }
        if tag.line == nil, isAtLineStart {
            program.instructions.append(.text([], startsLine: true))
            isAtLineStart = false
        }
        switch tag.kind {
        case .comment, .delimiters: break
        case .escaped, .unescaped: addValue(name, isEscaped: tag.kind == .escaped)
        case .section: openTag(tag, name, .section(TemplatePath(name), isInverted: false, end: 0))
        case .inverted: openTag(tag, name, .section(TemplatePath(name), isInverted: true, end: 0))
        case .block: openTag(tag, name, .block(name, end: 0))
        case .parent: openTag(tag, name, partial(tag, name))
        case .partial: program.instructions.append(partial(tag, name))
        case .close: try closeTag(tag, name)
        }
    }

    // MARK: Tags

    private mutating func addValue(_ name: String, isEscaped: Bool) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let group = constants[parts[0]] else {
            return program.instructions.append(.value(TemplatePath(name), isEscaped: isEscaped))
        }
        let text = group[parts[1]] ?? ""
        addText((isEscaped ? HTMLEscaping.escaped(text) : text).utf8)
    }

    private mutating func partial(_ tag: TemplateTag, _ name: String) -> TemplateProgram.Instruction {
        let template = templates[name]
        if let template, open.isEmpty { program.certainPartials.append((template, tag.name)) }
        let indentation = tag.line.map { Array(file.bytes[$0.lowerBound..<tag.range.lowerBound]) }
        let end = program.instructions.count + 1
        return .partial(template: template, indentation: indentation, blocks: [:], end: end)
    }

    private mutating func openTag(_ tag: TemplateTag, _ name: String, _ instruction: TemplateProgram.Instruction) {
        open.append(Open(tag: tag, name: name, instruction: program.instructions.count))
        program.instructions.append(instruction)
    }

    private mutating func closeTag(_ tag: TemplateTag, _ name: String) throws(TemplateFault) {
        guard let opened = open.last, opened.name == name else {
            throw TemplateFault(.wrongClose(name, open: open.last?.name), tag.range)
        }
        open.removeLast()
        let start = opened.instruction + 1
        if opened.tag.kind == .block, let parent = open.last, parent.tag.kind == .parent {
            open[open.count - 1].blocks[name] = start
            program.instructions.append(.blockEnd)
        }
        if case .section = program.instructions[opened.instruction] {
            program.instructions.append(.sectionEnd(start: start))
        }
        let end = program.instructions.count
        switch program.instructions[opened.instruction] {
        case .section(let path, let isInverted, _):
            program.instructions[opened.instruction] = .section(path, isInverted: isInverted, end: end)
        case .block(let name, _):
            program.instructions[opened.instruction] = .block(name, end: end)
        case .partial(let template, let indentation, _, _):
            program.instructions[opened.instruction] = .partial(
                template: template,
                indentation: indentation,
                blocks: opened.blocks,
                end: end
            )
        default: break
        }
        lastTarget = end
    }

    private mutating func addText(_ bytes: some BidirectionalCollection<UInt8>) {
        guard let last = bytes.last else { return }
        let end = program.instructions.count
        if end > lastTarget, case .text(let former, let startsLine) = program.instructions.last {
            program.instructions[end - 1] = .text(former + bytes, startsLine: startsLine)
        } else {
            program.instructions.append(.text(Array(bytes), startsLine: isAtLineStart))
        }
        isAtLineStart = last == UInt8(ascii: "\n")
    }
}
