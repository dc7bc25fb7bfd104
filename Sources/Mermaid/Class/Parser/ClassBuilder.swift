import Diagnostics

/// Collects what the parser reads into a ``ClassDiagram``, keeping Mermaid's rules about ids and namespaces.
struct ClassBuilder {
    var diagram = ClassDiagram()
    /// Indices of the open namespaces, the innermost last.
    private(set) var openNamespaces: [Int] = []
    private var namespaceIndices: [String: Int] = [:]
    private var interfaceMarks = 0
    private var pendingStyles: [(id: String, styles: [StyleDeclaration])] = []
    private var pendingLinks: [(id: String, link: DiagramLink)] = []

    static let mostRelations = 12_000

    // MARK: Classes

    /// Adds a class or finds it again.
    mutating func add(_ name: ClassParser.Name, range: SourceRange) {
        guard diagram.classIndices[name.id] == nil else { return }
        diagram.classIndices[name.id] = diagram.classes.count
        diagram.classes.append(DiagramClass(id: name.id, parameters: name.parameters, range: range))
    }

    private mutating func change(_ id: String, _ body: (inout DiagramClass) -> Void) {
        if let index = diagram.classIndices[id] { body(&diagram.classes[index]) }
    }

    mutating func label(_ text: String, of name: ClassParser.Name) {
        change(name.id) { $0.label = DiagramLabel(text: text, isMarkdown: true) }
    }

    mutating func annotate(_ id: String, _ text: String) { change(id) { $0.annotations.append(text) } }

    mutating func member(_ text: String, of name: ClassParser.Name, range: SourceRange) {
        add(name, range: range)
        guard !text.isEmpty else { return }
        if text.hasPrefix("<<"), text.hasSuffix(">>"), text.count >= 4 {
            annotate(name.id, String(text.dropFirst(2).dropLast(2)).trimmingSpace)
        } else if ClassMemberText.isMethod(text) {
            change(name.id) { $0.methods.append(ClassMemberText.member(text)) }
        } else {
            change(name.id) { $0.attributes.append(ClassMemberText.member(text)) }
        }
    }

    // MARK: Relations

    mutating func relation(
        _ source: ClassParser.Name,
        _ target: ClassParser.Name,
        ends: (source: ClassRelation.End, target: ClassRelation.End),
        isDashed: Bool,
        texts: (source: String?, target: String?),
        label: String?,
        range: SourceRange
    ) {
        var (sourceID, targetID) = (source.id, target.id)
        if ends.source == .lollipop, ends.target == .none {
            add(target, range: range)
            sourceID = interfaceMark(source, range: range)
        } else if ends.target == .lollipop, ends.source == .none {
            add(source, range: range)
            targetID = interfaceMark(target, range: range)
        } else {
            add(source, range: range)
            add(target, range: range)
        }
        diagram.relations.append(
            ClassRelation(
                id: "id_\(sourceID)_\(targetID)_\(diagram.relations.count + 1)",
                source: sourceID,
                target: targetID,
                sourceEnd: ends.source,
                targetEnd: ends.target,
                isDashed: isDashed,
                label: label.flatMap { $0.isEmpty ? nil : DiagramLabel(text: $0, isMarkdown: true) },
                sourceText: texts.source,
                targetText: texts.target,
                range: range
            )
        )
    }

    /// Adds the circle of an interface, from `()--`; each relation gets a circle of its own.
    private mutating func interfaceMark(_ name: ClassParser.Name, range: SourceRange) -> String {
        let id = "interface\(interfaceMarks)"
        interfaceMarks += 1
        add(ClassParser.Name(id: id, parameters: nil, range: name.range), range: range)
        change(id) {
            $0.isInterfaceMark = true
            $0.label = DiagramLabel(text: name.id)
            $0.parameters = name.parameters
        }
        return id
    }

    // MARK: Namespaces

    /// Opens a namespace, and creates those that a dotted name contains.
    mutating func openNamespace(_ id: String, label: String?, range: SourceRange) {
        var parent = openNamespaces.last ?? -1
        let parts = id.split(separator: ".").prefix(Self.deepestName).map(String.init)
        for part in parts {
            let full = parent >= 0 ? "\(diagram.namespaces[parent].id).\(part)" : part
            if let known = namespaceIndices[full] {
                parent = known
                continue
            }
            namespaceIndices[full] = diagram.namespaces.count
            diagram.namespaces.append(ClassNamespace(id: full, label: part, parent: parent, range: range))
            parent = diagram.namespaces.count - 1
        }
        if parent >= 0 {
            diagram.namespaces[parent].isDeclared = true
            if let label { diagram.namespaces[parent].label = label }
        }
        openNamespaces.append(parent)
    }

    private static let deepestName = 60

    mutating func closeNamespace() { openNamespaces.removeLast() }

    mutating func enclose(class id: String) {
        let namespace = openNamespaces.last ?? -1
        change(id) { $0.namespace = namespace }
    }

    mutating func enclose(note: Int) { diagram.notes[note].namespace = openNamespaces.last ?? -1 }

    // MARK: Styles and links

    mutating func assign(_ kind: StyleAssignment.Kind, _ ids: [String], _ name: String?, range: SourceRange) {
        diagram.assignments.append(StyleAssignment(kind: kind, targets: ids, className: name, range: range))
    }

    mutating func style(_ id: String, _ styles: [StyleDeclaration], range: SourceRange) {
        assign(.style, [id], nil, range: range)
        pendingStyles.append((id, styles))
    }

    mutating func link(_ id: String, _ link: DiagramLink) {
        assign(.style, [id], nil, range: link.range)
        pendingLinks.append((id, link))
    }

    /// Applies statements that may stand before the class they name: styles, style classes and links.
    mutating func finish() {
        for (id, styles) in pendingStyles { change(id) { $0.styles += styles } }
        for assignment in diagram.assignments {
            guard let name = assignment.className else { continue }
            for id in assignment.targets { change(id) { $0.styleClasses.append(name) } }
        }
        for (id, link) in pendingLinks {
            change(id) { value in
                guard let earlier = value.link else {
                    value.link = link
                    return
                }
                value.link = DiagramLink(
                    href: link.href ?? earlier.href,
                    tooltip: link.tooltip ?? earlier.tooltip,
                    target: link.target ?? earlier.target,
                    range: link.href == nil ? earlier.range : link.range
                )
            }
        }
    }
}
