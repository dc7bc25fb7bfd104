import Diagnostics

/// Carries out the statements of a Git graph one by one, as Git would.
struct GitHistory {
    private(set) var commits: [GitGraph.Commit] = []
    private(set) var branches: [GitGraph.Branch] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let source: DiagramSource
    private var current = 0
    private var branchIndices: [String: Int] = [:]
    private var commitIndices: [String: Int] = [:]

    init(_ source: DiagramSource) {
        self.source = source
        let name = source.settings.value("gitGraph", "mainBranchName")?.text ?? "main"
        let order = source.settings.number("gitGraph", "mainBranchOrder", within: -1e6...1e6) ?? 0
        branches = [.init(name: name, order: order, range: source.place(source.typeName))]
        branchIndices[name] = 0
    }

    private mutating func append(
        _ options: GitWords.Options,
        _ origin: GitGraph.Origin,
        parents: [Int],
        tags: [String],
        _ line: Range<Int>
    ) {
        if let id = options.id {
            if commitIndices[id] != nil {
                diagnostics.append(
                    Diagnostic(
                        rule: .diagramNotDrawn,
                        severity: .warning,
                        message: LocalizedText(
                            en: "there is already a commit “\(id)”; from here on, the name refers to this one",
                            es: "ya hay un commit «\(id)»; desde aquí el nombre se refiere a este"
                        ),
                        range: source.place(line)
                    )
                )
            }
            commitIndices[id] = commits.count
        }
        branches[current].head = commits.count
        commits.append(
            GitGraph.Commit(
                id: options.id,
                message: options.message,
                kind: options.kind ?? .normal,
                origin: origin,
                tags: tags,
                parents: parents,
                branch: current,
                range: source.place(line)
            )
        )
    }

    mutating func commit(_ options: GitWords.Options, _ line: Range<Int>) {
        let parents = branches[current].head.map { [$0] } ?? []
        append(options, .commit, parents: parents, tags: (options.tags ?? []).filter { !$0.isEmpty }, line)
    }

    mutating func branch(_ name: String, order: Double?, _ line: Range<Int>) throws(SyntaxError) {
        guard branchIndices[name] == nil else {
            throw fault(
                line,
                en: "there is already a branch “\(name)”",
                es: "ya hay una rama «\(name)»",
                advice: LocalizedText(en: "write: checkout \(name)", es: "escribe: checkout \(name)")
            )
        }
        let head = branches[current].head
        branchIndices[name] = branches.count
        current = branches.count
        // A branch without an `order` gets a number between 0 and 1, in the order of the text.
        let place = Double(branches.count) / 1e7
        branches.append(.init(name: name, order: order ?? place, range: source.place(line), head: head))
    }

    mutating func checkout(_ name: String, _ line: Range<Int>) throws(SyntaxError) {
        guard let index = branchIndices[name] else {
            throw fault(
                line,
                en: "there is no branch “\(name)” yet",
                es: "todavía no hay ninguna rama «\(name)»",
                advice: LocalizedText(en: "write: branch \(name)", es: "escribe: branch \(name)")
            )
        }
        current = index
    }

    mutating func merge(_ name: String, _ options: GitWords.Options, _ line: Range<Int>) throws(SyntaxError) {
        let mine = branches[current].head
        let other = branchIndices[name]
        let theirs = other.flatMap { branches[$0].head }
        guard other != current else {
            throw fault(
                line,
                en: "a branch cannot be merged into itself",
                es: "una rama no se puede fusionar consigo misma"
            )
        }
        guard let mine else {
            throw fault(
                line,
                en: "the branch “\(branches[current].name)” has no commits to merge into",
                es: "la rama «\(branches[current].name)» no tiene commits con los que fusionar"
            )
        }
        guard let other else {
            throw fault(
                line,
                en: "there is no branch “\(name)” to merge",
                es: "no hay ninguna rama «\(name)» que fusionar"
            )
        }
        guard let theirs else {
            throw fault(
                line,
                en: "the branch “\(name)” has no commits to merge",
                es: "la rama «\(name)» no tiene commits que fusionar"
            )
        }
        guard mine != theirs, commits[mine].branch != other else {
            throw fault(
                line,
                en: "there is nothing to merge: “\(name)” has no commit that this branch lacks",
                es: "no hay nada que fusionar: «\(name)» no tiene ningún commit que falte en esta rama",
                advice: LocalizedText(
                    en: "commit to “\(name)” first, or check out the other branch",
                    es: "haz antes un commit en «\(name)», o cambia a la otra rama"
                )
            )
        }
        if let id = options.id, commitIndices[id] != nil {
            throw fault(line, en: "there is already a commit “\(id)”", es: "ya hay un commit «\(id)»")
        }
        append(options, .merge, parents: [mine, theirs], tags: (options.tags ?? []).filter { !$0.isEmpty }, line)
    }

    mutating func cherryPick(_ options: GitWords.Options, _ line: Range<Int>) throws(SyntaxError) {
        guard let id = options.id, let index = commitIndices[id] else {
            throw fault(
                line,
                en: "this does not name an existing commit",
                es: "esto no nombra ningún commit que exista",
                advice: LocalizedText(en: "write: cherry-pick id: \"…\"", es: "escribe: cherry-pick id: \"…\"")
            )
        }
        let picked = commits[index]
        let parent = options.parent.flatMap { $0.isEmpty ? nil : $0 }
        if let parent {
            guard let place = commitIndices[parent], picked.parents.contains(place) else {
                throw fault(
                    line,
                    en: "“\(parent)” is not a parent of “\(id)”",
                    es: "«\(parent)» no es un antecesor directo de «\(id)»"
                )
            }
        } else if picked.origin == .merge {
            throw fault(
                line,
                en: "“\(id)” is a merge, so name the parent to compare it with",
                es: "«\(id)» es una fusión, así que di con cuál de sus antecesores se compara",
                advice: LocalizedText(
                    en: "write: cherry-pick id: \"\(id)\" parent: \"…\"",
                    es: "escribe: cherry-pick id: \"\(id)\" parent: \"…\""
                )
            )
        }
        guard picked.branch != current else {
            throw fault(line, en: "“\(id)” is already on this branch", es: "«\(id)» ya está en esta rama")
        }
        guard let mine = branches[current].head else {
            throw fault(
                line,
                en: "the branch “\(branches[current].name)” has no commits yet",
                es: "la rama «\(branches[current].name)» no tiene commits todavía"
            )
        }
        let standard = "cherry-pick:\(id)" + (parent.map { "|parent:\($0)" } ?? "")
        let tags = options.tags.map { $0.filter { !$0.isEmpty } } ?? [standard]
        var unnamed = options
        (unnamed.id, unnamed.message) = (nil, nil)
        append(unnamed, .cherryPick, parents: [mine, index], tags: tags, line)
    }

    private func fault(_ line: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) -> SyntaxError {
        SyntaxError(range: line, message: LocalizedText(en: en, es: es), advice: advice)
    }
}
