/// How a case grows from size to size, and whether that is allowed.
struct Curve {
    struct Point {
        let size: Int
        var measured: Measurement
    }

    /// What is asked of every case.
    static let most = (ratio: 2.4, seconds: 3.0, megabytes: 400.0)
    /// Doublings that are judged: the last up to the size that takes longest.
    private static let judged = 3
    /// Below these a ratio says more about the clock and about the program itself than about the case.
    private static let least = (seconds: 0.1, megabytes: 60.0)

    let name: String
    private(set) var points: [Point] = []
    private(set) var faults: [String] = []

    /// Measures size by size; ends at the first failure.
    static func measure(_ entry: Case, sizes: [Int]) -> Curve {
        var curve = Curve(name: entry.name)
        for size in sizes {
            do {
                curve.points.append(Point(size: size, measured: try Measurement.run(entry.name, size: size)))
                // Other programs take their share of caches and memory: what looks too slow is measured again.
                for _ in 0..<2 where curve.isTooSteep(curve.points.count - 1) { try curve.repeatLast() }
            } catch {
                curve.faults.append("\(error) at \(Self.name(size))")
                return curve
            }
        }
        curve.judge()
        return curve
    }

    private mutating func repeatLast() throws {
        for index in points.indices.suffix(2) {
            let again = try Measurement.run(name, size: points[index].size)
            points[index].measured.seconds = min(points[index].measured.seconds, again.seconds)
            points[index].measured.megabytes = min(points[index].measured.megabytes, again.megabytes)
        }
    }

    private mutating func judge() {
        // What is refused when it is too large is worst before that.
        let worst = points.indices.max { points[$0].measured.seconds < points[$1].measured.seconds } ?? 0
        for index in points.indices.prefix(worst + 1).suffix(Self.judged) where isTooSteep(index) {
            let (time, memory) = ratios(index)
            let growth = "time grows \(time.short) times, memory \(memory.short) times"
            faults.append("at \(Self.name(points[index].size)) \(growth)")
        }
        let seconds = points.map(\.measured.seconds).max() ?? 0
        let megabytes = points.map(\.measured.megabytes).max() ?? 0
        if seconds > Self.most.seconds { faults.append("takes \(seconds.short) s") }
        if megabytes > Self.most.megabytes { faults.append("takes \(megabytes.short) MB") }
    }

    private func isTooSteep(_ index: Int) -> Bool {
        let (time, memory) = ratios(index)
        return time > Self.most.ratio || memory > Self.most.ratio
    }

    /// How much more a size takes than the one before it; 0 where it takes too little to tell.
    private func ratios(_ index: Int) -> (time: Double, memory: Double) {
        guard index > 0 else { return (0, 0) }
        let (last, next) = (points[index - 1].measured, points[index].measured)
        let time = next.seconds < Self.least.seconds ? 0 : next.seconds / max(last.seconds, 0.001)
        let memory = next.megabytes < Self.least.megabytes ? 0 : next.megabytes / max(last.megabytes, 1)
        return (time, memory)
    }

    /// A line for each size, and one for each fault.
    var report: String {
        var lines = ["\(faults.isEmpty ? "✓" : "✗") \(name)"]
        for (index, point) in points.enumerated() {
            let (time, memory) = ratios(index)
            var line = "\t\(Self.name(point.size))\t\(point.measured.seconds.short) s"
            if time > 0 { line += " ×\(time.short)" }
            line += "\t\(point.measured.megabytes.short) MB"
            if memory > 0 { line += " ×\(memory.short)" }
            lines.append(line)
        }
        return (lines + faults.map { "\tfault: \($0)" }).joined(separator: "\n")
    }

    private static func name(_ size: Int) -> String {
        size >= 1_000_000 ? "\((Double(size) / 1e6).short) MB" : "\(size / 1000) kB"
    }
}

extension Double {
    /// With two decimals at most.
    fileprivate var short: String { "\((self * 100).rounded() / 100)" }
}
