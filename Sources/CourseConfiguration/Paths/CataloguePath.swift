import Markdown

/// Paths of DocC catalogues, folders whose names end in `.docc`, and of the files in them.
package enum CataloguePath {
    /// Returns true if a file lies in a DocC catalogue.
    ///
    /// - Parameter path: the path of the file, or of the catalogue.
    package static func isCatalogue(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            part.count > 5 && part.suffix(5).elementsEqual(".docc".utf8)
        }
    }

    /// Returns the catalogue that a file lies in: its path up to the first part that is a catalogue; nil for other files.
    package static func folder(of path: String) -> String? {
        let parts = CoursePath.folder(of: path).split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.firstIndex(where: { isCatalogue(String($0)) }) else { return nil }
        return parts[...last].joined(separator: "/")
    }
}

extension Dialect {
    /// Creates the dialect of a file: DocC's, if it lies in a catalogue.
    ///
    /// - Parameter other: the dialect of other files.
    package init(ofFileAt path: String, elsewhere other: Dialect = .glosa) {
        self = CataloguePath.isCatalogue(path) || path.lowercased().hasSuffix(".tutorial") ? .docC : other
    }
}
