import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Files that several programs replace at once")
struct ReplacingTests {
    @Test("Who comes too late changes nothing, and leaves no file of another name")
    func together() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "a.md").path
            let texts = [Array("one".utf8), Array("two".utf8)]
            try FileSystem.write(texts[0], to: path)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        for index in (0..<400).map({ $0 % 2 }) {
                            _ = try? FileSystem.replace(path, holding: texts[index], with: texts[1 - index])
                        }
                    }
                }
            }
            #expect(try FileSystem.names(in: folder.path) == ["a.md"])
            #expect(texts.contains(try FileSystem.read(path)))
        }
    }
}
