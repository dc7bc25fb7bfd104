import Diagnostics

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
