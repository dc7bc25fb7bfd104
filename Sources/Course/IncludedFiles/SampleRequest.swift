import Diagnostics
import Markdown

extension CodeBlock {
    /// Whether it names a file whose code is not to be had: there is nothing in it to be judged or drawn.
    package var lacksItsFile: Bool { origin == nil && SampleRequest(self) != nil }
}

/// What a fence says of the file that its code is taken from.
struct SampleRequest {
    enum Part {
        case whole
        case lines(LineNumbers)
        case region(String)
    }

    let file: String
    let part: Part
    /// Where the file is named.
    let fileRange: SourceRange
    /// Where the part is named; the file for all of it.
    let partRange: SourceRange
    /// What contradicts itself.
    let fault: SampleFault?
    /// Whether it is a tutorial's, which names files of its catalogue.
    let isOfStep: Bool

    /// - Returns: nil for a block that names no file.
    init?(_ block: CodeBlock) {
        guard !block.attributes.isEmpty else { return nil }
        func attribute(_ name: String) -> FenceAttribute? {
            block.attributes.first { $0.name == name && !($0.value ?? "").isEmpty }
        }
        guard let file = attribute("file"), let path = file.value else { return nil }
        isOfStep = block.step != nil
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

    /// A file whose text stands in a page.
    init(file: String, at range: SourceRange) {
        (self.file, part, fault, isOfStep) = (file, .whole, nil, false)
        (fileRange, partRange) = (range, range)
    }

    /// The file that a step's is compared with.
    init(ofFormer argument: Container.Argument) {
        (file, part, fault, isOfStep) = (argument.value, .whole, nil, true)
        (fileRange, partRange) = (argument.range, argument.range)
    }
}
