/// A badge with a share in percent, as SVG (SVG 1.1) that needs no font and no other file.
struct ShareBadge {
    /// The text on the left; no markup.
    let label: String
    /// From 0 to 100.
    let percentage: Int

    var svg: String {
        let value = "\(percentage) %"
        let (left, right) = (Self.width(of: label), Self.width(of: value))
        let width = left + right
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" viewBox="0 0 \(width) 20" role="img" \
            aria-label="\(label): \(value)">
            <title>\(label): \(value)</title>
            <clipPath id="r"><rect width="\(width)" height="20" rx="3"/></clipPath>
            <g clip-path="url(#r)">
            <rect width="\(left)" height="20" fill="#444"/>
            <rect x="\(left)" width="\(right)" height="20" fill="\(color)"/>
            </g>
            <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
            <text x="\(Self.margin)" y="14" textLength="\(left - 2 * Self.margin)">\(label)</text>
            <text x="\(left + Self.margin)" y="14" textLength="\(right - 2 * Self.margin)">\(value)</text>
            </g>
            </svg>

            """
    }

    private static let margin = 6

    /// The width of a text in pixels with its margins; `textLength` makes any font fill it.
    private static func width(of text: String) -> Int { text.count * 7 + 2 * margin }

    /// A colour on which white text has a contrast of at least 4.5 (WCAG 2.2, 1.4.3).
    private var color: String {
        switch percentage {
        case 90...: "#256d2c"
        case 70..<90: "#5a6a00"
        case 50..<70: "#8a5a00"
        default: "#a8322a"
        }
    }
}
