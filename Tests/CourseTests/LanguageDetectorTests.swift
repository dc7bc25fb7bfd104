import Testing

@testable import Course

/// The language that a text seems to be in instead of its own.
@Suite("Languages of texts") struct LanguageDetectorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text, own: String
        let foreign: String?
        var testDescription: String { text }
    }

    static let cases = [
        Case(text: "The view keeps the state and lends it to the others.", own: "es", foreign: "en"),
        Case(text: "La vista guarda el estado y lo presta a las demás.", own: "en", foreign: "es"),
        Case(text: "The view keeps the state and lends it to the others.", own: "ja", foreign: "en"),
        // Words that Romance languages share
        Case(text: "Le titre de la carte de liaison à afficher dans la page.", own: "fr", foreign: nil),
        Case(text: "Filtro de Controle de Acesso", own: "pt-BR", foreign: nil),
        Case(text: "Barra de Ferramentas de Depuração e Depurador", own: "pt-BR", foreign: nil),
        // Words that are short in every language
        Case(text: "A view, a model, and no state", own: "en", foreign: nil),
        // Languages with the same words
        Case(text: "O sol não é de ninguém, e a água é de quem a bebe.", own: "pt-BR", foreign: nil),
        // A language whose words are not known, with words that look like another's
        Case(
            text: "Ang mga bato sa ilog ay na sa tubig na, at ang ibon na iyon ay nasa puno na ng mangga.",
            own: "tl",
            foreign: nil
        ),
        // Terms within another script, and values
        Case(text: "如果 the time zone of the application 未在组件上明确设置，它将会被使用。", own: "zh", foreign: nil),
        Case(text: "方向，可选值为 \"from\" 或者 \"to\"", own: "zh", foreign: nil),
        // Code
        Case(text: "yii.from() from() to() at()", own: "zh", foreign: nil),
        Case(text: "扩展 {#the-end-of-the-server}", own: "zh", foreign: nil),
    ]

    @Test(arguments: cases)
    func textsOfOtherLanguagesAreToldByTheirSmallWords(_ entry: Case) {
        let detector = LanguageDetector(["en", "es", "fr", "pt-BR", "pt-PT", "tl", "zh", "ja"])
        #expect(detector.foreignLanguage(of: entry.text, own: entry.own) == entry.foreign)
    }
}
