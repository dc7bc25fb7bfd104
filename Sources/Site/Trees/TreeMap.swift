import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Markdown
import MarkdownHTML
import Mermaid
import SnippetLint

/// The paths of the pages of a course's decision trees, and the outcomes that attributes, rules and lessons link to.
///
/// Worked out once; for a course without trees it holds nothing and costs nothing.
struct TreeMap: Sendable {
    /// A node of a tree: indices into ``Course/decisionTrees`` and ``DecisionTree/nodes``.
    typealias Place = (tree: Int, node: Int)

    let course: Course
    /// The folder of the trees' pages, by language.
    private let folders: [String: String]
    private var byAttribute: [String: [String: Place]] = [:]
    private var byRule: [String: [RuleID: [Place]]] = [:]
    private var byLesson: [Int: [Place]] = [:]

    init(_ checked: CheckedCourse, strings: InterfaceStrings) {
        let course = checked.course
        self.course = course
        guard !course.decisionTrees.isEmpty else {
            folders = [:]
            return
        }
        folders = course.languages.reduce(into: [:]) { result, language in
            result[language] = SourceName.slug(path: strings.text(.treesFolder, in: language))
        }
        for (index, tree) in course.decisionTrees.enumerated() {
            for node in tree.outcomes {
                let place: Place = (index, node)
                if let attribute = checked.outcomeUses.pattern(tree: index, node: node)?.attribute,
                    byAttribute[tree.language]?[attribute] == nil
                {
                    byAttribute[tree.language, default: [:]][attribute] = place
                }
                for rule in Self.rules(for: place, of: checked) {
                    byRule[tree.language, default: [:]][rule.id, default: []].append(place)
                }
                if case .lesson(let lesson, _) = explanation(of: place) {
                    byLesson[lesson, default: []].append(place)
                }
            }
        }
    }

    // MARK: Addresses

    /// The path of a tree's page below the site's root.
    func address(_ tree: Int) -> String { folder(tree) + "/index.html" }

    /// The path of a node's page below the site's root; it depends on ids alone.
    func address(_ tree: Int, _ node: Int) -> String {
        let found = course.decisionTrees[tree]
        return found.isAskedByTreePage(node) ? address(tree) : "\(folder(tree))/\(found.nodes[node].slug).html"
    }

    /// The pages of a tree, with their paths.
    func pages(of index: Int) -> [(page: SitePage, address: String)] {
        let tree = course.decisionTrees[index]
        let nodes = tree.nodes.indices.filter { !tree.isAskedByTreePage($0) }.map { node in
            let isOutcome = tree.nodes[node].kind == .outcome
            let page: SitePage = isOutcome ? .outcome(tree: index, node: node) : .question(tree: index, node: node)
            return (page, address(index, node))
        }
        return [(.tree(index), address(index))] + nodes
    }

    private func folder(_ tree: Int) -> String {
        let found = course.decisionTrees[tree]
        return course.sitePath("\(folders[found.language] ?? "trees")/\(found.slug)", in: found.language)
    }

    /// The tree's page in each language that has it.
    func versions(_ tree: Int) -> [String: String] {
        course.languages.reduce(into: [:]) { result, language in
            result[language] = course.twin(ofTree: tree, in: language).map { address($0) }
        }
    }

    /// The page of the same node in each language that has it.
    func versions(_ tree: Int, _ node: Int) -> [String: String] {
        let id = course.decisionTrees[tree].nodes[node].id
        return course.languages.reduce(into: [:]) { result, language in
            guard let twin = course.twin(ofTree: tree, in: language),
                let place = course.decisionTrees[twin].place(of: id)
            else { return }
            result[language] = address(twin, place)
        }
    }

    // MARK: What leads to outcomes

    /// The outcomes that a rule guards or leads to, in the order of their trees.
    func outcomes(guardedBy rule: RuleID, in language: String) -> [Place] { byRule[language]?[rule] ?? [] }

    /// The outcomes that a lesson explains, in the order of their trees.
    func outcomes(explainedBy lesson: Int) -> [Place] { byLesson[lesson] ?? [] }

    /// The link to the explanation of an outcome; nil if it has none.
    func explanation(of place: Place) -> ResolvedLink? {
        let tree = course.decisionTrees[place.tree]
        return tree.nodes[place.node].explanation.map { course.resolve($0.destination, from: tree.lesson) }
    }

    /// The rules that guard an outcome: those its author names, or else those whose own words name the code that it recommends.
    static func rules(for place: Place, of checked: CheckedCourse) -> [Rule] {
        let named = checked.course.decisionTrees[place.tree].nodes[place.node].details.rules.compactMap(
            RuleCatalogue.rule
        )
        guard named.isEmpty, let pattern = checked.outcomeUses.pattern(tree: place.tree, node: place.node) else {
            return named
        }
        return RuleCatalogue.all.filter(pattern.isNamed)
    }

    // MARK: Diagrams

    func tree(drawnBy block: CodeBlock, in lesson: Int) -> Int? {
        folders.isEmpty ? nil : course.tree(drawnBy: block.ordinal, in: lesson)
    }

    /// The addresses of a diagram's nodes, relative to a page.
    func nodeAddress(_ tree: Int, from page: String) -> @Sendable (String) -> String? {
        { id in
            course.decisionTrees[tree].place(of: id).map {
                PageAddress.relative(from: page, to: address(tree, $0))
            }
        }
    }

    /// Appends the link below the diagram of a tree in its lesson.
    func appendWalkLink(_ tree: Int, from page: String, words: InterfaceWords, to output: inout [UInt8]) {
        let way = PageAddress.relative(from: page, to: address(tree))
        output += "<p class=\"tree-walk\"><a class=\"button\" href=\"\(HTMLEscaping.escaped(way))\">".utf8
        HTMLEscaping.append(words[.treeWalk], to: &output)
        output += "</a></p>\n".utf8
    }

    // MARK: Samples

    /// The attributes that lead from the samples of a page to outcomes.
    func attributeLinks(from page: String, in language: String) -> AttributeLinks {
        AttributeLinks(
            (byAttribute[language] ?? [:]).mapValues {
                PageAddress.relative(from: page, to: address($0.tree, $0.node))
            }
        )
    }
}

extension DecisionTree {
    /// Returns true if a node has no page of its own: a start that asks nothing is the title of the tree's page.
    func isAskedByTreePage(_ node: Int) -> Bool { node == start && nodes[node].kind == .step }
}
