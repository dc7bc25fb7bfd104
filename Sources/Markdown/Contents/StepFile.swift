import Diagnostics

/// A file as it is after a step of a tutorial.
public struct StepFile: Sendable, Hashable {
    /// The file's name for readers; the next step that shows a file of this name continues it.
    public let name: String
    /// The number of the step in its list, from 1.
    public let number: Int
    /// The list of steps, as an index into ``Document/containers``; nil outside of any list.
    public let list: Int?
    /// The argument that names the file to compare with; nil if the author names none.
    public let previous: Container.Argument?
    /// True if the file is not compared with any other.
    public let isReset: Bool
    /// The name of the directive, in the file.
    public let range: SourceRange
    /// The lines of the file to compare with; nil if there is none.
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
