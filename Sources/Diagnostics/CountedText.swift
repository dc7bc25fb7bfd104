extension LocalizedText {
    /// Returns a number with the words for what is counted: `1 file`, `2 ficheros`.
    public static func counted(
        _ number: Int,
        en: (one: String, many: String),
        es: (one: String, many: String)
    ) -> LocalizedText {
        LocalizedText(
            en: "\(number) \(number == 1 ? en.one : en.many)",
            es: "\(number) \(number == 1 ? es.one : es.many)"
        )
    }

    /// Returns a number of pages with its words; this and the functions below are the most frequent counts of messages.
    public static func pages(_ number: Int) -> LocalizedText {
        counted(number, en: ("page", "pages"), es: ("página", "páginas"))
    }

    public static func files(_ number: Int) -> LocalizedText {
        counted(number, en: ("file", "files"), es: ("fichero", "ficheros"))
    }

    public static func errors(_ number: Int) -> LocalizedText {
        counted(number, en: ("error", "errors"), es: ("error", "errores"))
    }

    public static func warnings(_ number: Int) -> LocalizedText {
        counted(number, en: ("warning", "warnings"), es: ("aviso", "avisos"))
    }
}
