import Foundation

public struct SpatialEventCollection: Collection {
    public struct Event: Identifiable, Equatable, Sendable {
        public struct ID: Hashable, Sendable {}
        public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }
        public struct InputDevicePose: Hashable, Sendable {
            public var altitude: Angle
            public var azimuth: Angle
        }
        public var id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers
        public var inputDevicePose: InputDevicePose?
    }
    public struct Iterator: IteratorProtocol {
        public mutating func next() -> Event? { nil }
    }
    public typealias Index = Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public func index(after i: Int) -> Int { i + 1 }
    public func makeIterator() -> Iterator { Iterator() }
    public subscript(position: Int) -> Event {
        Event(id: .init(), timestamp: 0, kind: .touch, location: .zero, phase: .ended, modifierKeys: [])
    }
    public subscript(index: Event.ID) -> Event? { nil }
}
nonisolated public struct SpatialEventGesture: _PrimitiveGesture {
    public typealias Value = SpatialEventCollection
    public let coordinateSpace: CoordinateSpace
    public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}
