import Diagnostics

/// A code block, fenced or indented.
public struct CodeBlock: Sendable {
    public let node: NodeID
    /// The number of the block in the document, counted from 1.
    public let ordinal: Int
    /// The first word of the info string, lowercased, up to a `{`; nil where there is none.
    public let language: String?
    /// What follows the language in the info string.
    public let attributes: [FenceAttribute]
    /// The code, each line with its place in the file; in another file where ``origin`` says so.
    public internal(set) var slice: SourceSlice
    /// Where the code was taken from, if it does not stand in the document.
    public internal(set) var origin: CodeOrigin?
    public let isFenced: Bool
    /// False where the closing fence is missing; true for indented code.
    public let isClosed: Bool
    /// The whole block in the file, fences included.
    public let range: SourceRange
    /// The first word of the info string as CommonMark has it, for the class in HTML.
    let infoWord: String
    /// Nil for code that no step of a tutorial shows.
    public internal(set) var step: StepFile?
}

/// A file as it is after a step of a tutorial.
public struct StepFile: Sendable, Hashable {
    /// What readers know the file by; the next step that shows a file of this name goes on with it.
    public let name: String
    /// The number of the step in its list, from 1.
    public let number: Int
    /// The list of steps, as an index into ``Document/containers``; nil for one that stands in none.
    public let list: Int?
    /// The file that it is compared with, if its author names one.
    public let previous: Container.Argument?
    /// Whether it is compared with none.
    public let isReset: Bool
    /// The directive in the file.
    public let range: SourceRange
    /// The lines of the file that it is compared with; nil where there is none.
    public internal(set) var former: [String]?

    init(_ containers: [Container], _ index: Int, name: String) {
        let container = containers[index]
        self.name = name
        range = container.nameRange
        previous = container.arguments.first { $0.name == "previousFile" && !$0.value.isEmpty }
        isReset = container.argument("reset") == "true"
        var (number, list) = (0, Int?.none)
        var place = container.parent
        while let next = place {
            if case .walkthroughStep(let count) = containers[next].kind, number == 0 { number = count }
            if containers[next].kind == .walkthrough, list == nil { list = next }
            place = containers[next].parent
        }
        (self.number, self.list) = (number, list)
    }
}

extension CodeBlock {
    /// The title of the block's tab, where blocks that follow one another are shown as tabs; nil where it is none of them.
    public var tab: String? {
        attributes.first { $0.name == "tab" }?.value.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Document {
    /// Whether another block with a tab stands right before or behind a block that has one.
    public func isInGroup(_ block: CodeBlock) -> Bool { followsTab(block.node.index) || precedesTab(block.node.index) }

    /// Whether a node comes right behind a block of code that has a tab, as the next of its group.
    func followsTab(_ index: Int) -> Bool {
        index > 0 && tree.nodes[index - 1].parentIndex == tree.nodes[index].parentIndex && hasTab(index - 1)
    }

    func precedesTab(_ index: Int) -> Bool {
        index + 1 < tree.nodes.count && tree.nodes[index + 1].parentIndex == tree.nodes[index].parentIndex
            && hasTab(index + 1)
    }

    private func hasTab(_ index: Int) -> Bool {
        tree.nodes[index].kind == .codeBlock && codeBlocks[Int(tree.nodes[index].detail)].tab != nil
    }
}

/// Where a block's code was taken from: a stretch of another file.
public struct CodeOrigin: Sendable, Hashable {
    /// The file's path below the folder that a site's readers know it in: the package's, or else the course's.
    public let address: String
    /// The first and the last of its lines that are shown, counted from 1.
    public let lines: ClosedRange<Int>

    public init(address: String, lines: ClosedRange<Int>) {
        self.address = address
        self.lines = lines
    }
}

/// A word of a fence's info string: `name`, `name=value`, `name="two words"` or `{2,4-6}`.
public struct FenceAttribute: Sendable, Hashable {
    /// The part before `=`; a group in braces as a whole, with its braces.
    public let name: String
    /// The part after `=` without its quotes; nil where there is no `=`.
    public let value: String?
    /// The whole attribute in the file.
    public let range: SourceRange
    /// The value in the file, without its quotes.
    public let valueRange: SourceRange?
}
