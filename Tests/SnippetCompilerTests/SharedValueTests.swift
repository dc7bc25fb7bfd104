import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// Values that the samples of a package use without declaring them.
@Suite("Values that samples share", Machine.needsCompiler)
struct SharedValueTests {
    @Test(
        "Values that samples share without declaring them are of the type that has what is called on them",
        Machine.needsCompiler
    )
    func shared() async throws {
        let found = try await PackagePastTests.said([
            "basket.insert(1, quantity: 2)\nprint(basket.total())", "desk.open()\ndesk.close()", "print(basket.totals)",
            "desk.open()", "stranger.dance()", "stranger.dance()",
            "bassket.total()",
            "[1].forEach { (itmes: Int) in print(items) }",
        ])
        #expect(found[0] == "compiles" && found[1] == "compiles" && found[3] == "compiles")
        #expect(found[2].hasPrefix("refused error: "))
        #expect(found[4].hasPrefix("needs-context"))
        #expect(found[6].contains("error: ") && found[6].contains("did you mean 'basket'?"))
        #expect(found[7].contains("error: ") && found[7].contains("did you mean 'itmes'?"))
    }

    @Test("A value of many comments is of the type that has what is called on it, where the comment compiles so")
    func inComments() async throws {
        let whole = Array(repeating: "desk.open()\ndesk.close()", count: 4)
        let texts = whole + ["desk.open()", "desk.wave()", "desk.open(at: 8)"]
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, package: try await PackagePastTests.shared.value)
        let comments = texts.map { text in
            TestLesson([Snippet(ordinal: 1, source: TestLesson.slice(text), sourceFolders: ["Shop"])]).samples
        }
        let found = try await compiler.verdicts(on: comments).verdicts.compactMap(\.last?.rest)
        #expect(found[..<5].allSatisfy { $0 == .passes })
        // A use that doesn't fit that type proves nothing: the comment may mean another value.
        #expect(found[5].missingNames == ["desk"] && found[6].missingNames == ["desk"])
    }

    @Test("A member that a type of the package lacks is an error, whatever its capitals and labelled arguments are")
    func lackedMembers() async throws {
        let found = try await PackagePastTests.said([
            "POSWallet().spend(1)", "POSWallet().spend(amount)", "POSWallet().pay()", "Basket().pack(amount)",
            "amount.spend(POSWallet())", "POSWallet().spend(in: amount)",
        ])
        #expect(found[0].hasPrefix("refused error: ") && found[2] == "compiles")
        #expect(found[5].contains("error: "))
        // A member and its argument that nobody declares stand for the author's own code.
        for text in [found[1], found[3], found[4]] { #expect(!text.contains("error: ")) }
    }

    private static func comments(_ samples: [[String]]) async throws -> [[CompilationVerdict.Outcome]] {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, package: try await PackagePastTests.shared.value)
        let lessons = samples.map { texts in
            TestLesson(
                texts.enumerated().map { index, text in
                    Snippet(ordinal: index + 1, source: TestLesson.slice(text), sourceFolders: ["Shop"])
                }
            ).samples
        }
        return try await compiler.verdicts(on: lessons).verdicts.map { $0.map(\.rest) }
    }

    @Test("In a comment each sample for itself may compile with the type that is tried for a value")
    func eachSample() async throws {
        let found = try await Self.comments([
            ["desk.open()\ndesk.close()"], ["desk.open()\ndesk.close()"], ["desk.open()", "desk.open(at: 8)"],
        ])
        #expect(found[2][0] == .passes)
        #expect(found[2][1].missingNames == ["desk"])
    }

    @Test("Where enough comments prove the type of a value, the errors of others with it are their own")
    func proven() async throws {
        func errors(_ count: Int, _ last: String) async throws -> CompilationVerdict.Outcome? {
            let proofs = Array(repeating: ["desk.open()\ndesk.close()"], count: count)
            return try await Self.comments(proofs + [[last]]).last?.last
        }
        let needless = "let drawer = desk\ndrawer.open()\nlet n: String = 1 + 1"
        #expect(try await errors(2, needless)?.errors.count == 1)
        let elsewhere = "func tidy(_ cashier: Cashier) -> Int { 1 }\nlet name: String = tidy(desk)"
        #expect(try await errors(2, elsewhere)?.missingNames == ["desk"])
        #expect(try await errors(5, elsewhere)?.errors.map(\.isOfLoan) == [true])
        // Few comments may mean another value where its own members don't fit.
        #expect(try await errors(5, "desk.open(at: 8)")?.missingNames == ["desk"])
        #expect(try await errors(10, "desk.open(at: 8)")?.errors.map(\.isOfLoan) == [true])
        // Another missing name may be the cause.
        #expect(try await errors(10, "desk.open(at: hour)")?.missingNames.isEmpty == false)
    }

    /// Comments that show types, in several shapes.
    private static let shown = [
        ["struct Guest {\n    let name: String\n}"], ["struct Guest {\n    let name: String\n    let age: Int\n}"],
        ["struct Guest {\n    let name: String\n}\nprint(Guest(name: \"a\"))"],
        ["struct Guest {\n    let name: String\n    let hotel: Hotel\n}"],
        ["struct Seat: Hashable {\n    let row: Int\n}"],
    ]

    @Test(
        "A type that a comment lacks may be as any other comment shows it, if the compiler finds no error there",
        arguments: [
            ("func age(of guest: Guest) -> Int { guest.age }", "passes"),
            ("let guest = Guest(name: \"b\")\nprint(guest.name)", "passes"),
            ("func move(_ guest: Guest) { print(guest.hotel) }", "needs Guest"),
            ("func height(of guest: Guest) -> Int { guest.height }", "needs Guest"),
            ("func seats(of guests: [Guest]) -> [Seat: String] { [:] }", "passes"),
            ("func seats(of guests: [Guest]) -> [Seat: String] { [1: guests[0].name] }", "needs Guest Seat"),
            // An empty type is shown whole elsewhere.
            ("struct Guest { }\n\nfunc age(of guest: Guest) -> Int { guest.age }", "passes"),
            ("struct Guest {\n}\n\nlet guests: [Guest] = []\nprint(guests.map(\\.height))", "fails"),
            ("struct Guest { let size: Int }\n\nfunc age(of guest: Guest) -> Int { guest.age }", "fails"),
        ]
    )
    func shapes(sample: String, outcome: String) async throws {
        let found = try await Self.comments(Self.shown + [[sample]])
        #expect(found.last?.last?.name == outcome)
    }

    @Test(
        "What is wrong with each way in which other comments show a type is an error, unless it may come of the type",
        arguments: [
            ("func f(_ guest: Guest) { Basket().insert(guest.name.count) }", "fails"),
            ("func f(_ guest: Guest) { send(courier: Bicycle()) }", "fails"),
            ("func f(_ guest: Guest) { Basket().insert(\"one\", quantity: 2) }", "fails"),
            ("func f(_ guest: Guest) { print(guest.leave()) }", "needs Guest"),
            ("let guest = Guest(surname: \"a\")\nprint(guest)", "needs Guest"),
            ("func f(_ guest: Guest) { Basket().insert(guest.name, quantity: 2) }", "needs Guest"),
            ("struct Guest { }\n\nfunc f(_ guest: Guest) -> Int { Basket().weigh(guest) }", "fails"),
        ]
    )
    func common(sample: String, outcome: String) async throws {
        let found = try await Self.comments(Self.shown + [[sample]])
        let last = try #require(found.last?.last)
        #expect(last.name == outcome)
        #expect(last.errors.allSatisfy { $0.isOfLoan || sample.hasPrefix("struct") })
    }

    @Test("What a closure calls on its parameter says nothing about an undeclared value of that name")
    func parameters() async throws {
        let closures = Array(repeating: ["[\"a\"].forEach { desk in print(desk.uppercased()) }"], count: 8)
        let found = try await Self.comments(closures + [["desk.open()\ndesk.close()"], ["desk.open()"]])
        #expect(found.allSatisfy { $0 == [.passes] })
    }

    @Test("A value named after the last word of a type is tried as one, in code without await as its readers paste it")
    func lastWord() async throws {
        let found = try await Self.comments([
            ["let n = try bigDrawer.pull { $0 + 1 }\nprint(n)"],
            ["let n = try await bigDrawer.pull { $0 + 1 }\nprint(n)"],
            ["let text: String = try bigDrawer.pull { $0 + 1 }"], ["try bigDrawer.push { $0 + 1 }"],
        ])
        #expect(found[0] == [.passes] && found[1] == [.passes])
        #expect(found[2][0].missingNames == ["bigDrawer"] && found[3][0].missingNames == ["bigDrawer"])
    }
}
