import SnippetSyntax
import SwiftSyntax

/// The test for code that runs each time SwiftUI asks a view for its `body`, rather than later, at an event.
enum BodyEvaluation {
    /// Modifiers whose closure builds views.
    private static let builders: Set<String> = [
        "background", "overlay", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset", "alert", "mask",
        "confirmationDialog", "contextMenu", "navigationDestination", "swipeActions", "tabItem", "listRowBackground",
        "inspector", "searchSuggestions",
    ]
    /// Methods that call their closure at once.
    private static let immediate: Set<String> = [
        "map", "filter", "sorted", "reduce", "compactMap", "flatMap", "forEach", "first", "contains", "allSatisfy",
        "max", "min", "sort",
    ]
    /// Names with a capital letter, as views have, whose closure is an action.
    private static let deferred: Set<String> = ["Button", "Task", "Binding", "Timer", "Thread", "EditButton"]

    /// Views whose trailing closure is known to build views; that of another view may be an action.
    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
        "ForEach", "Group", "Section", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
        "TabView", "Tab", "GeometryReader", "WindowGroup", "ViewThatFits", "DisclosureGroup", "GroupBox",
    ]
    /// Labels of closures that build views.
    private static let buildingLabels: Set<String> = [
        "label", "content", "destination", "header", "footer", "background", "overlay", "placeholder", "detail",
        "sidebar",
    ]

    /// - Parameter isCertain: true if a closure that may be an action counts as one.
    static func contains(_ node: some SyntaxProtocol, isCertain: Bool = false) -> Bool {
        var current = Syntax(node).parent
        var isBuilder = false
        var isAssigned = false
        while let node = current {
            if let sequence = node.as(SequenceExprSyntax.self) {
                isAssigned = isAssigned || sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
            } else if let closure = node.as(ClosureExprSyntax.self) {
                switch role(of: closure) {
                case .builds: isBuilder = true
                case .mayBuild:
                    // A builder takes no assignments.
                    guard !isCertain, !isAssigned else { return false }
                    isBuilder = true
                case .runsAtOnce: break
                case .runsLater: return false
                }
                isAssigned = false
            } else if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return isView(binding.typeAnnotation?.type)
            } else if let function = node.as(FunctionDeclSyntax.self) {
                return isView(function.signature.returnClause?.type)
            } else if node.is(InitializerDeclSyntax.self) || node.is(MemberBlockSyntax.self) {
                return false
            }
            current = node.parent
        }
        return isBuilder
    }

    static func isView(_ type: TypeSyntax?) -> Bool {
        guard let name = type.flatMap({ TypeName.last(of: $0) }) else { return false }
        return name == "View" || name == "Scene"
    }

    private enum Role { case builds, mayBuild, runsAtOnce, runsLater }

    private static func role(of closure: ClosureExprSyntax) -> Role {
        let label =
            closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
            ?? closure.parent?.as(LabeledExprSyntax.self)?.label?.text
        var parent = closure.parent
        while let node = parent, !node.is(FunctionCallExprSyntax.self) { parent = node.parent }
        guard let node = parent?.as(FunctionCallExprSyntax.self), let call = CallSite(node) else { return .runsAtOnce }
        let name = call.name.text
        if let label { return buildingLabels.contains(label) ? .builds : .runsLater }
        if name == "Button", call.argument("action") != nil { return .builds }
        if deferred.contains(name) { return .runsLater }
        if immediate.contains(name) { return .runsAtOnce }
        if builders.contains(name) || containers.contains(name) { return .builds }
        return name.first?.isUppercase == true ? .mayBuild : .runsLater
    }
}

extension RuleContext {
    /// True if the sample shows a view: a type that is one, or a bare `body`.
    var showsView: Bool {
        outline.types.contains(where: \.isView) || outline.hasBareBody
    }

    /// Returns true if the node stands in a view, or in a sample's bare piece of one.
    func isInView(_ node: some SyntaxProtocol) -> Bool {
        if let owner = enclosingType(of: node) { return owner.isView }
        return outline.hasBareBody
    }

    /// Returns true if the property belongs to a view or an extension, or is bare and so may belong to a view.
    func isOfView(_ property: Property) -> Bool {
        outline.owner(of: property).map { $0.isView || $0.kind == .extension } ?? true
    }
}

/// Endings of names that tell a model or a service from a value, where the lesson doesn't declare the type.
enum ModelName {
    // Bytes, since `hasSuffix` looks at every character for its canonical form.
    private static let models = bytes(["ViewModel", "Model", "Store", "Manager", "Controller", "Coordinator"])
    private static let services = bytes([
        "Service", "Repository", "UseCase", "Client", "Provider", "Loader", "Fetcher", "API", "Database", "Network",
    ])
    private static let additions = bytes(["Impl", "Protocol"])

    static func isModel(_ name: String) -> Bool {
        name == "VM" || ending(of: Array(name.utf8)[...], among: models) != nil
    }

    static func isService(_ name: String) -> Bool {
        let name = Array(name.utf8)[...]
        let addition = ending(of: name, among: additions) ?? []
        return ending(of: name.dropLast(addition.count), among: services) != nil
    }

    private static func bytes(_ endings: [String]) -> [[UInt8]] { endings.map { Array($0.utf8) } }

    private static func ending(of name: ArraySlice<UInt8>, among endings: [[UInt8]]) -> [UInt8]? {
        endings.first { $0.last == name.last && name.suffix($0.count).elementsEqual($0) }
    }
}
