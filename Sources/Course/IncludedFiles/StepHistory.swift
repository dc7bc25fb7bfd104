import Markdown

/// The steps of a tutorial that show files, in their order: the step that each is compared with, and the other files at that
/// point.
package struct StepHistory: Sendable {
    package struct Step: Sendable {
        /// The ordinal of its code block.
        package let block: Int
        package let file: StepFile
    }

    package let steps: [Step]
    /// The index of each step in ``steps``, by the ordinal of its block.
    private var places: [Int: Int] = [:]
    /// The index of the last step before with a file of the same name, by a step's index: in the same list, and (`befores`) in
    /// any.
    private var formers: [Int?] = []
    private var befores: [Int?] = []
    /// The index of the next step with a file of the same name, by a step's index.
    private var nexts: [Int?] = []

    /// The largest number of files beside a step's own, the latest of them: one step's program has no more.
    static let mostCompanions = 200

    package init(_ document: Document) {
        steps = document.codeBlocks.compactMap { block in block.step.map { Step(block: block.ordinal, file: $0) } }
        var latest: [String: Int] = [:]
        var latestInList: [String: [Int?: Int]] = [:]
        nexts = Array(repeating: nil, count: steps.count)
        for (place, step) in steps.enumerated() {
            let (name, list) = (step.file.name, step.file.list)
            places[step.block] = place
            befores.append(latest[name])
            formers.append(latestInList[name]?[list])
            if let before = latest[name] { nexts[before] = place }
            latest[name] = place
            latestInList[name, default: [:]][list] = place
        }
    }

    var isEmpty: Bool { steps.isEmpty }

    /// Returns the last step before with a file of the same name in the same list; nil for the first of them.
    func former(of block: Int) -> Step? { places[block].flatMap { formers[$0] }.map { steps[$0] } }

    /// Returns true if a step comes right after `former`.
    func isNext(_ block: Int, after former: Step) -> Bool {
        guard let place = places[block], place > 0 else { return false }
        return steps[place - 1].block == former.block
    }

    /// Returns the latest steps before with files of other names, in their order: the files that exist beside the step's own.
    package func companions(of block: Int) -> [Step] {
        guard let place = places[block] else { return [] }
        var names: Set<String> = [steps[place].file.name]
        var found: [Step] = []
        for step in steps[..<place].reversed() where names.insert(step.file.name).inserted {
            found.append(step)
            if found.count == Self.mostCompanions { break }
        }
        return found.reversed()
    }

    /// Returns the steps after one that show a file of the same name, in their order.
    package func later(than block: Int) -> some Sequence<Step> {
        sequence(state: places[block]) { place in
            place = place.flatMap { nexts[$0] }
            return place.map { steps[$0] }
        }
    }

    /// Returns the last step before that shows a file of the same name, in whichever list.
    package func before(_ block: Int) -> Step? { places[block].flatMap { befores[$0] }.map { steps[$0] } }
}
