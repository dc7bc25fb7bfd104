import Support

/// The result of `style`, `classDef` and `linkStyle` for one thing, reduced to the properties that a drawing may use.
struct ResolvedStyle: Sendable, Equatable {
    var fill: String?
    var stroke: String?
    var textColour: String?
    var strokeWidth: Double?
    var dashes: String?
    var opacity: Double?
    /// The opacity of the fill alone, from 0 to 1.
    var fillOpacity: Double?
    var fontSize: Double?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    /// The corner radius in pixels.
    var radius: Double?

    mutating func apply(_ declarations: [StyleDeclaration]) {
        for declaration in declarations { apply(declaration) }
    }

    /// - Returns: true if the declaration has an effect here.
    @discardableResult
    mutating func apply(_ declaration: StyleDeclaration) -> Bool {
        var value = declaration.value
        if value.hasSuffix("!important") { value = String(value.dropLast(10)).trimmingSpace }
        switch declaration.property {
        case "fill", "background-color", "background":
            guard let paint = Self.paint(value) else { return false }
            fill = paint
        case "stroke", "border-color":
            guard let paint = Self.paint(value) else { return false }
            stroke = paint
        case "color":
            guard let paint = Self.paint(value) else { return false }
            textColour = paint
        case "stroke-width", "border-width":
            guard let width = Self.length(value) else { return false }
            strokeWidth = min(max(width, 0), 20)
        case "stroke-dasharray":
            let isPlain = value.utf8.allSatisfy { $0.isDigit || $0 == 0x20 || $0 == 0x2C || $0 == 0x2E || $0.isLetter }
            guard isPlain, value.utf8.count <= 40 else { return false }
            dashes = value.replacing("px", with: "")
        case "opacity", "fill-opacity":
            guard let number = Double(value).map({ min(max($0, 0), 1) }) else { return false }
            if declaration.property == "opacity" { opacity = number } else { fillOpacity = number }
        case "font-size":
            guard let size = Self.length(value) else { return false }
            fontSize = min(max(size, 6), 72)
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-decoration": isUnderlined = value.contains("underline")
        case "rx", "border-radius":
            guard let length = Self.length(value) else { return false }
            radius = min(max(length, 0), 60)
        default: return false
        }
        return true
    }

    /// Returns a colour in the form of an attribute; nil if the text is not a colour.
    static func paint(_ text: String) -> String? {
        let lower = text.lowercased()
        if lower == "none" || lower == "transparent" || lower == "currentcolor" {
            return lower == "transparent" ? "none" : lower
        }
        return Colour(text) == nil ? nil : lower
    }

    private static func length(_ text: String) -> Double? {
        let scale = text.hasSuffix("em") ? 16.0 : 1.0
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number.isFinite else { return nil }
        return number * scale
    }
}
