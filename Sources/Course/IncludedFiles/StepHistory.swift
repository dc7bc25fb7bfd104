import Markdown

/// The steps of a tutorial that show files, in their order: what each is compared with, and which other files are there then.
package struct StepHistory: Sendable {
    package struct Step: Sendable {
        /// The ordinal of its block.
        package let block: Int
        package let file: StepFile
    }

    package let steps: [Step]
    /// Where a step stands among ``steps``, by its block.
    private var places: [Int: Int] = [:]
    /// By a step's place, that of the last before it with a file of the same name, in the same list and in any.
    private var formers: [Int?] = []
    private var befores: [Int?] = []
    /// By a step's place, that of the next with a file of the same name.
    private var nexts: [Int?] = []

    /// How many files are looked at beside a step's own, the latest of them: more are not in one step's program.
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

    /// The step whose file the next one of the same name in its list goes on with; nil for the first of them.
    func former(of block: Int) -> Step? { places[block].flatMap { formers[$0] }.map { steps[$0] } }

    /// Whether one step comes right after another.
    func isNext(_ block: Int, after former: Step) -> Bool {
        guard let place = places[block], place > 0 else { return false }
        return steps[place - 1].block == former.block
    }

    /// The latest steps that show files of other names before one, in their order: what there is beside its file.
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

    /// The steps that show a file of the same name after one, in their order.
    package func later(than block: Int) -> some Sequence<Step> {
        sequence(state: places[block]) { place in
            place = place.flatMap { nexts[$0] }
            return place.map { steps[$0] }
        }
    }

    /// The step that shows a file of the same name before one, in whichever list.
    package func before(_ block: Int) -> Step? { places[block].flatMap { befores[$0] }.map { steps[$0] } }
}
