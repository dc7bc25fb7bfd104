import Diagnostics

/// Takes over the files and folders that `content` names for each language.
enum LanguagePlacesReader {
    /// The languages are those of `content`, unless `languages` names them, which then has all of them.
    static func take(_ content: ContentReader.Content, into reading: inout ConfigurationReading) {
        // The places that another generator's configuration gave.
        reading.configuration.languagePlaces = []
        guard !content.languages.isEmpty else { return }
        let named = content.languages.map(\.entry.key)
        let isListed = reading.configuration.pathRanges["languages"] != nil
        if !isListed {
            reading.configuration.languages = named
            reading.configuration.pathRanges["languages"] = content.range
        }
        let languages = reading.configuration.languages
        for (entry, paths) in content.languages {
            guard languages.contains(entry.key) else {
                reading.findings.append(unlisted(entry.key, at: entry.keyRange))
                continue
            }
            reading.configuration.languagePlaces += paths.map { .init(language: entry.key, path: $0) }
        }
    }

    private static func unlisted(_ language: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .error,
            message: LocalizedText(
                en: "`content` names files in “\(language)”, a language that `languages` doesn't list",
                es: "`content` nombra ficheros en «\(language)», un idioma que `languages` no lista"
            ),
            range: place,
            advice: LocalizedText(
                en: "add it to `languages`, or leave `languages` out: then `content` says the languages",
                es: "añádelo a `languages`, o quita `languages`: entonces `content` dice los idiomas"
            )
        )
    }
}
