import Foundation

open class UndoManager {
    public init() {}
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func setActionName(_ actionName: String) {}
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @Sendable (Target) -> Void
    ) {}
    open func removeAllActions() {}
}
