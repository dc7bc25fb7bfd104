/// The colours of series in the palette `neutral`: nearly grey, each as light as the standard one, so that text and lines keep their
/// contrast.
enum MutedSeries {
    /// The share of a colour that stays; the rest is the grey of its luminance.
    private static let rest = 0.25

    /// The muted colours by the standard ones, with those of the second and third round.
    static let colours: [String: String] = Dictionary(
        (0..<36).map { index in
            let fill = SeriesColours.series(index).fill
            return (fill, Colour(fill).map { muted($0).hexadecimal } ?? fill)
        }
    ) { first, _ in first }

    private static func muted(_ colour: Colour) -> Colour {
        let wanted = colour.luminance
        var (low, high) = (0.0, 1.0)
        // The luminance grows with the grey, so halving finds the one that keeps it.
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if mixed(colour, middle).luminance < wanted { low = middle } else { high = middle }
        }
        return mixed(colour, low)
    }

    private static func mixed(_ colour: Colour, _ grey: Double) -> Colour {
        var ground = colour
        (ground.red, ground.green, ground.blue) = (grey, grey, grey)
        return colour.mixed(with: ground, opacity: rest)
    }

    /// Returns a drawing with muted colours in place of the standard ones; an attribute's value is always in double quotes.
    static func applied(to svg: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(svg.utf8.count)
        let bytes = Array(svg.utf8)
        var index = 0
        let length = 9
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\""), index + length <= bytes.count,
                bytes[index + 1] == UInt8(ascii: "#"), bytes[index + length - 1] == UInt8(ascii: "\""),
                let colour = colours[String(decoding: bytes[(index + 1)..<(index + length - 1)], as: UTF8.self)]
            {
                result.append(UInt8(ascii: "\""))
                result += colour.utf8
                index += length - 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
