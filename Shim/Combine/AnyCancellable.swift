/// Cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
    public func cancel() {
        let action = self.action
        self.action = nil
        action?()
    }
    deinit { action?() }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable { collection.append(self) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}
