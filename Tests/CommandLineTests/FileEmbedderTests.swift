import Foundation
import TestSupport
import Testing

@testable import file_embedder

@Suite("What is compiled into the program")
struct FileEmbedderTests {
    @Test("Files of systems and editors stay out, and what is no text is named")
    func leftOut() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- a.mustache --
                A
                -- deep/b.css --
                B
                -- deep/.b.css.swp --
                swap
                -- .git/config --
                no
                -- a.mustache~ --
                old
                """
            ).write(to: folder)
            for name in [".DS_Store", "deep/.DS_Store", "picture.png"] {
                try Data([0, 0xFF, 0xFE, 0x80]).write(to: folder.appending(path: name))
            }
            let (entries, skipped) = try FileEmbedder.entries(in: folder.resolvingSymlinksInPath())
            #expect(entries.map(\.name) == ["a.mustache", "deep/b.css"])
            #expect(entries.map(\.text) == ["A\n", "B\n"])
            #expect(skipped == ["picture.png"])
        }
    }
}
