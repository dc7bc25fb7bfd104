import Course
import Markdown

/// The blocks of code that a lesson's exercises begin with, and those of their solutions.
package struct ExerciseParts: Sendable {
    /// The exercises, each as an index into the document's containers.
    private(set) var exercises: [Int] = []
    /// The exercises that have a solution, with code or without.
    private(set) var solved: Set<Int> = []
    /// The blocks of code that each exercise begins with, and those of its solutions, by exercise.
    private(set) var starters: [Int: [CodeBlock]] = [:]
    private(set) var solutions: [Int: [CodeBlock]] = [:]
    private var solutionBlocks: Set<Int> = []
    private var starterBlocks: Set<Int> = []

    package init(_ document: Document) {
        let containers = document.containers
        exercises = containers.indices.filter { containers[$0].kind == .exercise && containers[$0].node != nil }
        guard !exercises.isEmpty else { return }
        solved = containers.parents(of: .solution)
        let byNode = Dictionary(
            containers.indices.lazy.compactMap { index in containers[index].node.map { ($0, index) } }
        ) { first, _ in first }
        for block in document.codeBlocks {
            var parts: Set<Container.Kind> = []
            var node = document[block.node].parent
            while let current = node {
                if let index = byNode[current] {
                    let kind = containers[index].kind
                    if kind == .exercise {
                        add(block, to: index, parts)
                        break
                    }
                    parts.insert(kind)
                }
                node = document[current].parent
            }
        }
    }

    private mutating func add(_ block: CodeBlock, to exercise: Int, _ parts: Set<Container.Kind>) {
        if parts.contains(.solution) {
            solutions[exercise, default: []].append(block)
            solutionBlocks.insert(block.ordinal)
        } else if !parts.contains(.hint) {
            starters[exercise, default: []].append(block)
            starterBlocks.insert(block.ordinal)
        }
    }

    /// Returns true if a block is a part of a solution: readers are to write it, so it must be right.
    func isSolution(_ block: CodeBlock) -> Bool { solutionBlocks.contains(block.ordinal) }

    /// Returns true if an exercise begins with a block: readers are to find out what is wrong with it.
    package func isStarter(_ block: CodeBlock) -> Bool { starterBlocks.contains(block.ordinal) }
}
