import Observation
import SwiftUI

/// What a body has read, and whether any of it has changed since.
final class Dependencies: _CellReader, @unchecked Sendable {
    private(set) var isStale = false
    private var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]

    func invalidate() { isStale = true }
    func _cellChanged() { isStale = true }

    /// Runs a body and remembers what it reads: properties of `@Observable` objects, and cells of `@State` and its kin.
    @MainActor
    func gather<Result>(_ body: () -> Result) -> Result {
        isStale = false
        let outer = _AnyCell._reader
        _AnyCell._reader = self
        defer { _AnyCell._reader = outer }
        return withObservationTracking(body) { [self] in isStale = true }
    }

    /// Listens to objects that only say that something changes, not what.
    func observe(_ objects: [any ObservableObject]) {
        var kept: [ObjectIdentifier: AnyCancellable] = [:]
        for object in objects {
            let id = ObjectIdentifier(object)
            kept[id] = kept[id] ?? subscriptions[id] ?? listen(to: object)
        }
        subscriptions = kept
    }

    private func listen(to object: some ObservableObject) -> AnyCancellable {
        object.objectWillChange.sink { [weak self] _ in self?.isStale = true }
    }
}
