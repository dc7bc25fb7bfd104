import Testing

@testable import SnippetCompiler

/// Names of a package in samples: what it has, deprecates, has under a condition, or lacks.
@Suite("Names of a package", Machine.needsCompiler)
struct PackageNameTests {
    @Test("What the package deprecates is a warning, and what it makes unavailable an error")
    func deprecated() async throws {
        let found = try await PackagePastTests.said(["print(Basket().sum())", "print(Basket().size())"])
        #expect(found[0].hasPrefix("compiles warning: the package deprecates what this uses: 'sum()' is deprecated"))
        #expect(found[1].hasPrefix("refused error: ") && found[1].contains("count the items"))
    }

    @Test(
        "What the package has on another system is context that is missing here, even if its name is close to another",
        arguments: ["printOut", "sums"]
    )
    func elsewhere(member: String) async throws {
        let verdict = try await PackagePastTests.verdicts(
            ["_ = Basket().\(member)()"],
            with: try await PackagePastTests.shared.value
        )[0]
        #expect(verdict.compilation == .needsContext && verdict.missingNames == ["Basket.\(member)"])
        #expect(verdict.diagnostics.first?.severity == .note)
        #expect(verdict.diagnostics.first?.reason?.en.contains("only where os(Windows)") == true)
    }

    @Test("A member that a package's type lacks is an error whatever else is missing")
    func members() async throws {
        let found = try await PackagePastTests.said([
            "let basket = Basket()\nbasket.nothingOfTheKind()\nshow(basket)", "Basket().totl()",
            "Basket().insert(1, quantty: 2)", "depedencies: [\n    .package(url: \"https://a.b\", from: \"1.0.0\")\n]",
            "dependencies: [\n    .pacage(url: \"https://a.b\", from: \"1.0.0\")\n]", "let e = NetworkError.timeot",
            "...\nBasket().insert(1, quantty: 2)\n...", "print(Basket().total() > 0 && trrue)",
            ".packge(url: \"https://a.b\", from: \"1.0.0\")",
            "import Shopp\n\nlet b = Basket()", "let basket = Basket()\nbasket.insertAll(things)",
            "let basket = Basket()\nbasket.totl(things)", "send(by: .bicycle)\nsend(by: .drone)",
            "send(by: .balloon)\n// ...",
        ])
        for text in [found[1], found[4]] { #expect(text.contains("error: "), "\(text)") }
        #expect(found[1].contains("did you mean 'total'?"))
        #expect(found[9].contains("did you mean 'Shop'?"))
        // A member and its argument that nobody declares stand for the author's own code, unless the member is misspelt.
        #expect(found[10].hasPrefix("needs-context note: "))
        #expect(found[11].contains("error: "))
        // Another package may have a type for the protocol.
        #expect(found[12].hasPrefix("needs-context note: ") && found[12].contains("Courier.drone"))
        #expect(!found[13].contains("error"))
    }

    @Test(
        "The page's own type wins over the package's, and a function that is only named is notation"
    )
    func page() async throws {
        let found = try await PackagePastTests.said([
            "enum NetworkError: Error { case noConnectionToServer }",
            "func load() throws { throw NetworkError.noConnectionToServer }",
            "String.init(data:encoding:)\n// (Data, String.Encoding) -> String?",
        ])
        #expect(found[1] == "compiles")
        #expect(found[2] == "interface")
    }

    @Test("Modules that the package's interface names need no import")
    func besides() async throws {
        let found = try await PackagePastTests.said(["let heavy = Weight(grams: 3)\nprint(heavy.grams)"])
        #expect(found == ["compiles"])
    }
}
