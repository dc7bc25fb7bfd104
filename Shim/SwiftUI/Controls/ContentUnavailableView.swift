nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    View, _PrimitiveView
{
    let views: [any View]
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { views = [label(), description(), actions()] }
    public var _children: [any View] { views }
}
nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(titleKey, image: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image name: String,
        description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(titleResource, image: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage name: String,
        description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}
nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            Label()
        } description: {
            Description()
        } actions: {
            Actions()
        }
    }
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        search
    }
}
public struct SearchUnavailableContent {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct Description: View, _PrimitiveView {}
    nonisolated public struct Actions: View, _PrimitiveView {}
}
