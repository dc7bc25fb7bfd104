/// HTML that is the same on many pages, except for stretches that depend on the page.
struct PageVariants: Sendable {
    /// Bytes that stand on one page only, or, if inverted, on all others.
    struct Stretch: Sendable {
        /// The page's path below the site's root.
        let page: String
        let isInverted: Bool
        let start: Int
        var end: Int
    }

    /// The HTML with the bytes of all stretches.
    let bytes: [UInt8]
    /// The stretches in the order of their beginnings; two of them are nested or don't overlap.
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
