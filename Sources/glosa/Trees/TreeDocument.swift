import Course
import CourseChecks
import Diagnostics

/// A decision tree for other tools, in version 1 of the format.
struct TreeDocument: Encodable {
    struct Node: Encodable {
        let id: String
        let kind: String
        let text: String
        let answers: [Answer]
        let examples: [String]
        let notes: [String]
        let why: String?
        let replaces: [String]
        /// The path of the lesson that explains the node, in the course; nil if there is none.
        let lesson: String?
        /// The name of the tree in which the walk goes on; nil if it ends here or stays in this tree.
        let tree: String?
        let samples: [Sample]
    }

    struct Answer: Encodable {
        let text: String
        let target: String
    }

    struct Sample: Encodable {
        let file: String
        let block: Int
        let valid: Bool
    }

    let schemaVersion = 1
    let name: String
    let language: String
    let title: String
    let file: String
    let start: String
    let nodes: [Node]

    init(_ index: Int, of checked: CheckedCourse) {
        let course = checked.course
        let tree = course.decisionTrees[index]
        name = tree.name
        language = tree.language
        title = tree.title
        file = course.lessons[tree.lesson].filePath
        start = tree.nodes[tree.start].id
        nodes = tree.nodes.indices.map { Self.node($0, of: index, in: checked) }
    }

    private static func node(_ place: Int, of index: Int, in checked: CheckedCourse) -> Node {
        let course = checked.course
        let tree = course.decisionTrees[index]
        let node = tree.nodes[place]
        var (kind, handOver): (String, String?)
        switch node.kind {
        case .question: (kind, handOver) = ("question", nil)
        case .step: (kind, handOver) = ("step", nil)
        case .outcome: (kind, handOver) = ("outcome", nil)
        case .handOver(let tree): (kind, handOver) = ("handOver", tree)
        }
        var lesson: String?
        if let link = node.explanation, case .lesson(let found, _) = course.resolve(link.destination, from: tree.lesson)
        {
            lesson = course.lessons[found].filePath
        }
        return Node(
            id: node.id,
            kind: kind,
            text: node.text,
            answers: node.answers.map { Answer(text: $0.text, target: tree.nodes[$0.target].id) },
            examples: node.examples,
            notes: node.notes,
            why: node.details.why,
            replaces: node.details.replaces,
            lesson: lesson,
            tree: handOver,
            samples: checked.outcomeUses.uses(tree: index, node: place).map { use in
                Sample(file: course.lessons[use.lesson].filePath, block: use.block, valid: !use.isCounterexample)
            }
        )
    }
}
