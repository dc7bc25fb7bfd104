import Diagnostics

extension ClassParser {
    /// Reads `class Name["label"]:::style <<annotation>> { … }`.
    mutating func parseClass() throws(SyntaxError) -> String {
        position += 1
        let name = try parseName("a class's name", "el nombre de una clase")
        builder.add(name, range: place(name.range))
        if let label = try parseBracketLabel() { builder.label(label, of: name) }
        if take(.styleSeparator) {
            let start = current.range
            guard let style = takeWord() else { throw unexpected("the name of a classDef", "el nombre de un classDef") }
            builder.assign(.shorthand, [name.id], style, range: place(start))
            if take(.bodyStart) {
                guard current.kind == .member else { throw unexpected("a member", "un miembro") }
                try parseBody(of: name)
            }
            return name.id
        }
        if take(.annotationStart) {
            try parseAnnotationName(for: name.id)
            if take(.bodyStart) { try parseBody(of: name) }
            return name.id
        }
        if take(.bodyStart) { try parseBody(of: name) }
        return name.id
    }

    /// Reads one word, the name of a style or an annotation.
    mutating func takeWord() -> String? {
        switch current.kind {
        case .word, .unicodeWord, .minus:
            defer { position += 1 }
            return source.text(current.range)
        default: return nil
        }
    }

    private mutating func parseBracketLabel() throws(SyntaxError) -> String? {
        guard take(.squareStart) else { return nil }
        let label = try takeRequired(.string, "a label in double quotes", "una etiqueta entre comillas dobles")
        guard take(.squareEnd) else { throw unexpected("“]”", "«]»") }
        return label
    }

    private mutating func parseBody(of name: Name) throws(SyntaxError) {
        while current.kind == .member {
            let range = current.range
            builder.member(source.text(range).trimmingSpace, of: name, range: place(range))
            position += 1
        }
        guard take(.bodyEnd) else { throw unexpected("a member or “}”", "un miembro o «}»") }
    }

    /// Reads `<<interface>> Name`.
    mutating func parseAnnotation() throws(SyntaxError) {
        position += 1
        guard let text = takeWord() else { throw unexpected("one word", "una palabra") }
        guard take(.annotationEnd) else { throw unexpected("“>>”", "«>>»") }
        let name = try parseName("a class's name", "el nombre de una clase")
        guard builder.diagram.classIndices[name.id] != nil else {
            throw SyntaxError(
                range: name.range,
                message: LocalizedText(
                    en: "there is no class “\(name.id)” yet to annotate",
                    es: "aún no hay una clase «\(name.id)» que anotar"
                ),
                advice: LocalizedText(
                    en: "write “class \(name.id)” on a line above",
                    es: "escribe «class \(name.id)» en una línea anterior"
                )
            )
        }
        builder.annotate(name.id, text)
    }

    private mutating func parseAnnotationName(for id: String) throws(SyntaxError) {
        guard let text = takeWord() else { throw unexpected("one word", "una palabra") }
        guard take(.annotationEnd) else { throw unexpected("“>>”", "«>>»") }
        builder.annotate(id, text)
    }

    /// Reads `namespace A.B["label"] { … }`.
    mutating func parseNamespace() throws(SyntaxError) {
        // A loop, not recursion, reads nested namespaces, so that depth costs no stack.
        let depth = builder.openNamespaces.count
        try openNamespace()
        while builder.openNamespaces.count > depth {
            switch current.kind {
            case .class: builder.enclose(class: try parseClass())
            case .note, .noteFor: builder.enclose(note: try parseNote())
            case .namespace:
                try openNamespace()
                continue
            default:
                throw unexpected(
                    "a class, a note or a namespace",
                    "una clase, una nota o un namespace"
                )
            }
            // A line break is followed by more statements, or by closing braces.
            var hasBreak = take(.newline)
            while take(.bodyEnd) {
                builder.closeNamespace()
                guard builder.openNamespaces.count > depth else { return }
                hasBreak = take(.newline)
            }
            guard hasBreak else { throw unexpected("the end of the line or “}”", "el final de la línea o «}»") }
        }
    }

    private mutating func openNamespace() throws(SyntaxError) {
        position += 1
        let name = try parseName("a namespace's name", "el nombre de un namespace")
        let label = try parseBracketLabel()
        guard take(.bodyStart) else { throw unexpected("“{”", "«{»") }
        guard builder.openNamespaces.count < NestingLimit.most else { throw NestingLimit.error(at: name.range) }
        builder.openNamespace(name.id, label: label, range: place(name.range))
        _ = take(.newline)
    }

    /// Reads `note "text"` or `note for Name "text"`.
    mutating func parseNote() throws(SyntaxError) -> Int {
        let start = current.range
        let isForClass = current.kind == .noteFor
        position += 1
        var target: String?
        if isForClass { target = try parseName("a class's name", "el nombre de una clase").id }
        let text = try takeRequired(.string, "a text in double quotes", "un texto entre comillas dobles")
        builder.diagram.notes.append(
            ClassNote(text: DiagramLabel(text: text, isMarkdown: true), target: target, range: place(start))
        )
        return builder.diagram.notes.count - 1
    }

    // MARK: Relations

    /// Reads `Name "1" *-- "many" Other : label`.
    mutating func parseRelation(from name: Name, start: Range<Int>) throws(SyntaxError) {
        let sourceText = takeText(.string)
        let sourceEnd = takeEnd()
        let isDashed: Bool
        if take(.line) {
            isDashed = false
        } else if take(.dottedLine) {
            isDashed = true
        } else {
            throw unexpected("a line such as -- or ..", "una línea como -- o ..")
        }
        let targetEnd = takeEnd()
        let targetText = takeText(.string)
        let other = try parseName("a class's name", "el nombre de una clase")
        var label: String?
        let end = tokens[position - 1].range.upperBound
        if current.kind == .label {
            label = takeText(.label).map { String($0.dropFirst()).trimmingSpace }
            if current.kind == .label { throw secondColon() }
        }
        guard builder.diagram.relations.count < ClassBuilder.mostRelations else {
            throw .tooMany(ClassBuilder.mostRelations, en: "relations", es: "relaciones", at: start)
        }
        builder.relation(
            name,
            other,
            ends: (sourceEnd, targetEnd),
            isDashed: isDashed,
            texts: (sourceText, targetText),
            label: label,
            range: place(start.lowerBound..<end)
        )
    }

    private mutating func takeEnd() -> ClassRelation.End {
        let end: ClassRelation.End
        switch current.kind {
        case .inheritance: end = .triangle
        case .composition: end = .composition
        case .aggregation: end = .aggregation
        case .dependency: end = .arrow
        case .lollipop: end = .lollipop
        default: return .none
        }
        position += 1
        return end
    }
}
