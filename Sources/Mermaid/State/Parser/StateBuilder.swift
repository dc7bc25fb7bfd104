import Diagnostics

/// Collects what the parser reads into a ``StateDiagram``, keeping Mermaid's rules about nesting.
struct StateBuilder {
    var diagram = StateDiagram()
    /// The open composite states, with the region of each that is being read.
    private var scopes: [Scope] = []
    private var regions = 0
    private var pendingStyles: [(id: String, styles: [StyleDeclaration])] = []
    private var pendingLinks: [(id: String, link: DiagramLink)] = []
    /// Indices of transitions, by the ids of their states.
    private var transitionsByEnd: [String: [Int]] = [:]

    private struct Scope {
        let composite: Int
        var region = -1
        /// The states named inside the region, or inside the composite state before its first `--`.
        var members: [Int] = []
        var place: Int { region >= 0 ? region : composite }
    }

    static let mostTransitions = 12_000

    private var scope: Int { scopes.last?.place ?? -1 }

    // MARK: States

    /// Adds a state or finds it again. The last mention inside a composite state decides its parent.
    @discardableResult
    private mutating func state(_ id: String, _ kind: DiagramState.Kind, range: SourceRange) -> Int {
        let index: Int
        if let known = diagram.stateIndices[id] {
            index = known
            if diagram.states[index].kind == .plain, kind != .plain { diagram.states[index].kind = kind }
        } else {
            index = diagram.states.count
            diagram.stateIndices[id] = index
            diagram.states.append(DiagramState(id: id, kind: kind, range: range))
        }
        if !scopes.isEmpty {
            diagram.states[index].parent = scope
            scopes[scopes.count - 1].members.append(index)
        }
        return index
    }

    /// Adds or finds `[*]`: each composite state and region has one start and one end.
    private mutating func state(_ reference: StateParser.Reference) -> Int {
        let range = reference.range
        guard reference.id == "[*]" else { return state(reference.id, .plain, range: range) }
        let owner = scope >= 0 ? diagram.states[scope].id : "root"
        return reference.isTarget
            ? state("\(owner)_end", .end, range: range) : state("\(owner)_start", .start, range: range)
    }

    mutating func mention(_ reference: StateParser.Reference, description: String?) {
        let range = reference.range
        let index = state(reference)
        if let description, !description.isEmpty { diagram.states[index].descriptions.append(description) }
        if let name = reference.styleClass { assign(.shorthand, [diagram.states[index].id], name, range: range) }
    }

    mutating func transition(
        _ source: StateParser.Reference,
        _ target: StateParser.Reference,
        label: String?,
        range: SourceRange
    ) {
        let from = state(source)
        let to = state(target)
        for (reference, index) in [(source, from), (target, to)] {
            if let name = reference.styleClass {
                assign(.shorthand, [diagram.states[index].id], name, range: reference.range)
            }
        }
        for end in [from, to] {
            transitionsByEnd[diagram.states[end].id, default: []].append(diagram.transitions.count)
        }
        diagram.transitions.append(
            StateTransition(
                id: "edge\(diagram.transitions.count)",
                source: diagram.states[from].id,
                target: diagram.states[to].id,
                label: label.flatMap { $0.isEmpty ? nil : DiagramLabel(text: $0) },
                range: range
            )
        )
    }

    mutating func pseudoState(_ id: String, _ kind: DiagramState.Kind, range: SourceRange) {
        state(id, kind, range: range)
    }

    // MARK: Composite states

    mutating func open(_ id: String, description: String?, range: SourceRange) {
        let index = state(id, .composite, range: range)
        diagram.states[index].kind = .composite
        if let description, !description.isEmpty { diagram.states[index].descriptions.append(description) }
        scopes.append(Scope(composite: index))
    }

    mutating func close() { if !scopes.isEmpty { scopes.removeLast() } }

    /// Ends a region at `--`; the first `--` makes a region of all states named before it.
    mutating func divide(range: SourceRange) {
        guard var scope = scopes.last else { return }
        let composite = scope.composite
        func region() -> Int {
            regions += 1
            let id = "\(diagram.states[composite].id)-region-\(regions)"
            diagram.stateIndices[id] = diagram.states.count
            var state = DiagramState(id: id, kind: .region, range: range)
            state.parent = composite
            diagram.states.append(state)
            return diagram.states.count - 1
        }
        if scope.region < 0 {
            let first = region()
            for member in scope.members where diagram.states[member].parent == composite {
                diagram.states[member].parent = first
            }
            diagram.states[first].direction = diagram.states[composite].direction
            diagram.states[composite].direction = nil
            rename("\(diagram.states[composite].id)_start", in: first)
            rename("\(diagram.states[composite].id)_end", in: first)
        }
        scope.region = region()
        scope.members = []
        scopes[scopes.count - 1] = scope
    }

