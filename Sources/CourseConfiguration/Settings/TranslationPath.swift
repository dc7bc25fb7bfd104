extension Configuration {
    /// Returns the path, relative to the course, at which the translation of a page is expected; nil if the layout of the
    /// languages names no place for it.
    ///
    /// - Parameter path: the page's path below the folder of its language.
    package func translationPath(ofPage path: String, in language: String) -> String? {
        let beside = CoursePath.join(
            CoursePath.folder(of: path),
            "\(SourceName.stem(CoursePath.name(of: path))).\(language).\(path.split(separator: ".").last ?? "md")"
        )
        guard usesLayout else {
            switch translations {
            case .folders, .subfolders, nil: return CoursePath.join(CoursePath.join(content, language), path)
            case .suffixes: return CoursePath.join(content, beside)
            }
        }
        let own = languagePlaces.filter { $0.language == language && !SourceName.isMarkdown($0.path) }
        guard own.count == 1, let place = own.first else { return nil }
        let isShared = languagePlaces.contains { $0.path == place.path && $0.language != language }
        return CoursePath.join(place.path, isShared ? beside : path)
    }
}
