/// The script element that makes a page reload. It is added only to served pages; the site that `build` writes has none of it.
enum PageInjection {
    /// - Parameters:
    ///   - page: the page's path below the site's root.
    ///   - version: the version of the page.
    static func applied(to html: [UInt8], page: String, version: String) -> [UInt8] {
        let tag = """
            <script src="/\(PreviewScript.path)?v=\(PreviewScript.version)" data-page="\(escaped(page))" \
            data-version="\(version)" defer></script>

            """
        let mark = Array("</body>".utf8)
        let end = stride(from: html.count - mark.count, through: 0, by: -1).first { html[$0...].starts(with: mark) }
        var result = html
        result.insert(contentsOf: tag.utf8, at: end ?? html.endIndex)
        return result
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
