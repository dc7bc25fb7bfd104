import FlyingFox
import FlyingSocks

/// Pieces of bytes as FlyingFox sends them.
struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8
    let stream: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var base: AsyncStream<[UInt8]>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(base: AsyncStream<[UInt8]>.Iterator) { self.base = base }

        mutating func next() async -> UInt8? {
            if rest.isEmpty { rest = await base.next()?[...] ?? [] }
            return rest.popFirst()
        }

        mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
            guard rest.isEmpty else {
                defer { rest = [] }
                return Array(rest)
            }
            return await base.next()
        }
    }
}
