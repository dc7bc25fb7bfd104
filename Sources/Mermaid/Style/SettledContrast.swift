extension ResolvedStyle {
    /// The pages on which a drawing without colours of its own may stand, each with the colour of its text.
    private static let pages: [(ground: Colour, text: Colour)] = [DiagramPalette.light, .dark].compactMap { palette in
        guard let ground = Colour(palette.background), let text = Colour(palette.nodeText) else { return nil }
        return (ground, text)
    }

    /// Gives the text a colour that is readable on the fill; a text colour without a fill gets a fill on which it is readable.
    mutating func settleContrast() {
        mixFill()
        guard let fill else {
            // The page may be light or dark, so the text gets a background of its own.
            if let textColour, let colour = Colour(textColour) {
                let palette = colour.luminance > 0.3 ? DiagramPalette.dark : .light
                self.fill = palette.roles.process.fill
            }
            return
        }
        if fill == "none" {
            // A text on the bare page keeps its colour if the page's colour, light or dark, allows it.
            if let colour = textColour.flatMap({ Colour($0) }),
                !Self.pages.allSatisfy({ colour.contrast(to: $0.ground) >= 3 })
            {
                textColour = nil
            }
        } else if textColour == nil, isSolid, let colour = Colour(fill) {
            textColour = colour.readableText
        }
    }

    /// True if nothing shines through the fill; false without one.
    var isSolid: Bool { fill.map { $0 != "none" && Colour.alpha($0) == 1 } ?? false }

    /// Makes a fill that lets the page shine through solid, as it is on a light page, unless text is readable on it on every page.
    private mutating func mixFill() {
        if let share = fillOpacity {
            fillOpacity = nil
            if share == 0 { fill = "none" }
            if share < 1, let paint = fill, let colour = Colour(paint) {
                let alpha = Int((Colour.alpha(paint) * share * 255).rounded())
                fill = colour.hexadecimal + String(alpha + 256, radix: 16).dropFirst()
            }
        }
        guard let paint = fill, let colour = Colour(paint) else { return }
        let alpha = Colour.alpha(paint)
        guard alpha < 1 else { return }
        let own = textColour.flatMap { Colour($0) }
        let isReadable = Self.pages.allSatisfy { page in
            (own ?? page.text).contrast(to: colour.mixed(with: page.ground, opacity: alpha)) >= 4.5
        }
        if !isReadable, let light = Self.pages.first {
            fill = colour.mixed(with: light.ground, opacity: alpha).hexadecimal
        }
    }
}
