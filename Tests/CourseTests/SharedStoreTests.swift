import CourseConfiguration
import Diagnostics
import SnippetCompiler
import Testing

@testable import Course
@testable import CourseChecks

@Suite("The key cache of glosa.yml")
struct SharedStoreTests {
    private func read(_ text: String) -> (Configuration, [Diagnostic]) {
        ConfigurationReader.read(SourceFile(path: "glosa.yml", text: text))
    }

    @Test("It names a store, which is only read unless it says otherwise")
    func store() {
        let (none, _) = read("languages: [en]")
        #expect(none.cache == Configuration().cache)
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

    @Test("A note about a store stands where the course names it, unless the environment names another")
    func places() throws {
        let (configuration, _) = read("cache:\n  url: https://a.example.org/\n")
        let own = try #require(StoreAddress("https://a.example.org"))
        let other = try #require(StoreAddress("https://b.example.org"))
        let named = try #require(configuration.place(of: .noCurl(own)))
        #expect(named.path == "glosa.yml" && named.bytes.lowerBound == 14)
        #expect(configuration.place(of: .noCurl(other)) == nil)
        #expect(configuration.place(of: .variable(.write)) == nil)
    }
}
