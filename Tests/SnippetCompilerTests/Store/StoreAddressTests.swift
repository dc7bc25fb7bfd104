import Testing

@testable import SnippetCompiler

@Suite("Where a store is, and what may be done there")
struct StoreAddressTests {
    @Test(
        "An address is http or https, without query and fragment; a name and a password are no part of it",
        arguments: [
            ("https://example.org", "https://example.org/", nil),
            ("HTTPS://example.org/a/", "https://example.org/a/", nil),
            ("http://[::1]:8080/a", "http://[::1]:8080/a/", nil),
            ("https://ann:secret@example.org/a@b", "https://example.org/a@b/", "ann:secret"),
            ("https://a:b@c@example.org/", "https://example.org/", "a:b@c"),
            ("https://ann:%22%C3%B1%20x@example.org/", "https://example.org/", "ann:\"ñ x"),
            ("https://ann@example.org/", "https://example.org/", "ann:"),
        ] as [(String, String, String?)]
    )
    func address(text: String, whole: String, credentials: String?) throws {
        let address = try #require(StoreAddress(text))
        #expect(address.text == whole)
        #expect(address.credentials == credentials)
    }

    @Test(
        "Anything else is no address",
        arguments: [
            "", "example.org", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///a", "https://:80/",
            "https://ann@/", "https://ann:%0Ax@example.org/", "https://ann:%@example.org/", "https://%FF@example.org/",
            "https://example.org/?a", "https://example.org/#a", "https://example.org/a b",
            "https://example.org/\"", "https://example.org/\\", "https://example.org/\n", "https://ejemplo.españa/",
            "https://example.org/{a,b}", "-K/etc/passwd",
        ]
    )
    func noAddress(text: String) {
        #expect(StoreAddress(text) == nil)
    }

    private static let course = StoreAddress("https://course.example.org/")

    private func choose(_ variables: [String: String], writes: Bool = false) -> StoreChoice {
        StoreSettings.choose(address: Self.course, writes: writes) { variables[$0] }
    }

    @Test("Without variables, the course decides")
    func course() {
        #expect(choose([:]).settings?.address == Self.course)
        #expect(choose([:]).settings?.writes == false)
        #expect(choose([:], writes: true).settings?.writes == true)
        #expect(choose([:]).faults.isEmpty)
        #expect(StoreSettings.choose(address: nil, writes: true) { _ in nil }.settings == nil)
    }

    @Test("GLOSA_CACHE_URL is asked in place of the course's store; where it is empty, none is")
    func variable() {
        let own = choose(["GLOSA_CACHE_URL": "http://127.0.0.1/x"])
        #expect(own.settings?.address.text == "http://127.0.0.1/x/")
        let none = choose(["GLOSA_CACHE_URL": ""])
        #expect(none.settings == nil && none.faults.isEmpty)
        let wrong = choose(["GLOSA_CACHE_URL": "cache"])
        #expect(wrong.settings == nil && wrong.faults == [.variable(.address)])
    }

    @Test(
        "GLOSA_CACHE_WRITE says whether verdicts are put there; what can't be understood doesn't write",
        arguments: [
            ("true", true), ("1", true), ("ON", true), ("false", false), ("0", false), ("", true), ("x", false),
        ]
    )
    func write(text: String, writes: Bool) {
        let choice = choose(["GLOSA_CACHE_WRITE": text], writes: true)
        #expect(choice.settings?.writes == writes)
        #expect(choice.faults == (text == "x" ? [.variable(.write)] : []))
    }

    @Test("The token is for the store that the environment names, and for no other")
    func token() throws {
        let address = try #require(Self.course)
        let course = choose(["GLOSA_CACHE_TOKEN": "secret"])
        #expect(course.settings?.token == nil)
        #expect(course.faults == [.tokenWithoutAddress(address)])
        let own = choose(["GLOSA_CACHE_TOKEN": "secret", "GLOSA_CACHE_URL": "https://own.example.org/"])
        #expect(own.settings?.token == "secret")
        #expect(own.faults.isEmpty)
        for text in ["a b", "a\r\nX: y", "a\n", "é"] {
            let wrong = choose(["GLOSA_CACHE_TOKEN": text, "GLOSA_CACHE_URL": "https://own.example.org/"])
            #expect(wrong.settings?.token == nil)
            #expect(wrong.faults == [.variable(.token)])
        }
    }
}
