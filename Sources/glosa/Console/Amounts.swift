import Diagnostics

/// Numbers with their nouns, which are in the singular after one.
extension LocalizedText {
    static func files(_ count: Int) -> LocalizedText {
        LocalizedText(en: count == 1 ? "1 file" : "\(count) files", es: count == 1 ? "1 fichero" : "\(count) ficheros")
    }

    static func pages(_ count: Int) -> LocalizedText {
        LocalizedText(en: count == 1 ? "1 page" : "\(count) pages", es: count == 1 ? "1 página" : "\(count) páginas")
    }
}
