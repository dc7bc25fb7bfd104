import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Catalogue")
struct CatalogueTests {
    @Test("A name that no rule has is told with the one meant")
    func names() {
        #expect(RuleCatalogue.rule(named: "state-private")?.id == .statePrivate)
        #expect(RuleCatalogue.rule(named: "broken-link") == nil)
        let names = ["state-private", "state-pirvate", "zzz"]
        #expect(names.map(RuleCatalogue.suggestion) == [nil, "state-private", nil])
    }

    @Test(
        "The parser's sentences are read in Spanish, the others quoted",
        arguments: [
            ("expected '}' to end struct", "falta «}» para cerrar la estructura"),
            ("expected identifier and ':' in parameter", "falta un nombre y «:» en el parámetro"),
            ("expected expression after operator", "falta una expresión después del operador"),
            ("expected '{' in 'if' statement", "falta «{» en el «if»"),
            ("expected ',' in parameter", "falta «,» en el parámetro"),
            ("unexpected code ': left' in closure", "sobra «: left» en el cierre"),
            ("unexpected code 'a in b' in source file", "sobra «a in b» en el fichero"),
            ("unexpected code in 'guard' statement", "sobra código en el «guard»"),
            ("unexpected brace in source file", "sobra una llave en el fichero"),
            ("keyword 'in' cannot be used as an identifier here", "la palabra «in» no puede ser un nombre aquí"),
            (
                "'case' can only appear inside a 'switch' statement or 'enum' declaration",
                "«case» solo puede estar dentro de un «switch» o un «enum»"
            ),
            ("cannot parse version component code '.x'", "«cannot parse version component code '.x'»"),
            ("expected something unheard of", "«expected something unheard of»"),
            ("expected ", "«expected »"), ("unexpected ", "«unexpected »"), ("'", "«'»"),
        ]
    )
    func spanish(english: String, spanish: String) {
        #expect(ParserMessage.inSpanish(english) == spanish)
    }

    @Test("A comment says whether code is right")
    func marks() {
        #expect(SampleMark.expectation(of: "// ✘ no") == .broken)
        #expect(SampleMark.expectation(of: "/* Bien */") == .valid)
        #expect(SampleMark.expectation(of: "// a note") == nil)
    }
}
