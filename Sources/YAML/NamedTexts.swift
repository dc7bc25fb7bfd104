import Diagnostics

/// A YAML file of names and texts, as themes have for their words.
public struct NamedTexts: Sendable {
    /// The reason why a file can't be used.
    public struct Failure: Error {
        public let message: LocalizedText
        public let range: SourceRange
        /// The advice on what to write instead; nil if the text breaks YAML's own rules.
        public let advice: LocalizedText?
    }

    public let texts: [String: String]

    /// Reads the texts of a file; values that are no text are left out.
    ///
    /// - Throws: ``Failure`` for a file that is no YAML.
    public init(_ file: SourceFile) throws(Failure) {
        let root: YAMLValue?
        do throws(YAMLReader.Failure) {
            root = try YAMLReader(file, range: 0..<file.bytes.count).read()?.root
        } catch {
            throw Failure(message: error.message, range: error.range, advice: error.advice)
        }
        let pairs = (root?.mapping ?? []).compactMap { entry in
            entry.value.scalar.map { (entry.key, $0) }
        }
        texts = Dictionary(pairs) { _, last in last }
    }
}
