/// The settings of a book whose pages a `SUMMARY.md` lists, as mdBook and GitBook have it.
package struct BookSettings: Sendable, Equatable {
    /// The path of the summary, relative to the course.
    package let summary: String
    /// The pages that the summary lists, with the titles that it gives them, by their paths below the content folder.
    package internal(set) var titles: [String: String] = [:]
    /// The page that opens the book, below the content folder; nil if it lists none.
    package internal(set) var first: String?
    /// True if chapters are numbered in the navigation.
    package internal(set) var isNumbered = false
    /// The signs that lines of code begin with which readers don't see, by language.
    package internal(set) var hiddenLines: [String: String] = [:]
    /// The further files that list pages, relative to the course: no part of the content.
    package internal(set) var lists: [String] = []
    /// True if only the pages that the summary lists are pages of the site.
    package internal(set) var isSelection = false

    /// The folder with translations in PO files, relative to the course; nil if the book has none.
    package internal(set) var catalogueFolder: String?
    /// The translations in PO files, by language.
    package private(set) var translations: [String: BookTranslation] = [:]

    init(summary: String) { self.summary = summary }

    package mutating func add(_ translation: BookTranslation) {
        if translations[translation.language] == nil { translations[translation.language] = translation }
    }
}
