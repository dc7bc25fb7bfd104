import Diagnostics
import Markdown

/// Finds invisible characters in code, which make readers take it for other code than the code that is run.
///
/// The lint rule of the same name checks Swift, where it can tell texts and comments from code.
enum InvisibleCharacterCheck {
    private static let others: Set<String> = ["mermaid", "swift", "text"]
    private static let mostPlaces = 3

    /// Returns a warning for each block of code that has invisible characters.
    static func check(_ document: Document) -> [Diagnostic] {
        document.codeBlocks.compactMap { block in
            guard let language = block.language, !others.contains(language) else { return nil }
            let places = InvisibleCharacters.places(in: block.slice.bytes)
            guard let first = places.first else { return nil }
            return Diagnostic(
                rule: .invisibleCharacters,
                severity: .warning,
                message: LocalizedText(
                    en: "an invisible character: \(first.scalar.codePoint)",
                    es: "un carácter invisible: \(first.scalar.codePoint)"
                ),
                range: block.slice.range(first.bytes),
                reason: InvisibleCharacters.turnsDirection(first.scalar)
                    ? LocalizedText(
                        en: "it changes the direction of the text, so that the code looks like something else",
                        es: "cambia la dirección del texto, y hace que el código parezca otro"
                    )
                    : LocalizedText(
                        en: "readers copy it with the code, and can't see why the code fails",
                        es: "quien lee lo copia con el código, y no ve por qué falla"
                    ),
                advice: LocalizedText(
                    en: "delete it, or write the language's escape for it",
                    es: "bórralo, o escribe el escape que tenga para él el lenguaje"
                ),
                related: places.dropFirst().prefix(mostPlaces).map { place in
                    Diagnostic.Related(
                        range: block.slice.range(place.bytes),
                        message: LocalizedText(
                            en: "\(place.scalar.codePoint) here",
                            es: "\(place.scalar.codePoint) aquí"
                        )
                    )
                }
            )
        }
    }
}
