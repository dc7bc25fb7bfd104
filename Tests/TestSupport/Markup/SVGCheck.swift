/// Proves of a drawing that it is one: well-formed XML without script, whose numbers are numbers.
public enum SVGCheck {
    private static let geometry: Set<String> = [
        "cx", "cy", "d", "dx", "dy", "font-size", "height", "points", "r", "rx", "ry", "stroke-dasharray",
        "stroke-width", "transform", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2",
    ]

    /// What is wrong with it, or nil.
    public static func fault(in svg: String) -> String? {
        do throws(MarkupFault) {
            try check(Array(svg.utf8))
            return nil
        } catch {
            return error.description
        }
    }

    private static func check(_ bytes: [UInt8]) throws(MarkupFault) {
        try MarkupCheck.check(bytes, as: .xml)
        var reader = MarkupReader(bytes, as: .xml)
        while let token = try reader.next() {
            guard case .start(let name, let attributes, _) = token else { continue }
            for attribute in attributes where geometry.contains(attribute.name) {
                let value = String(decoding: attribute.value, as: UTF8.self)
                if value.contains("nan") || value.contains("inf") {
                    throw reader.fault("\(attribute.name)=\"\(value)\" of <\(name)> is no number", reader.offset)
                }
            }
        }
    }
}
