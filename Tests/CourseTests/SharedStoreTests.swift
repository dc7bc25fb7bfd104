import Diagnostics
import SnippetCompiler
import Testing

@testable import Course

@Suite("The key cache of glosa.yml")
struct SharedStoreTests {
    private func read(_ text: String) -> (Configuration, [Diagnostic]) {
        ConfigurationReader.read(SourceFile(path: "glosa.yml", text: text))
    }

    @Test("It names a store, which is only read unless it says otherwise")
    func store() {
        let (none, _) = read("languages: [en]")
        #expect(none.cache == Configuration.Cache())
        let (read, findings) = read("cache: {url: 'https://cache.example.org/glosa'}")
        #expect(read.cache.address?.text == "https://cache.example.org/glosa/")
        #expect(!read.cache.writes && findings.isEmpty)
        #expect(self.read("cache: {url: 'http://127.0.0.1:8080', write: true}").0.cache.writes)
    }

    @Test(
        "What is no address, or holds a name and a password, is an error at its place",
        arguments: [
            "cache.example.org", "ftp://example.org", "https://ann:secret@example.org/", "'https://a/?b'", "[a]",
        ]
    )
    func faults(address: String) {
        let (configuration, findings) = read("cache:\n  url: \(address)\n")
        #expect(configuration.cache.address == nil)
        #expect(findings.map(\.rule) == [.configuration])
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.allSatisfy { $0.range.bytes.lowerBound == 14 })
    }

    @Test("Unknown keys in it are warned of")
    func unknown() {
        #expect(read("cache: {uri: 'https://example.org'}").1.map(\.severity) == [.warning])
    }
}
