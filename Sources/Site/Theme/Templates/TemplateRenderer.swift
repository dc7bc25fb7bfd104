import Markdown
import MarkdownHTML

/// Runs the programs of templates on values.
///
/// A loop over flat programs: deeply nested templates and values cost no stack. Each value is written at its slot, and the output
/// is never parsed again.
struct TemplateRenderer {
    /// A value that `.` stands for and in which names are looked up.
    private struct Frame {
        let value: TemplateValue
        /// The number of steps below the page's values.
        let depth: Int
    }

    private struct Place {
        var program: Int
        var position = 0
        var indentation: [UInt8] = []
        /// The index of the current scope in ``scopes``.
        var scope = 0
    }

    /// The body that replaces a block.
    private struct Body {
        let program: Int
        let start: Int
        let scope: Int
    }

    /// A section, partial or block that has begun and not ended.
    private enum Pending {
        case list([TemplateValues], next: Int)
        case value
        case flag
        case stretch(Int)
        case partial(back: Place, template: Int, entered: Int)
        case block(back: Place)
    }

    private let programs: [TemplateProgram]
    private var frames: [Frame]
    private var pending: [Pending] = []
    private var place: Place
    private var scopes: [[String: Body]] = [[:]]
    /// The depth of the values with which each template was last included; -1 for a template that is not being rendered.
    private var entered: [Int]
    private var output: [UInt8] = []
    private var stretches: [PageVariants.Stretch] = []

    /// - Parameter template: the number of a program.
    static func render(_ programs: [TemplateProgram], template: Int, _ values: TemplateValues) -> PageVariants {
        var renderer = TemplateRenderer(programs, template: template, values)
        renderer.run()
        return PageVariants(bytes: renderer.output, stretches: renderer.stretches)
    }

    private init(_ programs: [TemplateProgram], template: Int, _ values: TemplateValues) {
        self.programs = programs
        frames = [Frame(value: .group(values), depth: 0)]
        place = Place(program: template)
        entered = Array(repeating: -1, count: programs.count)
        entered[template] = 0
        output.reserveCapacity(Self.usualSize)
    }

    /// The usual size of a page, in bytes.
    private static let usualSize = 16_384

    private mutating func run() {
        var program = place.program
        var instructions = programs[program].instructions
        while true {
            if place.program != program {
                program = place.program
                instructions = programs[program].instructions
            }
            guard place.position < instructions.count else {
                guard case .partial(let back, let template, let depth) = pending.popLast() else { return }
                entered[template] = depth
                place = back
                continue
            }
            let instruction = instructions[place.position]
            place.position += 1
            switch instruction {
            case .text(let bytes, let startsLine): write(bytes, startsLine: startsLine)
            case .value(let path, let isEscaped):
                if let value = find(path)?.value { write(value, isEscaped: isEscaped) }
            case .section(let path, let isInverted, let end): begin(path, isInverted: isInverted, end: end)
            case .sectionEnd(let start): endSection(start: start)
            case .partial(let template, let indentation, let blocks, let end):
                include(template, indentation: indentation, blocks: blocks, end: end)
            case .block(let name, let end):
                guard let body = scopes[place.scope][name] else { continue }
                place.position = end
                pending.append(.block(back: place))
                place.program = body.program
                place.position = body.start
                place.scope = body.scope
            case .blockEnd: if case .block(let back) = pending.popLast() { place = back }
            }
        }
    }

    // MARK: Names

    private func find(_ path: TemplatePath) -> Frame? {
        guard let first = path.parts.first else { return frames.last }
        for index in frames.indices.reversed() {
            guard var value = frames[index].value.member(first) else { continue }
            for part in path.parts.dropFirst() {
                guard let member = value.member(part) else { return nil }
                value = member
            }
            return Frame(value: value, depth: frames[index].depth + path.parts.count)
        }
        return nil
    }

    // MARK: Sections

    private mutating func begin(_ path: TemplatePath, isInverted: Bool, end: Int) {
        let found = find(path)
        if case .onPage(let page) = found?.value {
            pending.append(.stretch(stretches.count))
            return beginStretch(page: page, isInverted: isInverted)
        }
        guard let found, !found.value.isFalse else {
            if isInverted { pending.append(.flag) } else { place.position = end }
            return
        }
        guard !isInverted else {
            place.position = end
            return
        }
        switch found.value {
        case .flag: pending.append(.flag)
        case .list(let list):
            pending.append(.list(list, next: 1))
            frames.append(Frame(value: .group(list[0]), depth: found.depth + 1))
        default:
            pending.append(.value)
            frames.append(found)
        }
    }

    private mutating func endSection(start: Int) {
        switch pending.popLast() {
        case .list(let list, let next):
            guard let former = frames.popLast(), next < list.count else { return }
            frames.append(Frame(value: .group(list[next]), depth: former.depth))
            pending.append(.list(list, next: next + 1))
            place.position = start
        case .value: frames.removeLast()
        case .stretch(let index): stretches[index].end = output.count
        default: break
        }
    }

    private mutating func beginStretch(page: String, isInverted: Bool) {
        let start = output.count
        stretches.append(PageVariants.Stretch(page: page, isInverted: isInverted, start: start, end: start))
    }

    // MARK: Other templates

    /// Enters a template. A template that is being rendered is entered again only with deeper values, such as the sections of a
    /// section, so that rendering ends whatever templates there are.
    private mutating func include(_ template: Int?, indentation: [UInt8]?, blocks: [String: Int], end: Int) {
        let (caller, depth) = (place, frames.last?.depth ?? 0)
        place.position = end
        guard let template, entered[template] < depth else { return }
        pending.append(.partial(back: place, template: template, entered: entered[template]))
        entered[template] = depth
        place = Place(program: template, scope: caller.scope)
        if let indentation { place.indentation = caller.indentation + indentation }
        guard !blocks.isEmpty else { return }
        let bodies = blocks.mapValues { Body(program: caller.program, start: $0, scope: caller.scope) }
        // The bodies of the outer template take precedence.
        scopes.append(bodies.merging(scopes[caller.scope]) { _, outer in outer })
        place.scope = scopes.count - 1
    }

    // MARK: Bytes

    private mutating func write(_ bytes: [UInt8], startsLine: Bool) {
        guard !place.indentation.isEmpty else {
            output += bytes
            return
        }
        if startsLine { output += place.indentation }
        for (index, byte) in bytes.enumerated() {
            output.append(byte)
            if byte == UInt8(ascii: "\n"), index + 1 < bytes.count { output += place.indentation }
        }
    }

    private mutating func write(_ value: TemplateValue, isEscaped: Bool) {
        switch value {
        case .text(let text) where isEscaped: HTMLEscaping.append(text, to: &output)
        case .text(let text): output += text.utf8
        case .html(let bytes) where isEscaped: HTMLEscaping.append(bytes, to: &output)
        case .html(let bytes): output += bytes
        case .number(let number): output += String(number).utf8
        case .flag(let flag): output += (flag ? "true" : "false").utf8
        case .onPage(let page):
            for (isInverted, word) in [(false, "true"), (true, "false")] {
                beginStretch(page: page, isInverted: isInverted)
                output += word.utf8
                stretches[stretches.count - 1].end = output.count
            }
        case .group, .list, .words: break
        }
    }
}

extension TemplateValue {
    fileprivate func member(_ part: TemplatePath.Part) -> TemplateValue? {
        switch self {
        case .group(let values): part.variable.flatMap(values.value)
        case .words(let words): words[part.text].map { .text($0) }
        default: nil
        }
    }
}
