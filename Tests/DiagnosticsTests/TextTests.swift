import Diagnostics
import Testing

@Suite("Texts")
struct TextTests {
    @Test("Only one of a thing has the word for one", arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
    func counts(number: Int, text: String) {
        #expect(LocalizedText.pages(number).en == text)
    }

    @Test("Both languages count")
    func languages() {
        #expect(LocalizedText.files(1).es == "1 fichero")
        #expect(LocalizedText.warnings(3).es == "3 avisos")
    }

    @Test("A text stays one value of YAML, whatever it holds")
    func yaml() {
        #expect(YAMLText.quoted("a: \"b\" # c\\d\n\te\r") == #""a: \"b\" # c\\d\n\te\r""#)
        #expect(YAMLText.quoted("\u{0}\u{1B}\u{7F}\u{85}ñ") == #""\x00\x1b\x7f\x85ñ""#)
        #expect(YAMLText.quoted("") == "\"\"")
    }
}
