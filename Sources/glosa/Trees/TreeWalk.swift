import Course

/// A walk through the decision trees of a course: its current place, and the places before it.
struct TreeWalk {
    struct Place: Hashable {
        let tree: Int
        let node: Int
    }

    private let course: Course
    private(set) var place: Place
    private var way: [Place] = []

    init(course: Course, tree: Int) {
        self.course = course
        place = Place(tree: tree, node: course.decisionTrees[tree].firstQuestion)
    }

    /// The number of answers to choose from.
    var answers: Int { course.answers(at: place).count }

    /// Gives an answer, counted from 1.
    ///
    /// - Returns: false if there is no such answer.
    mutating func answer(_ number: Int) -> Bool {
        let answers = course.answers(at: place)
        guard answers.indices.contains(number - 1) else { return false }
        way.append(place)
        place = answers[number - 1].target
        return true
    }

    /// Takes the last answer back.
    ///
    /// - Returns: false at the beginning.
    mutating func goBack() -> Bool {
        guard let last = way.popLast() else { return false }
        place = last
        return true
    }
}

extension Course {
    /// Returns the ways on from a node: its answers, or the other tree that it hands over to. An answer without words has an
    /// empty text.
    func answers(at place: TreeWalk.Place) -> [(text: String, target: TreeWalk.Place)] {
        let tree = decisionTrees[place.tree]
        let node = tree.nodes[place.node]
        var answers = node.answers.map { (text: $0.text, target: TreeWalk.Place(tree: place.tree, node: $0.target)) }
        if answers.isEmpty, let link = node.link,
            case .tree(let other, let target) = resolve(link.destination, from: tree.lesson)
        {
            let goal = decisionTrees[other]
            answers.append((text: goal.title, target: TreeWalk.Place(tree: other, node: target ?? goal.firstQuestion)))
        }
        return answers
    }
}

extension TreeNode {
    /// True if the walk goes on from this node.
    var asksMore: Bool {
        if case .handOver = kind { return true }
        return !answers.isEmpty
    }
}
