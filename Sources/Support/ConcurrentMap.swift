#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Maps the elements on all cores; the results keep the elements' order, so that the outcome is the same on every machine.
    public func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        let workers = Swift.min(count, processorCount)
        guard workers > 1 else { return try map(transform) }
        // Each worker takes the next few elements when it has finished its last ones: so none waits long for a worker that got
        // larger elements, or a core that is busy elsewhere.
        let size = Swift.max(1, count / (workers * 64))
        let next = Mutex(startIndex)
        let parts = try await withThrowingTaskGroup(of: [(start: Int, results: [Result])].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var parts: [(start: Int, results: [Result])] = []
                    while true {
                        let range = next.with { next in
                            defer { next = Swift.min(next + size, self.endIndex) }
                            return next..<Swift.min(next + size, self.endIndex)
                        }
                        guard !range.isEmpty else { return parts }
                        do {
                            parts.append((range.lowerBound, try range.map { try transform(self[$0]) }))
                        } catch {
                            next.with { $0 = self.endIndex }
                            throw error
                        }
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return parts.sorted { $0.start < $1.start }.flatMap(\.results)
    }
}

/// The number of processors that are online.
public var processorCount: Int { Swift.max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
