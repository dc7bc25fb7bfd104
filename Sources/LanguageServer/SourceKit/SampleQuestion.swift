import Course
import CourseChecks
import Diagnostics
import Markdown

/// A question about a place in a Swift sample of a file, which SourceKit-LSP can answer.
struct SampleQuestion: Sendable {
    /// The requests that are passed on.
    enum Method: String, Sendable {
        case completion = "textDocument/completion"
        case hover = "textDocument/hover"
        case definition = "textDocument/definition"
    }

    let method: Method
    let file: FileView
    let lesson: Lesson
    let block: CodeBlock
    /// The place, as an offset in the file.
    let offset: Int

    /// - Returns: nil for another request, or a place in no sample.
    init?(_ name: String, in file: FileView, _ params: JSONValue) {
        guard let method = Method(rawValue: name), let offset = file.lines.offset(params["position"]),
            let (lesson, document) = file.document(at: offset)
        else { return nil }
        let line = file.lines.line(at: offset)
        let block = document.codeBlocks.first { block in
            // Code of another file has no place in this one.
            guard block.language == "swift" || block.language == nil, block.origin == nil,
                block.range.path == file.path, block.range.bytes.lowerBound <= offset,
                offset <= block.range.bytes.upperBound
            else { return false }
            let last = file.lines.line(at: max(block.range.bytes.lowerBound, block.range.bytes.upperBound - 1))
            return !block.isFenced
                || file.lines.line(at: block.range.bytes.lowerBound) < line && (line < last || !block.isClosed)
        }
        guard let block else { return nil }
        (self.method, self.file, self.offset, self.block) = (method, file, offset, block)
        self.lesson = file.course.lessons[lesson]
    }

    /// Asks SourceKit-LSP.
    ///
    /// - Parameter own: the server's own answer, which is given if there is no other, and beside it for hovers.
    func answer(_ own: JSONValue, _ writing: SampleWriting, by server: SourceKitServer) async -> JSONValue {
        guard let unit = writing.unit(of: block, in: lesson, at: offset, isCompleted: method == .completion) else {
            return own
        }
        let lines = TextLines(unit.text, .utf16)
        let place = lines.position(at: unit.cursor)
        guard let found = await server.answer(to: method.rawValue, in: unit.text, unit.arguments, at: place) else {
            return own
        }
        let mapping = SampleMapping(unit: unit, lines: lines, path: found.path, file: file, block: block)
        switch method {
        case .completion: return mapping.completion(found.answer)
        case .hover: return mapping.hover(found.answer, beside: own)
        case .definition: return mapping.definition(found.answer)
        }
    }
}
