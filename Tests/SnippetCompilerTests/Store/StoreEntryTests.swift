import Support
import Testing

@testable import SnippetCompiler

@Suite("Entries of a store")
struct StoreEntryTests {
    @Test(
        "SHA-256 is that of the standard (FIPS 180-4; NIST's examples)",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ]
    )
    func standard(text: String, digest: String) {
        #expect(SHA256(text.utf8).text == digest)
    }

    @Test("It is the same however the bytes come")
    func pieces() {
        let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let whole = SHA256(bytes).text
        for step in [1, 3, 55, 56, 63, 64, 65, 128, 499] {
            var hash = SHA256()
            for start in stride(from: 0, to: bytes.count, by: step) {
                hash.add(bytes[start..<min(start + step, bytes.count)])
            }
            #expect(hash.text == whole, "in pieces of \(step)")
        }
    }

    @Test("Two texts side by side have another key than one")
    func borders() {
        #expect(ContentHash("ab", "c").text != ContentHash("a", "bc").text)
        #expect(ContentHash("abc").text != ContentHash("abc", "").text)
        var bytes = ContentHash()
        bytes.add([0xFF, 0xFF])
        var pieces = ContentHash()
        pieces.add([0xFF])
        pieces.add([])
        #expect(bytes.text != pieces.text)
    }

    private static let key = SHA256("key".utf8).text
    private static let other = SHA256("other".utf8).text

    @Test("An entry gives its verdict under its own key, and nothing where a single byte is another")
    func everyByte() throws {
        let body: [UInt8] = [0, 10, 255, 13, 7]
        let entry = try #require(StoreEntry(body, key: Self.key)).bytes
        #expect(StoreEntry.body(of: entry, key: Self.key) == body)
        #expect(StoreEntry.body(of: entry, key: Self.other) == nil)
        for index in entry.indices {
            var changed = entry
            changed[index] ^= 1
            #expect(StoreEntry.body(of: changed, key: Self.key) == nil, "byte \(index)")
            #expect(StoreEntry.body(of: Array(entry[..<index]), key: Self.key) == nil, "cut at \(index)")
        }
        #expect(StoreEntry.body(of: entry + [0], key: Self.key) == nil)
    }

    @Test("No entry is larger than a store may send")
    func large() throws {
        let head = try #require(StoreEntry([], key: Self.key)).bytes.count
        let most = [UInt8](repeating: 1, count: StoreEntry.most - head)
        let entry = try #require(StoreEntry(most, key: Self.key)).bytes
        #expect(StoreEntry.body(of: entry, key: Self.key) == most)
        #expect(StoreEntry(most + [1], key: Self.key) == nil)
    }

    @Test("Only what every machine would come to is shared")
    func shared() {
        func message(_ text: String) -> CompilerMessage {
            CompilerMessage(offset: 0, severity: .error, text: text, group: nil)
        }
        #expect(BatchChecker.Result.messages([]).isShared)
        #expect(BatchChecker.Result.messages([message("cannot find 'a' in scope")]).isShared)
        let effort = "the compiler is unable to type-check this expression in reasonable time; try …"
        #expect(!BatchChecker.Result.messages([message("x"), message(effort)]).isShared)
        #expect(!BatchChecker.Result.failure(.processorTime(10)).isShared)
        #expect(!BatchChecker.Result.failure(.crash("signal 9")).isShared)
    }
}
