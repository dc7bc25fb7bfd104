/// Points on a circle around 0, 0; a position is a fraction of a turn, clockwise from the top.
///
/// Sines are computed by their series, since those of the system's library need not agree to the last bit on every machine.
enum CirclePoint {
    static func at(_ turn: Double, radius: Double) -> Point {
        let (sine, cosine) = sineAndCosine(turn)
        return Point(x: radius * sine, y: -radius * cosine)
    }

    /// Returns the fraction of a turn, from 0 to 1, at which a point lies.
    static func turn(of point: Point) -> Double {
        let length = (point.x * point.x + point.y * point.y).squareRoot()
        guard length > 0 else { return 0 }
        // The search halves the range: sixty steps would be exact, forty are finer than any pixel.
        let (sine, cosine) = (point.x / length, -point.y / length)
        var low = sine >= 0 ? 0.0 : 0.5
        var high = low + 0.5
        for _ in 0..<40 {
            let middle = (low + high) / 2
            let (_, value) = sineAndCosine(middle)
            // The cosine falls in the first half of the turn and rises in the second.
            if (value > cosine) == (sine >= 0) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func sineAndCosine(_ turn: Double) -> (Double, Double) {
        // The nearest quarter turn, and the rest of the angle: at most an eighth of a turn.
        let quarters = (turn * 4).rounded()
        let angle = (turn - quarters / 4) * 2 * Double.pi
        let square = angle * angle
        var sine = 0.0
        var cosine = 0.0
        var term = 1.0
        for step in 0..<9 {
            cosine += term
            sine += term * angle / Double(2 * step + 1)
            term *= -square / Double((2 * step + 1) * (2 * step + 2))
        }
        switch ((Int(quarters) % 4) + 4) % 4 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }
}
