import SwiftUI

/// A view at its place: what outlives the view's value.
@MainActor
final class ViewNode {
    /// Where a view stands among those of its parent; with its type, its identity.
    struct Slot: Hashable {
        var index: Int
        var id: AnyHashable?
    }

    private struct Key: Hashable {
        let slot: Slot
        let type: ObjectIdentifier
    }

    struct Control {
        let label: String
        let effect: _ViewEffect
    }

    let slot: Slot
    private let journal: Journal
    private var value: any View
    private var environment = EnvironmentValues()
    private(set) var children: [ViewNode] = []
    private var storage: PropertyStorage
    private let dependencies = Dependencies()
    private var isNew = true
    private var watched: Any?
    private var subscription: AnyCancellable?

    init(slot: Slot, value: any View, journal: Journal) {
        self.slot = slot
        self.value = value
        self.journal = journal
        storage = PropertyStorage(dependencies)
    }

    var isStale: Bool { dependencies.isStale }
    var needsRefresh: Bool { isStale || children.contains(where: \.needsRefresh) }

    /// Takes over the value that the parent made, and runs the body if that says something new.
    func update(_ new: any View, _ environment: EnvironmentValues) {
        let isSame = !isNew && !isStale && Sameness.holds(value, new) && storage.readsSame(in: environment)
        value = new
        self.environment = environment
        if let primitive = new as? any _PrimitiveView {
            show(primitive)
        } else if !isSame {
            run()
        } else {
            // Those inside may look at what is above.
            storage.link(to: new, environment)
            for child in children { child.update(child.value, environment) }
        }
        isNew = false
    }

    /// Runs the bodies that are out of date, outer ones first.
    func refresh() {
        guard isStale else {
            for child in children { child.refresh() }
            return
        }
        if let primitive = value as? any _PrimitiveView { show(primitive) } else { run() }
    }

    private func run() {
        storage.link(to: value, environment)
        journal.noteRun(of: type(of: value))
        let content = dependencies.gather {
            storage.update()
            return Self.body(of: value)
        }
        replaceChildren([(Slot(index: 0), content)], environment)
    }

    private static func body(of view: some View) -> any View { view.body }

    // MARK: Views without a body

    private func show(_ view: any _PrimitiveView) {
        var inside = environment
        var slotID: AnyHashable?
        switch view._effect {
        case .environment(let change): change(&inside)
        case .identity(let id): slotID = id
        case .rows(let rows):
            return replaceChildren(rows().map { (Slot(index: 0, id: $0.id), $0.view) }, inside)
        case .presented(let isPresented, let content):
            var views = view._children.enumerated().map { (Slot(index: $0.offset), $0.element) }
            if dependencies.gather(isPresented) { views.append((Slot(index: -1), content())) }
            return replaceChildren(views, inside)
        case .appear(let action): if isNew { journal.afterwards(action) }
        case .change(let value, let isEqual, let initial, let action): noteChange(value, isEqual, initial, action)
        case .receive(let subscribe):
            let dependencies = dependencies
            if isNew { subscription = subscribe { dependencies.invalidate() } }
        case .disappear, .task, .action, .input, .tag, .none: break
        }
        replaceChildren(view._children.enumerated().map { (Slot(index: $0.offset, id: slotID), $0.element) }, inside)
    }

    private func noteChange(
        _ new: Any,
        _ isEqual: (Any, Any) -> Bool,
        _ initial: Bool,
        _ action: @escaping (Any, Any) -> Void
    ) {
        let old = watched
        watched = new
        if let old {
            if !isEqual(old, new) { journal.afterwards { action(old, new) } }
        } else if initial {
            journal.afterwards { action(new, new) }
        }
    }

    private func replaceChildren(_ views: [(Slot, any View)], _ environment: EnvironmentValues) {
        var old: [Key: ViewNode] = [:]
        for child in children { old[Key(slot: child.slot, type: ObjectIdentifier(type(of: child.value)))] = child }
        children = views.map { slot, view in
            let known = old.removeValue(forKey: Key(slot: slot, type: ObjectIdentifier(type(of: view))))
            return known ?? ViewNode(slot: slot, value: view, journal: journal)
        }
        for node in old.values { node.leave() }
        for (node, view) in zip(children, views) { node.update(view.1, environment) }
    }

    private func leave() {
        if let view = value as? any _PrimitiveView, case .disappear(let action) = view._effect { journal.afterwards(action) }
        for child in children { child.leave() }
    }

    // MARK: What is on screen

    var texts: [String] {
        if let text = value as? Text { return [text._string] }
        return children.flatMap(\.texts)
    }

    /// What can be tapped, from first to last.
    var controls: [Control] {
        controls { if case .action = $0 { true } else { false } }
    }

    /// What can be typed into.
    var fields: [Control] {
        controls { if case .input = $0 { true } else { false } }
    }

    private func controls(_ isWanted: (_ViewEffect) -> Bool) -> [Control] {
        if let view = value as? any _PrimitiveView, isWanted(view._effect) {
            return [Control(label: texts.joined(separator: " "), effect: view._effect)]
        }
        return children.flatMap { $0.controls(isWanted) }
    }
}
