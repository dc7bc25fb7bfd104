import Diagnostics

/// The limits of file systems for names in a site.
package enum OutputName {
    /// The longest name of a file or folder that Linux and macOS take, in bytes.
    private static let longestName = 255
    /// The longest path below the site's root, in bytes: macOS takes 1,024 with the folders before it.
    private static let longestPath = 800

    /// Returns the finding for a path of the site that is too long for file systems; nil for other paths.
    ///
    /// - Parameters:
    ///   - path: below the site's root.
    ///   - source: the course's file that the page is made of.
    ///   - suffix: the number of bytes by which the names of other pages of the same file are longer.
    package static func finding(_ path: String, of source: String, at range: Range<Int> = 0..<0, suffix: Int = 0)
        -> Diagnostic?
    {
        guard path.utf8.count > longestName - suffix else { return nil }
        let name = CoursePath.name(of: path).utf8.count + suffix
        let longest = path.utf8.split(separator: UInt8(ascii: "/")).map(\.count).max() ?? 0
        guard max(name, longest) > longestName || path.utf8.count > longestPath else { return nil }
        let isPath = max(name, longest) <= longestName
        let (count, most) = isPath ? (path.utf8.count, longestPath) : (max(name, longest), longestName)
        return Diagnostic(
            rule: .outputName,
            severity: .error,
            message: LocalizedText(
                en: "the \(isPath ? "path" : "name") of the page would be \(count) bytes long, so it is not published",
                es: "\(isPath ? "la ruta" : "el nombre") de la página ocuparía \(count) bytes, así que no se publica"
            ),
            range: SourceRange(path: source, bytes: range),
            reason: LocalizedText(
                en: "file systems allow up to \(most), and an accented letter counts as two",
                es: "los sistemas de ficheros admiten hasta \(most), y una letra con tilde cuenta como dos"
            ),
            advice: LocalizedText(en: "give it a shorter name", es: "ponle un nombre más corto")
        )
    }
}
