@MainActor
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor var body: Body { get }
}
extension Never: Commands {}
@MainActor
public protocol _PrimitiveCommands: Commands where Body == Never {}
extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Group: _PrimitiveCommands where Content: Commands {}

@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
        -> _CommandsTuple<repeat each Content>
    { _CommandsTuple() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsTuple<Content> {
        _CommandsTuple()
    }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _CommandsTuple<T, F> {
        _CommandsTuple()
    }
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _CommandsTuple<T, F> {
        _CommandsTuple()
    }
}
nonisolated public struct _CommandsTuple<each Content>: _PrimitiveCommands {}
nonisolated public struct EmptyCommands: _PrimitiveCommands {
    public init() {}
}
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
}
nonisolated public struct SidebarCommands: _PrimitiveCommands {
    public init() {}
}
nonisolated public struct ToolbarCommands: _PrimitiveCommands {
    public init() {}
}
nonisolated public struct TextEditingCommands: _PrimitiveCommands {
    public init() {}
}
nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
    public init() {}
}
nonisolated public struct InspectorCommands: _PrimitiveCommands {
    public init() {}
}
