/// HTML that is the same on many pages but for what depends on which of them it stands.
struct PageVariants: Sendable {
    /// Bytes that stand on one page only, or on all others.
    struct Stretch: Sendable {
        /// The page's path below the site's root.
        let page: String
        let isInverted: Bool
        let start: Int
        var end: Int
    }

    /// With the bytes of all stretches.
    let bytes: [UInt8]
    /// In the order of their beginnings; one lies within another, behind it, or before it.
    let stretches: [Stretch]

    /// The HTML of one page.
    func html(on page: String) -> [UInt8] {
        var html: [UInt8] = []
        html.reserveCapacity(bytes.count)
        var position = 0
        for stretch in stretches where stretch.start >= position && (stretch.page == page) == stretch.isInverted {
            html += bytes[position..<stretch.start]
            position = stretch.end
        }
        html += bytes[position...]
        return html
    }
}
