import Foundation

nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View, _PrimitiveView {
    public init(
        _ titleKey: LocalizedStringKey,
        for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
}
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions) {}
}
nonisolated extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
    public init<B: ShapeStyle>(_ titleKey: LocalizedStringKey, backgroundStyle: B) {}
    @_disfavoredOverload public init<B: ShapeStyle>(_ titleResource: LocalizedStringResource, backgroundStyle: B) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(_ title: S, backgroundStyle: B) {}
    public init(_ titleKey: LocalizedStringKey) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
}
public struct DocumentLaunchGeometryProxy {
    public var frame: CGRect
    public var titleViewFrame: CGRect
}
nonisolated public struct DefaultDocumentGroupLaunchActions: View, _PrimitiveView {
    public init() {}
}
nonisolated public struct NewDocumentButton<Label: View>: View, _PrimitiveView {}
nonisolated extension NewDocumentButton where Label == Text {
    public init(_ title: Text? = nil, contentType: UTType? = nil) {}
    public init(
        _ title: Text? = nil,
        contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) {}
    public init<D: FileDocument>(
        _ title: Text? = nil,
        for documentType: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {}
    public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {}
}
/// The document that a view belongs to.
public struct DocumentConfiguration: Sendable {
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }
}
public protocol DocumentBaseBox: AnyObject {
    associatedtype Document
    var base: Document? { get set }
}
