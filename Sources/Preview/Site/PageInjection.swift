import Foundation

/// Adds to a page what makes it reload. Only what is served is changed; the site that `build` writes has none of it.
enum PageInjection {
    /// - Parameters:
    ///   - page: its path below the site's root.
    ///   - version: which rendering of the page this is.
    static func applied(to html: Data, page: String, version: String) -> Data {
        let tag = """
            <script src="/\(PreviewScript.path)?v=\(PreviewScript.version)" data-page="\(escaped(page))" \
            data-version="\(version)" defer></script>

            """
        var result = html
        let end = html.range(of: Data("</body>".utf8), options: .backwards)?.lowerBound ?? html.endIndex
        result.insert(contentsOf: Data(tag.utf8), at: end)
        return result
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
