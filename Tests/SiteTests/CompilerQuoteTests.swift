import Diagnostics
import SnippetCompiler
import Testing

@testable import Site

@Suite("What the compiler says, on pages in another language")
struct CompilerQuoteTests {
    private static func html(_ message: LocalizedText, _ language: String) -> String {
        var output: [UInt8] = []
        CompilerQuote(message, language: language).append(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("The compiler's English is marked, and what follows in the page's own language is not")
    func quotes() {
        let message = LocalizedText(
            en: "this doesn't compile: type 'A' has no member `x`; it was here before",
            es: "esto no compila; \(CompilationFindings.quoting)type 'A' has no member `x`; antes estaba"
        )
        #expect(
            Self.html(message, "es")
                == "esto no compila; el compilador dice: <span lang=\"en\">type 'A' has no member <code>x</code>; </span>antes estaba"
        )
        #expect(!Self.html(message, "en").contains("lang="))
    }

    @Test("Other messages stay as they are")
    func others() {
        let message = LocalizedText(en: "“a” is not private", es: "«a» no es private")
        #expect(Self.html(message, "es") == "«a» no es private")
    }
}
