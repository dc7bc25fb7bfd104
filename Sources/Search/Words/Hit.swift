/// The hit of a word in a section.
struct Hit: Sendable {
    /// The weight, from 1 to 63.
    let weight: UInt8
    let isInTitle: Bool
    let isInHeading: Bool
    let isInCode: Bool
    let places: Places
}

/// The first places of a word in a section, at most four.
struct Places: Sendable {
    private var places = SIMD4<UInt16>()
    private(set) var count: UInt8 = 0

    subscript(index: Int) -> Int { Int(places[index]) }

    /// Returns the number of places that the flags of a hit contain.
    static func count(in known: Int) -> Int { known >> 2 & 7 }

    mutating func append(_ place: Int) {
        guard count < 4 else { return }
        places[Int(count)] = UInt16(min(place, 65_535))
        count += 1
    }
}

// MARK: Files

extension Hit {
    /// Appends the hit as ``Digits``: its weight, its flags (1: in the title, 2: in the heading, four times the number of its
    /// places, 32: in code), and its places, each as its distance to the one before. In a list, the distance to the section
    /// before precedes each hit.
    func append(to output: inout [UInt8]) {
        Digits.append(weight, to: &output)
        let known = (isInTitle ? 1 : 0) + (isInHeading ? 2 : 0) + 4 * places.count + (isInCode ? 32 : 0)
        Digits.append(known, to: &output)
        var before = 0
        for index in 0..<Int(places.count) {
            Digits.append(number: places[index] - before, to: &output)
            before = places[index]
        }
    }
}
