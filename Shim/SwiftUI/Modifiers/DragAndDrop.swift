import Foundation

nonisolated extension View {
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        _modified()
    }
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View { _modified() }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { _modified() }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { _modified() }
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
    ) -> some View { _modified() }
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { _modified() }
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { _modified() }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        _modified()
    }
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        _modified()
    }
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping () -> [T]
    ) -> some View { _modified() }
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { _modified() }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { _modified() }
}
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
