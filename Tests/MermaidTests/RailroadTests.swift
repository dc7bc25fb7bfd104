import Testing

@testable import Mermaid

@Suite struct RailroadTests {
    private func rules(_ text: String) throws -> [String] {
        let parsed = ParsedDiagram(slice(text))
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message.en))")
        return try #require(parsed.diagram as? RailroadDiagram).rules.map { "\($0.name) = \($0.track.text)" }
    }

    @Test(
        "EBNF of the W3C and of ISO 14977 says the same",
        arguments: [
            ("a = \"x\" b 'y' ;", "a = \"x\" b \"y\""), ("a ::= x | y z | w ;", "a = x | y z | w"),
            ("a = x , y ;", "a = x y"), ("a = x? y* z+ ;", "a = x? y* z+"), ("a = [ x ] { y } ;", "a = x? y*"),
            ("a = ( x | y ) z ;", "a = (x | y) z"), ("a = x - y ;", "a = x - y"), ("a = ? a word ? ;", "a = ?a word?"),
            ("a = x , ? any ? , y ;", "a = x ?any? y"), ("/* one */ a (* two *) = x ;", "a = x"),
            ("first-name = sub-rule ;", "first-name = sub-rule"), ("a = <b c> ;", "a = b c"),
            ("a = \"say \\\"hi\\\"\" ;", "a = 'say \"hi\"'"),
        ]
    )
    func ebnf(_ rule: String, _ expected: String) throws {
        #expect(try rules("railroad-ebnf-beta\n\(rule)\n") == [expected])
    }

    @Test(
        "ABNF of RFC 5234",
        arguments: [
            ("a = x / y ;", "a = x | y"), ("a = *x ;", "a = x*"), ("a = 1*x ;", "a = x+"),
            ("a = 2*4x ;", "a = x{2–4×}"),
            ("a = 3x ;", "a = x{3×}"), ("a = *1x ;", "a = x?"), ("a = [ x ] 1*( y / z ) ;", "a = x? (y | z)+"),
            ("a = %x30-39 %d13.10 ;", "a = ?%x30-39? ?%d13.10?"), ("a = %s\"Ab\" ;", "a = \"Ab\""),
            ("; a comment\na = x ; another = y", "a = x"),
        ]
    )
    func abnf(_ rule: String, _ expected: String) throws {
        #expect(try rules("railroad-abnf-beta\n\(rule)\n") == [expected])
    }

    @Test(
        "Parsing expression grammars",
        arguments: [
            ("A <- B / C* ;", "A = B | C*"), ("A <- &B !C D ;", "A = &B !C D"),
            ("A <- . [a-z]+ ; # rest", "A = ?any character? ?[a-z]?+"),
            ("A <- (B C)? ;", "A = (B C)?"),
        ]
    )
    func peg(_ rule: String, _ expected: String) throws {
        #expect(try rules("railroad-peg-beta\n\(rule)\n") == [expected])
    }

    @Test("Constructors")
    func constructors() throws {
        let text = """
            railroad-beta
            title A grammar /* of */
            /* a comment */
            a = sequence(terminal("x"), choice(nonterminal("b"), special("s")),
                optional("y"), zeroOrMore(terminal("z")), oneOrMore(nonterminal("c"))) ;
            """
        #expect(try rules(text) == ["a = \"x\" (b | ?s?) \"y\"? \"z\"* c+"])
    }

    @Test("Title and descriptions come from the text, and a rule may be called title")
    func titles() throws {
        let parsed = ParsedDiagram(slice("railroad-ebnf-beta\ntitle \"T\"\naccDescr: D\ntitle = x ;\na = title ;"))
        let grammar = try #require(parsed.diagram as? RailroadDiagram)
        #expect(
            grammar.title == "T" && grammar.accessibleDescription == "D" && grammar.rules.map(\.name) == ["title", "a"]
        )
        #expect(grammar.outline(language: "en") == "Grammar with 2 rules.\ntitle = x.\na = title.")
    }

    @Test(
        "A text that is none is refused",
        arguments: [
            ("railroad-ebnf-beta", "a rule such as"), ("railroad-ebnf-beta\na = x", "“;” at the end of the rule"),
            ("railroad-ebnf-beta\na = x\nb = y ;", "“;” at the end of the rule"),
            ("railroad-ebnf-beta\na x ;", "“=” after the rule's name"), ("railroad-ebnf-beta\na = ( x ;", "“)”"),
            ("railroad-ebnf-beta\na = \"x ;", "quote is never closed"),
            ("railroad-ebnf-beta\na = x | ;", "a text in quotes, a name"),
            ("railroad-peg-beta\nA = x ;", "“<-” after"), ("railroad-beta\na = stack(\"x\") ;", "one of terminal"),
            ("railroad-beta\na = terminal(x) ;", "a text in quotes"),
            ("railroad-ebnf-beta\n1 = x ;", "the name of a rule"),
        ]
    )
    func faults(_ text: String, _ message: String) throws {
        let parsed = ParsedDiagram(slice(text))
        let fault = try #require(parsed.diagnostics.first)
        #expect(!parsed.isValid && fault.message.en.contains(message), "\(fault.message.en)")
    }

    @Test("Brackets as deep as nobody writes are refused, not a crash")
    func depth() {
        let deep = String(repeating: "(", count: 5000) + "x" + String(repeating: ")", count: 5000)
        #expect(ParsedDiagram(slice("railroad-ebnf-beta\na = \(deep) ;")).diagnostics.map(\.rule) == [.diagramTooLarge])
    }

    @Test(
        "No word covers another one",
        arguments: [
            "a = x ( \",\" x )* ;", "a = ( x | y | ( z w )? | v+ )* \"end\" ;",
            "a = { [ x ] | { y } } ;\nb = ((x+ | y)+ z?)+ ;",
        ]
    )
    func places(_ rules: String) throws {
        let parsed = ParsedDiagram(slice("railroad-ebnf-beta\n" + rules))
        let frames = try #require(parsed.diagram as? RailroadDiagram).scene(language: "en").texts.map(\.frame)
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                let isApart =
                    frame.maxX <= other.minX || other.maxX <= frame.minX || frame.maxY <= other.minY
                    || other.maxY <= frame.minY
                #expect(isApart)
            }
        }
    }
}
