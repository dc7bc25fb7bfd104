#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Maps the elements on all cores; the results keep the elements' order, so that the outcome is the same whatever
    /// the machine.
    public func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        guard count > 1, processorCount > 1 else { return try map(transform) }
        // Each share takes every n-th element: neighbours are alike in size, so the shares are too. There are more of them
        // than cores, so that a core that is busy elsewhere keeps no other waiting.
        let workers = Swift.min(count, processorCount * 8)
        let shares = try await withThrowingTaskGroup(of: (worker: Int, results: [Result]).self) { group in
            for worker in 0..<workers {
                group.addTask {
                    let share = stride(from: self.startIndex + worker, to: self.endIndex, by: workers)
                    return (worker, try share.map { try transform(self[$0]) })
                }
            }
            return try await group.reduce(into: [Int: [Result]]()) { $0[$1.worker] = $1.results }
        }
        return (0..<count).compactMap { shares[$0 % workers]?[$0 / workers] }
    }
}

/// How many processors work at once.
public var processorCount: Int { Swift.max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
