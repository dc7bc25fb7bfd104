import Foundation

/// Bytes one after the other, as a file or a server gives them.
public struct _AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> UInt8? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> String? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
extension AsyncLineSequence: Sendable where Base: Sendable {}
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Character? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> UnicodeScalar? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence() }
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence() }
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence() }
}
extension URL {
    public typealias AsyncBytes = _AsyncBytes
    public var resourceBytes: AsyncBytes { _AsyncBytes() }
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence() }
}
extension FileHandle {
    public typealias AsyncBytes = _AsyncBytes
    public var bytes: AsyncBytes { _AsyncBytes() }
}
