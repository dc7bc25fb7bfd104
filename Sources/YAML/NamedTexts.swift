import Diagnostics

/// A YAML file of names and texts, as themes have for their words.
package struct NamedTexts: Sendable {
    /// The texts by their names.
    package let texts: [String: String]

    /// Reads the texts of a file; values that are no text are left out.
    ///
    /// - Throws: ``YAMLReader/Failure`` for a file that is no YAML.
    package init(_ file: SourceFile) throws(YAMLReader.Failure) {
        let root = try YAMLReader(file, range: 0..<file.bytes.count).read()?.root
        let pairs = (root?.mapping ?? []).compactMap { entry in
            entry.value.scalar.map { (entry.key, $0) }
        }
        texts = Dictionary(pairs) { _, last in last }
    }
}
