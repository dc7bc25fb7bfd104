/// The anchors that VitePress gives headings (`slugify` of mdit-vue): any run of signs and blanks is one hyphen, and none stands at
/// an end, so `server.watch` is `server-watch`, where GitHub has `serverwatch`.
enum VitePressAnchor {
    private static let signs = Set("~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/".unicodeScalars)

    /// Returns the anchors of headings, each with the number of its heading.
    static func all(of headings: [LessonFacts.Heading]) -> [(anchor: String, heading: Int)] {
        var counts: [String: Int] = [:]
        return headings.enumerated().map { index, heading in
            if let id = heading.explicitID { return (id, index) }
            let slug = slug(of: heading.plainText)
            let number = counts[slug, default: 0]
            counts[slug] = number + 1
            return (number == 0 ? slug : "\(slug)-\(number)", index)
        }
    }

    static func slug(of text: String) -> String {
        var slug = String.UnicodeScalarView()
        var isBehindGap = false
        for scalar in text.lowercased().unicodeScalars {
            if signs.contains(scalar) || scalar.properties.isWhitespace || scalar.value < 0x20 {
                isBehindGap = true
                continue
            }
            if isBehindGap, !slug.isEmpty { slug.append("-") }
            isBehindGap = false
            slug.append(scalar)
        }
        let isNumber = slug.first.map { ("0"..."9").contains($0) } ?? false
        return (isNumber ? "_" : "") + String(slug)
    }
}
