import Diagnostics

extension GitGraph: ChartDiagram {
    static let keywords = ["gitGraph"]
    static let name = LocalizedText(en: "Git graph", es: "Grafo de Git")
    static let rootClass = "gitGraph"

    static func parse(_ source: DiagramSource) -> (GitGraph?, [Diagnostic]) { GitGraphParser.parse(source) }

    var boxRanges: [SourceRange] {
        branches.map(\.range) + commits.flatMap { [SourceRange](repeating: $0.range, count: 1 + $0.tags.count) }
    }

    /// The visible words are the messages; ids and names of branches are code.
    var labels: [(text: String, range: SourceRange)] {
        commits.compactMap { commit in commit.message.map { ($0, commit.range) } }
    }

    func scene(language: String) -> ChartScene { GitGraphLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: branches.dropFirst().map { branch in
                .init("branch", name: branch.name, kind: ("branch", "esta rama"), range: branch.range)
            }
                + commits.map { commit in
                    .init(
                        "commit \(commit.origin) \(commit.kind) \(commit.branch) \(commit.parents) \(commit.tags.count)",
                        name: commit.label ?? "commit",
                        kind: ("commit", "este commit"),
                        range: commit.range
                    )
                }
        )
    }

    func outline(language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let (count, lines) = (commits.count, branches.count)
        let head = say(
            "Git graph with \(count) \(count == 1 ? "commit" : "commits") on \(lines) \(lines == 1 ? "branch" : "branches").",
            "Grafo de Git con \(count) \(count == 1 ? "commit" : "commits") en \(lines) \(lines == 1 ? "rama" : "ramas")."
        )
        let details = commits.map { commit -> String in
            let branch = branches[commit.branch].name
            let name = [commit.id, commit.message].compactMap { $0 }.joined(separator: ", ")
            let tags = commit.tags.isEmpty ? "" : " [\(commit.tags.joined(separator: ", "))]"
            switch commit.origin {
            case .commit: return "\(branch): \(name.isEmpty ? "commit" : name)\(tags)."
            case .merge:
                let other = branches[commits[commit.parents[1]].branch].name
                return say("\(branch): merges \(other)", "\(branch): fusiona \(other)")
                    + (name.isEmpty ? "" : " (\(name))") + tags + "."
            case .cherryPick:
                let other = commits[commit.parents[1]].label ?? "commit"
                return say("\(branch): picks \(other)", "\(branch): toma \(other)") + tags + "."
            }
        }
        return OutlineSentences.text([head], details, language: language)
    }
}
