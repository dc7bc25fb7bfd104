import CourseConfiguration

/// Guesses the languages of files from their texts.
struct FileLanguages {
    let text: FoundLanguages.Text

    /// The largest number of files that are read for a guess.
    private static let mostRead = 30

    /// Returns the language of files, without a region; nil if their texts don't tell it.
    func guess(_ files: [String]) -> String? {
        // Files all over the folder, not only those that the alphabet puts first.
        let step = max(1, files.count / Self.mostRead)
        let guess = TextLanguage.guess(stride(from: 0, to: files.count, by: step).compactMap { text(files[$0]) })
        return guess.map(Self.primary)
    }

    /// Returns true if the texts of files in a folder are in its language; nil if they don't tell it.
    func areSpoken(_ files: [String], in folder: LanguageFolder) -> Bool? {
        let primary = Self.primary(folder.language)
        guard let guess = guess(files.map { CoursePath.join(folder.path, $0) }) else { return nil }
        return guess == primary ? true : TextLanguage.isKnown(primary) ? false : nil
    }

    /// Returns a tag without its script and region.
    static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }
}
