/// Texts and their translations as XLIFF 2.0 holds them (OASIS, XML Localisation Interchange File Format 2.0).
package struct XLIFFDocument: Sendable, Hashable {
    /// The sub-state of a unit whose source has changed since it was translated.
    static let changed = "glosa:changed"

    /// A stretch of text, or code that a translator keeps as it is.
    package enum Part: Sendable, Hashable {
        case text(String)
        case code(String)

        var content: String {
            switch self {
            case .text(let content), .code(let content): content
            }
        }
    }

    package struct Unit: Sendable, Hashable {
        /// The name by which the unit is known after it was translated.
        package let name: String
        package let source: [Part]
        /// The translation; nil if there is none yet.
        package var target: [Part]?
        /// True if the source has changed since the translation was written.
        package var needsReview: Bool
        /// Words for the translator; empty if there are none.
        package let note: String

        package init(name: String, source: [Part], target: [Part]?, needsReview: Bool = false, note: String = "") {
            (self.name, self.source, self.target) = (name, source, target)
            (self.needsReview, self.note) = (needsReview, note)
        }

        package var sourceText: String { source.map(\.content).joined() }
        package var targetText: String? { target?.map(\.content).joined() }
    }

    /// The units of one file of the original.
    package struct File: Sendable, Hashable {
        package let original: String
        package var units: [Unit]

        package init(original: String, units: [Unit]) { (self.original, self.units) = (original, units) }
    }

    /// The tags of the languages (BCP 47).
    package let sourceLanguage: String
    package let targetLanguage: String
    package var files: [File]

    package init(from sourceLanguage: String, to targetLanguage: String, files: [File]) {
        (self.sourceLanguage, self.targetLanguage, self.files) = (sourceLanguage, targetLanguage, files)
    }
}
