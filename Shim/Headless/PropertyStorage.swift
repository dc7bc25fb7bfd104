import SwiftUI

/// The storage of a view's `@State` and its kin: it belongs to the view's identity, and each new value of the view is
/// linked to it.
struct PropertyStorage {
    private var cells: [String: _AnyCell] = [:]
    private var environmental: [any _EnvironmentalProperty] = []
    private var lastRead: [Any] = []
    /// Properties of people's own, inner ones first.
    private var updating: [any DynamicProperty] = []
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    /// Links the properties of a view's value, and of the modifiers and properties inside it.
    mutating func link(to view: Any, _ environment: EnvironmentValues) {
        var objects: [any ObservableObject] = []
        environmental = []
        updating = []
        link(view, "", environment, &objects)
        dependencies.observe(objects)
        lastRead = environmental.map { $0._read(in: environment) }
    }

    /// Calls `update()` of people's own properties. What it writes to a stored property of a structure is lost: the view has
    /// another copy. State and objects are shared by all copies.
    func update() {
        for property in updating { Self.update(property) }
    }

    private static func update(_ property: some DynamicProperty) {
        var copy = property
        copy.update()
    }

    /// Whether what the view takes from the environment is the same in another one.
    func readsSame(in environment: EnvironmentValues) -> Bool {
        zip(environmental, lastRead).allSatisfy { Sameness.holds($0._read(in: environment), $1) }
    }

    private mutating func link(
        _ value: Any,
        _ path: String,
        _ environment: EnvironmentValues,
        _ objects: inout [any ObservableObject]
    ) {
        for (label, property) in Mirror(reflecting: value).children {
            let path = "\(path).\(label ?? "")"
            if let stored = property as? any _StoredProperty {
                let cell = stored._cell
                cell._environment = environment
                if let known = cells[path], type(of: known) == type(of: cell) {
                    if known !== cell { cell._linked = known }
                } else {
                    cells[path] = cell
                }
            }
            if let environmentalProperty = property as? any _EnvironmentalProperty {
                environmental.append(environmentalProperty)
            }
            if let observing = property as? any _ObservingProperty, let object = observing._observed {
                objects.append(object)
            }
            if !(property is any View), property is any DynamicProperty || property is any ViewModifier {
                link(property, path, environment, &objects)
            }
            if let dynamic = property as? any DynamicProperty { updating.append(dynamic) }
        }
    }
}
