import Course
import Diagnostics

/// The text of a decision tree in the terminal.
struct TreeText {
    let course: Course
    let style: TerminalStyle
    let language: String

    func heading(of index: Int) -> String {
        let tree = course.decisionTrees[index]
        let keys = LocalizedText(
            en: "a number answers, b goes back, q ends",
            es: "un número responde, b vuelve atrás, q termina"
        ).text(in: language)
        return "\(style.paint(VisibleText.line(tree.title), .blue, bold: true))\n\(keys)\n"
    }

    /// Returns a node as a walk shows it: the question with its answers, or the outcome with its details.
    func node(_ place: TreeWalk.Place) -> String {
        let tree = course.decisionTrees[place.tree]
        let node = tree.nodes[place.node]
        var text = "\(style.paint(VisibleText.line(node.text), nil, bold: true))\n"
        for note in node.notes { text += "  \(VisibleText.line(note))\n" }
        for (number, answer) in course.answers(at: place).enumerated() {
            text +=
                "  \(style.paint("\(number + 1)", .blue, bold: true))  \(answer.text.isEmpty ? "…" : VisibleText.line(answer.text))\n"
        }
        guard node.kind == .outcome else { return text }
        if let why = node.details.why { text += "  \(VisibleText.line(why.replacing("`", with: "")))\n" }
        for example in node.examples {
            text += "\n" + example.split(separator: "\n").map { "    \(VisibleText.line(String($0)))\n" }.joined()
        }
        if !node.details.replaces.isEmpty {
            let word = LocalizedText(en: "in place of", es: "en lugar de").text(in: language)
            text += "\n  \(word) \(VisibleText.line(node.details.replaces.joined(separator: ", ")))\n"
        }
        if let link = node.explanation,
            case .lesson(let lesson, _) = course.resolve(link.destination, from: tree.lesson)
        {
            text += "  → \(VisibleText.line("\(course.lessons[lesson].title) (\(course.lessons[lesson].filePath))"))\n"
        }
        return text
    }

    var ending: String {
        LocalizedText(en: "\nb goes back, q ends\n", es: "\nb vuelve atrás, q termina\n").text(in: language)
    }

    func hint(_ answers: Int) -> String {
        let text =
            answers == 0
            ? LocalizedText(en: "b goes back, q ends", es: "b vuelve atrás, q termina")
            : LocalizedText(en: "a number from 1 to \(answers), b or q", es: "un número del 1 al \(answers), b o q")
        return text.text(in: language) + "\n"
    }

    /// Returns a whole tree, each question once, with its answers indented below it.
    func outline(of index: Int) -> String {
        let tree = course.decisionTrees[index]
        var text = "\(style.paint(VisibleText.line(tree.title), .blue, bold: true))\n"
        var seen: Set<Int> = []
        var open: [(node: Int, answer: String?, depth: Int)] = [(tree.firstQuestion, nil, 0)]
        while let (place, answer, depth) = open.popLast() {
            let node = tree.nodes[place]
            text += String(repeating: "  ", count: min(depth, Self.deepest))
            if let answer, !answer.isEmpty { text += "\(VisibleText.line(answer)) → " }
            text +=
                node.answers.isEmpty
                ? style.paint(VisibleText.line(node.text), nil, bold: true) : VisibleText.line(node.text)
            if case .handOver(let name) = node.kind { text += " (glosa tree \(name))" }
            guard seen.insert(place).inserted || node.answers.isEmpty else {
                text += LocalizedText(en: " (see above)", es: " (véase arriba)").text(in: language) + "\n"
                continue
            }
            text += "\n"
            for answer in node.answers.reversed() { open.append((answer.target, answer.text, depth + 1)) }
        }
        return text
    }

    /// The level behind which deeper ones are not indented further.
    private static let deepest = 40
}
