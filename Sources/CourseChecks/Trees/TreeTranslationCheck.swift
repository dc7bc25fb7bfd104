import Course
import Diagnostics

/// Compares the trees of one name in several languages: the same walk must lead to the same outcome in all of them.
enum TreeTranslationCheck {
    static func check(_ course: Course) -> [Diagnostic] {
        let main = course.configuration.mainLanguage
        return course.decisionTrees.indices.flatMap { index -> [Diagnostic] in
            let tree = course.decisionTrees[index]
            if tree.language == main { return missing(tree, of: course) }
            guard let original = course.twin(ofTree: index, in: main).map({ course.decisionTrees[$0] }) else {
                return missing(tree, of: course)
            }
            return compare(tree, with: original)
        }
    }

    /// A finding for each language in which the lesson is translated without the tree.
    private static func missing(_ tree: DecisionTree, of course: Course) -> [Diagnostic] {
        course.languages.filter { language in
            guard course.tree(named: tree.name, in: language) == nil,
                let twin = course.twin(of: tree.lesson, in: language)
            else { return false }
            // A tree that is there but can't be read is reported with the diagrams.
            return !course.lessons[twin].marksTree(named: tree.name)
        }.map { TreeFinding.missing(tree, in: $0) }
    }

    static func compare(_ tree: DecisionTree, with original: DecisionTree) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let missing = original.nodes.filter { tree.place(of: $0.id) == nil }
        let extra = tree.nodes.filter { original.place(of: $0.id) == nil }
        // If as many nodes are missing as there are extra ones, they were renamed: reported at the extra ones.
        if missing.count != extra.count { findings += missing.map { TreeFinding.missingNode($0, in: tree) } }
        let changed = Set((missing + extra).map(\.id))
        for node in tree.nodes {
            guard let twin = original.place(of: node.id).map({ original.nodes[$0] }) else {
                findings.append(TreeFinding.extraNode(node, original.language))
                continue
            }
            let ids = node.answers.map { tree.nodes[$0.target].id }
            let twinIDs = twin.answers.map { original.nodes[$0.target].id }
            guard ids == twinIDs, node.kind == twin.kind else {
                // A missing or extra node is reported already.
                if Set(ids).symmetricDifference(twinIDs).subtracting(changed).isEmpty, !changed.isEmpty { continue }
                findings.append(TreeFinding.otherAnswers(node, ids, twin, twinIDs, original.language))
                continue
            }
            for (answer, other) in zip(node.answers, twin.answers) where isUntranslated(answer.text, other.text) {
                findings.append(TreeFinding.untranslated(answer, other, original.language))
            }
        }
        return findings
    }

    /// Returns true if two answers are the same words. Code, numbers and words of two letters (“no”) don't count: they read the
    /// same in many languages.
    private static func isUntranslated(_ text: String, _ original: String) -> Bool {
        guard text == original else { return false }
        return text.split(separator: " ").contains { word in
            let letters = word.drop { !$0.isLetter && $0 != "@" && $0 != "." && $0 != "$" && $0 != "`" }
            let isCode =
                word.contains { "@.$`(){}[]<>_=".contains($0) } || word.dropFirst().contains(where: \.isUppercase)
            return !isCode && letters.count(where: \.isLetter) > 2
        }
    }
}

extension Lesson {
    /// Returns true if a fence marks its diagram as a tree of that name, whether it can be read or not.
    func marksTree(named name: String) -> Bool {
        facts.drawsTrees
            && document.codeBlocks.contains { block in
                block.attributes.contains { $0.name == "tree" && $0.value == name }
            }
    }
}
