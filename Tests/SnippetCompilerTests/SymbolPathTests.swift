import Testing

@testable import SnippetCompiler

@Suite("Paths of symbols in links")
struct SymbolPathTests {
    @Test(
        "Components lose the suffix that distinguishes symbols of one name, and keep their labels",
        arguments: [
            ("Deque/append(_:)", ["Deque", "append(_:)"]),
            ("Deque-swift.struct/count-swift.property", ["Deque", "count"]),
            ("body-20w8t", ["body"]), ("Walk-swift.struct-5fkx2/forward()-9k2x", ["Walk", "forward()"]),
            ("forward(to:)-(Int)->Void", ["forward(to:)"]),
            ("Walk/forward(to:)-([Int],(A/B)->Bool)", ["Walk", "forward(to:)"]),
            ("make()->Walk", ["make()"]), ("Ratio//(_:_:)", ["Ratio", "/(_:_:)"]),
            ("Ratio//=(_:_:)-5fkx2", ["Ratio", "/=(_:_:)"]),
            ("-(_:_:)", ["-(_:_:)"]), ("/Walks/Walk", ["Walks", "Walk"]), ("Ñandú/vuela(a:)", ["Ñandú", "vuela(a:)"]),
            ("Walk/init(_:", ["Walk", "init(_:"]), ("", []),
        ]
    )
    func parts(_ path: String, _ expected: [String]) { #expect(SymbolPath.parts(of: path) == expected) }
}
