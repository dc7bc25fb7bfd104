import ArgumentParser
import Course
import Diagnostics

struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Shows a decision tree of the course in the terminal, question by question.",
        discussion: """
            Type the number of an answer; b goes one question back, q ends. Without a terminal, the \
            whole tree is printed. Without a name, the trees of the course are listed; as JSON, with all their contents.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case human, json }

    @Argument(help: ArgumentHelp("The tree's name, as on its fence: tree=NAME.", valueName: "name"))
    var name: String?

    @OptionGroup var course: CourseOptions

    @Option(help: "The format of the tree; json prints all of it.")
    var format = Format.human

    @Option(help: ArgumentHelp("Language of the tree and of messages.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let checked = try await course.load()
        let course = checked.course
        let language = language(of: course)
        let trees = course.decisionTrees.indices.filter { course.decisionTrees[$0].language == language }
        guard let name else {
            switch format {
            case .json: Console.print(try JSONText.encode(trees.map { TreeDocument($0, of: checked) }))
            case .human: Console.print(list(trees, of: course))
            }
            return
        }
        let index = try index(of: name, in: language, of: course)
        // The tree may exist only in another language than the terminal's.
        let shown = course.decisionTrees[index].language
        switch format {
        case .json: Console.print(try JSONText.encode(TreeDocument(index, of: checked)))
        case .human:
            let text = TreeText(course: course, style: Console.outputStyle, language: shown)
            if Console.isInteractive {
                walk(text, from: index)
            } else {
                Console.print(text.outline(of: index))
            }
        }
    }

    private func language(of course: Course) -> String {
        if let lang { return lang }
        let spoken = Console.language
        return course.languages.first { $0.prefix(2) == spoken.prefix(2) } ?? course.configuration.mainLanguage
    }

    /// Returns the tree with a name in a language; if no language was asked for, the one in the first language that has it.
    private func index(of name: String, in language: String, of course: Course) throws -> Int {
        if let index = course.tree(named: name, in: language) { return index }
        let others = course.languages.filter { course.tree(named: name, in: $0) != nil }
        if lang == nil, let first = others.first, let index = course.tree(named: name, in: first) { return index }
        let known = course.decisionTrees.filter { $0.language == language }.map(\.name)
        let advice =
            if let other = others.first {
                LocalizedText(
                    en: "; it is there in “\(other)”: --lang \(other)",
                    es: "; existe en «\(other)»: --lang \(other)"
                )
            } else if let meant = NearMiss.suggestion(for: name, among: known) {
                LocalizedText(en: "; did you mean “\(meant)”?", es: "; ¿querías decir «\(meant)»?")
            } else {
                LocalizedText(en: "; `glosa tree` lists them", es: "; `glosa tree` los enumera")
            }
        throw CommandFailure(
            en: "there is no decision tree “\(name)” in “\(language)”\(advice.en)",
            es: "no hay ningún árbol de decisión «\(name)» en «\(language)»\(advice.es)"
        )
    }

    private func list(_ trees: [Int], of course: Course) -> String {
        trees.map { index in
            let tree = course.decisionTrees[index]
            return "\(Console.outputStyle.paint(tree.name, .blue, bold: true))  \(VisibleText.line(tree.title))\n"
        }.joined()
    }

    // MARK: Walking

    private func walk(_ text: TreeText, from index: Int) {
        var walk = TreeWalk(course: text.course, tree: index)
        Console.print(text.heading(of: index))
        while true {
            Console.print("\n" + text.node(walk.place))
            if !text.course.decisionTrees[walk.place.tree].nodes[walk.place.node].asksMore {
                Console.print(text.ending)
            }
            var isUnderstood = false
            while !isUnderstood {
                Console.print("> ")
                guard let line = readLine()?.filter({ !$0.isWhitespace }).lowercased() else {
                    return Console.print("\n")
                }
                if line == "q" { return }
                isUnderstood = line == "b" ? walk.goBack() : Int(line).map { walk.answer($0) } ?? false
                if !isUnderstood { Console.print(text.hint(walk.answers)) }
            }
        }
    }
}
