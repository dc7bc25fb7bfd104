/// An author's colour below text in the page's colour, as strong as the text's contrast allows.
struct Tint {
    let fill: String
    /// The opacity on a light page, from 0 to 1; ``onDark`` is for a dark page.
    let onLight: Double
    let onDark: Double
    /// The colours that result on the grounds below the tint.
    let grounds: Grounds

    /// The colours that may lie below a tint, on a light and on a dark page.
    struct Grounds {
        var light: [Colour]
        var dark: [Colour]

        static let page = Grounds(
            light: [DiagramPalette.light.background].compactMap { Colour($0) },
            dark: [DiagramPalette.dark.background].compactMap { Colour($0) }
        )

        mutating func formUnion(_ other: Grounds) {
            light += other.light
            dark += other.dark
        }
    }

    /// - Parameters:
    ///   - grounds: the colours below the tint.
    ///   - contrast: the least contrast between the text and the tint: 4.5 by WCAG 2.1, 1.4.3, and more if another tint may lie
    ///     above.
    /// - Returns: nil if the text is not a colour, or is `none`.
    init?(_ text: String, over grounds: Grounds = .page, contrast: Double = 4.5) {
        guard let paint = ResolvedStyle.paint(text), paint != "none", let colour = Colour(paint) else { return nil }
        fill = colour.hexadecimal
        // The alpha is read apart from the colour, since it limits the opacity on both pages.
        let alpha = Colour.alpha(paint)
        let onLight = min(alpha, Self.opacity(colour, .light, over: grounds.light, contrast))
        let onDark = min(alpha, Self.opacity(colour, .dark, over: grounds.dark, contrast))
        (self.onLight, self.onDark) = (onLight, onDark)
        self.grounds = Grounds(
            light: grounds.light.map { colour.mixed(with: $0, opacity: onLight) },
            dark: grounds.dark.map { colour.mixed(with: $0, opacity: onDark) }
        )
    }

    private static func opacity(
        _ colour: Colour,
        _ palette: DiagramPalette,
        over grounds: [Colour],
        _ contrast: Double
    ) -> Double {
        let texts = [palette.labelText, palette.clusterText].compactMap { Colour($0) }
        for twentieth in stride(from: 20, to: 0, by: -1) {
            let opacity = Double(twentieth) / 20
            let isReadable = grounds.allSatisfy { ground in
                let mixed = colour.mixed(with: ground, opacity: opacity)
                return texts.allSatisfy { $0.contrast(to: mixed) >= contrast }
            }
            if isReadable { return opacity }
        }
        return 0
    }
}

extension SVGWriter {
    /// Draws a rectangle of a tint; if the page decides between light and dark, in two layers of which one is visible.
    mutating func tinted(_ tint: Tint, _ frame: Rect, className: StaticString, theme: DiagramOptions.Theme) {
        func layer(_ writer: inout SVGWriter, _ opacity: Double, _ condition: StaticString?) {
            writer.raw("<rect class=\"")
            writer.raw(className)
            if let condition {
                writer.raw(" ")
                writer.raw(condition)
            }
            writer.raw("\"")
            writer.rectangle(frame)
            writer.attribute("fill", tint.fill)
            writer.attribute("fill-opacity", opacity)
            writer.raw("/>")
        }
        switch theme {
        case .light: layer(&self, tint.onLight, nil)
        case .dark: layer(&self, tint.onDark, nil)
        case .auto where tint.onLight == tint.onDark: layer(&self, tint.onLight, nil)
        case .auto:
            layer(&self, tint.onLight, "dg-on-light")
            layer(&self, tint.onDark, "dg-on-dark")
        }
    }

    mutating func rectangle(_ frame: Rect) {
        raw(" x=\"")
        number(frame.minX)
        raw("\" y=\"")
        number(frame.minY)
        raw("\" width=\"")
        number(frame.width)
        raw("\" height=\"")
        number(frame.height)
        raw("\"")
    }
}
