import DocumentationComments
import SwiftSamples
import Testing

/// Files that nobody wrote for readers: they are read in a time that grows with their length, or refused.
@Suite struct HostileCommentTests {
    private func comments(_ source: String) throws -> [DocumentationComment] {
        try CommentedFile(Array(source.utf8)).comments
    }

    private static let most = SampleLimits.bytesOfFile

    @Test func aMegabyteOfCommentLinesIsOneComment() throws {
        let count = Self.most / 4 - 10
        let found = try comments(String(repeating: "///\n", count: count) + "let x = 1\n")
        #expect(found.map(\.lines.count) == [count])
    }

    @Test func aMegabyteOfSlashesIsOneLine() throws {
        let count = Self.most - 20
        let found = try comments(String(repeating: "/", count: count) + "\nlet x = 1\n")
        #expect(found.map(\.lines.count) == [1])
        #expect(try comments("///" + String(repeating: " /", count: count / 2) + "\nlet x = 1\n").count == 1)
    }

    @Test func moreThanAMegabyteIsRefused() {
        #expect(throws: SampleRefusal.self) {
            try comments(String(repeating: "///\n", count: Self.most / 4 + 1) + "let x = 1\n")
        }
    }

    @Test(arguments: ["/* ", "/** ", "/**/ ", "/** /* */ ", "/*\n *\n"])
    func blocksInBlocks(opening: String) throws {
        let count = (Self.most / 4) / opening.utf8.count
        let nest = String(repeating: opening, count: count)
        // Read or refused, open or closed: both end.
        for source in [nest, nest + String(repeating: "*/", count: count) + "\nlet x = 1\n"] {
            if let found = try? comments(source) { #expect(found.count <= 1) }
        }
    }

    @Test func tenThousandDeclarationsHaveTheirComments() throws {
        let members = (0..<10_000).map { "/// Text \($0).\nfunc f\($0)(x: Int) {}\n" }.joined()
        #expect(try comments(members).map(\.declaration.name).last == "f9999(x:)")
        let found = try comments("/// Text.\nstruct S {\n\(members)}\n")
        #expect(found.count == 10_001 && found.last?.declaration.name == "S.f9999(x:)")
    }

    @Test func tenThousandBlocksBeforeOneDeclarationAreOneComment() throws {
        let found = try comments(String(repeating: "/** Text. */\n", count: 10_000) + "let x = 1\n")
        #expect(found.map(\.lines.count) == [10_000])
        let last = try comments(String(repeating: "/** Text. */\n\n", count: 10_000) + "let x = 1\n")
        #expect(last.map(\.lines.count) == [1])
    }

    @Test func typesInTypesAreReadOrRefused() {
        for depth in [50, 10_000] {
            let source =
                String(repeating: "/// Text.\nstruct S {\n", count: depth) + String(repeating: "}\n", count: depth)
            let found = try? comments(source)
            #expect(found == nil || found?.count == depth)
        }
    }
}
