extension Colour {
    /// Returns this colour laid over another.
    ///
    /// - Parameter opacity: the opacity from 0, only the other colour, to 1, only this one.
    public func mixed(with ground: Colour, opacity: Double) -> Colour {
        var result = self
        result.red = red * opacity + ground.red * (1 - opacity)
        result.green = green * opacity + ground.green * (1 - opacity)
        result.blue = blue * opacity + ground.blue * (1 - opacity)
        return result
    }

    /// Returns the opacity of a colour as written: the fourth number of `rgba(…)` and `hsla(…)`, or of a hexadecimal colour; 1 without one.
    static func alpha(_ text: String) -> Double {
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            if digits.count == 4 { return Double(Int(digits.suffix(1), radix: 16) ?? 15) / 15 }
            return digits.count == 8 ? Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 : 1
        }
        guard let open = text.firstIndex(of: "(") else { return 1 }
        let parts = text[open...].dropFirst().dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
        guard parts.count == 4, let last = parts.last else { return 1 }
        let value = last.hasSuffix("%") ? (Double(last.dropLast()) ?? 100) / 100 : Double(last) ?? 1
        return min(max(value, 0), 1)
    }

    /// Returns the colour, made lighter or darker as little as a contrast to all grounds asks for; itself if none has it.
    func legible(on grounds: [Colour], contrast: Double) -> Colour {
        for step in 0...20 {
            for end in [Colour(0xFFFFFF), Colour(0)] {
                let mixed = end.mixed(with: self, opacity: Double(step) / 20)
                if grounds.allSatisfy({ $0.contrast(to: mixed) >= contrast }) { return mixed }
            }
        }
        return self
    }

    /// The colour as `#rrggbb`.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef")
        return [red, green, blue].reduce(into: "#") { text, part in
            let value = Int((min(max(part, 0), 1) * 255).rounded())
            text.append(digits[value / 16])
            text.append(digits[value % 16])
        }
    }
}
