import Diagnostics
import Markdown

extension CodeBlock {
    /// True if the block names a file whose code is not available: it has nothing to check or draw.
    package var lacksItsFile: Bool { origin == nil && SampleRequest(self) != nil }
}

/// The request of a fence for code from a file.
struct SampleRequest {
    enum Part {
        case whole
        case lines(LineNumbers)
        case region(String)
    }

    let file: String
    let part: Part
    /// The range that names the file.
    let fileRange: SourceRange
    /// The range that names the part; the file's range for all of it.
    let partRange: SourceRange
    /// The contradiction in the request; nil if there is none.
    let fault: SampleFault?
    /// True if the block belongs to a tutorial's step, which names files of its catalogue.
    let isOfStep: Bool
    /// True if scissors in the block name the file: no attribute of its fence does.
    let isOfScissors: Bool
    /// True if the page's text names the file, and no fence.
    private(set) var isOfText = false

    /// - Returns: nil for a block that names no file.
    init?(_ block: CodeBlock, dialect: Dialect = .glosa) {
        guard !block.attributes.isEmpty else { return nil }
        func attribute(_ name: String) -> FenceAttribute? {
            block.attributes.first { $0.name == name && !($0.value ?? "").isEmpty }
        }
        guard let file = attribute("file"), let path = file.value else { return nil }
        isOfStep = block.step != nil
        isOfScissors = dialect == .material && file.valueRange == file.range
        self.file = path
        fileRange = file.valueRange ?? file.range
        let (region, lines) = (attribute("region"), attribute("lines"))
        let numbers = lines?.value.flatMap(LineNumbers.init)
        fault = region != nil && lines != nil ? .twoParts : nil
        if let name = region?.value {
            part = .region(name)
        } else if let numbers {
            part = .lines(numbers)
        } else {
            part = .whole
        }
        let named = region ?? lines
        partRange = named?.valueRange ?? named?.range ?? fileRange
    }

    /// Creates the request for a file whose text is included in a page.
    init(file: String, at range: SourceRange) {
        (self.file, part, fault, isOfStep, isOfScissors) = (file, .whole, nil, false, true)
        (fileRange, partRange) = (range, range)
        isOfText = true
    }

    /// Creates the request for the file that a step's file is compared with.
    init(ofFormer argument: Container.Argument) {
        (file, part, fault, isOfStep, isOfScissors) = (argument.value, .whole, nil, true, false)
        (fileRange, partRange) = (argument.range, argument.range)
    }
}
