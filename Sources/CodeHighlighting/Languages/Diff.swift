extension CodeLanguage {
    static let diff: CodeLanguage = {
        var language = CodeLanguage("diff", "patch")
        language.form = .lines { line, _, tokens in
            if line.starts(with: "@@") {
                tokens.append(.directive, line.range)
            } else if line.starts(with: "+++") || line.starts(with: "---") || line.starts(with: "diff ")
                || line.starts(with: "index ")
            {
                tokens.append(.comment, line.range)
            } else if line.starts(with: "+") {
                tokens.append(.added, line.range)
            } else if line.starts(with: "-") {
                tokens.append(.removed, line.range)
            }
        }
        return language
    }()
}
