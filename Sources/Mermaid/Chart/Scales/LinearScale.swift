/// Places numbers along an axis, with marks at round numbers.
struct LinearScale: Sendable {
    let domain: ClosedRange<Double>
    /// The positions of the domain's ends, in pixels; ``start`` may be the larger.
    let start: Double
    let end: Double

    func place(_ value: Double) -> Double {
        let span = domain.upperBound - domain.lowerBound
        guard span > 0, span.isFinite else { return (start + end) / 2 }
        return start + (end - start) * ((value - domain.lowerBound) / span)
    }

    /// Returns multiples of 1, 2 or 5 times a power of ten within the domain, about `count` of them.
    func ticks(about count: Int) -> [Double] {
        let step = Self.step(domain.upperBound - domain.lowerBound, about: count)
        guard step > 0, step.isFinite else { return [domain.lowerBound] }
        let first = (domain.lowerBound / step).rounded(.up)
        let last = (domain.upperBound / step).rounded(.down)
        guard last >= first, last - first <= 200 else { return [domain.lowerBound, domain.upperBound] }
        return stride(from: first, through: last, by: 1).map { tick in
            // Division by a whole power of ten is exact; multiplication by a power of ten below 1 is not.
            step < 1 ? tick / (1 / step).rounded(toPlaces: 6) : tick * step
        }
    }

    static func step(_ span: Double, about count: Int) -> Double {
        guard span > 0, span.isFinite else { return 0 }
        let raw = span / Double(max(count, 1))
        var power = 1.0
        while power * 10 <= raw, power < 1e300 { power *= 10 }
        while power > raw, power > 1e-300 { power /= 10 }
        let rest = raw / power
        return power * (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10)
    }

    /// Returns the domain widened to round numbers.
    static func rounded(_ domain: ClosedRange<Double>, about count: Int) -> ClosedRange<Double> {
        let step = step(domain.upperBound - domain.lowerBound, about: count)
        guard step > 0 else { return domain }
        let low = (domain.lowerBound / step).rounded(.down) * step
        let high = (domain.upperBound / step).rounded(.up) * step
        return low.isFinite && high.isFinite && low < high ? low...high : domain
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        return abs(self) < 1e9 ? (self * scale).rounded() / scale : self
    }
}