    /// Renames the composite state's start and end, which now belong to its first region.
    private mutating func rename(_ id: String, in region: Int) {
        guard let index = diagram.stateIndices[id], diagram.states[index].parent == region else { return }
        let new = id.replacing(
            diagram.states[diagram.states[region].parent].id,
            with: diagram.states[region].id,
            maxReplacements: 1
        )
        diagram.stateIndices[id] = nil
        diagram.stateIndices[new] = index
        let old = diagram.states[index]
        var state = DiagramState(id: new, kind: old.kind, range: old.range)
        state.descriptions = old.descriptions
        state.parent = old.parent
        diagram.states[index] = state
        let places = transitionsByEnd.removeValue(forKey: id) ?? []
        transitionsByEnd[new, default: []] += places
        for place in places {
            let transition = diagram.transitions[place]
            diagram.transitions[place] = StateTransition(
                id: transition.id,
                source: transition.source == id ? new : transition.source,
                target: transition.target == id ? new : transition.target,
                label: transition.label,
                range: transition.range
            )
        }
    }

    mutating func direct(_ direction: FlowDirection) {
        if scope >= 0 {
            diagram.states[scope].direction = direction
        } else {
            diagram.direction = direction
        }
    }

    // MARK: Notes, styles and links

    mutating func note(_ text: String, for id: String, _ side: StateNote.Side, range: SourceRange) {
        state(id, .plain, range: range)
        diagram.notes.append(
            StateNote(
                text: DiagramLabel(text: text, isMarkdown: true),
                target: id,
                side: side,
                parent: scope,
                range: range
            )
        )
    }

    mutating func freeNote(_ text: String, range: SourceRange) {
        diagram.notes.append(
            StateNote(
                text: DiagramLabel(text: text, isMarkdown: true),
                target: nil,
                side: .right,
                parent: scope,
                range: range
            )
        )
    }

    mutating func assign(_ kind: StyleAssignment.Kind, _ ids: [String], _ name: String?, range: SourceRange) {
        diagram.assignments.append(StyleAssignment(kind: kind, targets: ids, className: name, range: range))
    }

    mutating func style(_ ids: [String], _ styles: [StyleDeclaration], range: SourceRange) {
        assign(.style, ids, nil, range: range)
        for id in ids { pendingStyles.append((id, styles)) }
    }

    mutating func link(_ id: String, _ link: DiagramLink) {
        assign(.style, [id], nil, range: link.range)
        pendingLinks.append((id, link))
    }

    // MARK: Finishing

    /// Applies statements that may stand before the state they name.
    /// - Returns: the reason why the diagram cannot be drawn; nil if it can.
    mutating func finish() -> Diagnostic? {
        for (id, styles) in pendingStyles {
            if let index = diagram.stateIndices[id] { diagram.states[index].styles = styles }
        }
        for assignment in diagram.assignments {
            guard let name = assignment.className else { continue }
            for id in assignment.targets {
                if let index = diagram.stateIndices[id] { diagram.states[index].styleClasses.append(name) }
            }
        }
        for (id, link) in pendingLinks {
            if let index = diagram.stateIndices[id] { diagram.states[index].link = link }
        }
        return selfContaining() ?? twiceDescribed()
    }

    private func selfContaining() -> Diagnostic? {
        guard let index = ParentRing.first(in: diagram.states.map(\.parent)) else { return nil }
        let state = diagram.states[index]
        return Diagnostic(
            rule: .diagramSyntax,
            severity: .error,
            message: LocalizedText(
                en: "the state “\(state.id)” would be inside itself",
                es: "el estado «\(state.id)» quedaría dentro de sí mismo"
            ),
            range: state.range,
            advice: LocalizedText(
                en: "draw transitions to the state itself outside its braces",
                es: "escribe fuera de sus llaves las transiciones hacia el propio estado"
            )
        )
    }

    private func twiceDescribed() -> Diagnostic? {
        for state in diagram.states where state.kind == .composite && state.descriptions.count > 1 {
            return Diagnostic(
                rule: .diagramSyntax,
                severity: .error,
                message: LocalizedText(
                    en: "the state “\(state.id)” holds others, so it can have one title only",
                    es: "el estado «\(state.id)» contiene otros, así que solo puede tener un título"
                ),
                range: state.range,
                advice: LocalizedText(
                    en: "keep one description and put the rest into a note",
                    es: "deja una descripción y pon el resto en una nota"
                )
            )
        }
        return nil
    }
}
