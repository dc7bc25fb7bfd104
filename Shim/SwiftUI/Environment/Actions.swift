import Foundation

@MainActor @preconcurrency public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
@MainActor @preconcurrency public struct DismissSearchAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
@MainActor @preconcurrency public struct OpenURLAction {
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
    nonisolated init() {}
    nonisolated public init(handler: @escaping (URL) -> Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public typealias PushWindowAction = OpenWindowAction
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
@MainActor @preconcurrency public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}
@MainActor @preconcurrency public struct NewDocumentAction {
    nonisolated init() {}
    public func callAsFunction(contentType: UTType) {}
}
@MainActor @preconcurrency public struct OpenImmersiveSpaceAction {
    public enum Result: Sendable { case opened, userCancelled, error }
    nonisolated init() {}
    @discardableResult public func callAsFunction(id: String) async -> Result { .opened }
    @discardableResult public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result {
        .opened
    }
}
@MainActor @preconcurrency public struct DismissImmersiveSpaceAction {
    nonisolated init() {}
    public func callAsFunction() async {}
}
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}
@MainActor @preconcurrency public struct RenameAction {
    public func callAsFunction() {}
}
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
