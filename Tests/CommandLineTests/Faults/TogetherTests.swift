import Foundation
import TestSupport
import Testing

@Suite("Commands at the same time")
struct TogetherTests {
    @Test("Three at once leave what one leaves, and none of them fails", arguments: FaultCourse.commands)
    func three(command: FaultCourse.Command) async throws {
        try await withTemporaryFolder { folder in
            let (alone, together) = (folder.appending(path: "alone"), folder.appending(path: "together"))
            for course in [alone, together] { try FaultCourse.tree.write(to: course) }
            _ = try Run(command.arguments, in: alone)
            let expected = try FaultCourse.files(in: alone)
            for _ in 0..<Effort.count(usual: 1, thorough: 20) {
                let processes = try (0..<3).map { _ in try Run.start(command.arguments, in: together) }
                for process in processes {
                    process.waitUntilExit()
                    // Two that make a new course: one of them may find it there.
                    let isLate = command.arguments[0] == "init" && process.terminationStatus == 2
                    #expect(process.terminationReason == .exit)
                    #expect(process.terminationStatus == command.status || isLate)
                }
                #expect(try FaultCourse.files(in: together) == expected)
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: together.path)
            #expect(left.filter { $0.hasPrefix(".") && $0 != ".glosa" } == [])
        }
    }

    @Test("Builds of two addresses at once leave the site of one of them")
    func addresses() async throws {
        try await withTemporaryFolder { folder in
            try FaultCourse.tree.write(to: folder)
            for _ in 0..<Effort.count(usual: 3, thorough: 30) {
                let processes = try ["one", "two"].map {
                    try Run.start(["build", "--base-url", "https://\($0).example/"], in: folder)
                }
                for process in processes {
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 1)
                }
                let names = try (0..<FaultCourse.lessons).map { index -> String in
                    let page = folder.appending(path: "site/en/l\(index).html")
                    let text = try String(contentsOf: page, encoding: .utf8)
                    return String(try #require(text.firstMatch(of: /canonical" href="https:\/\/(\w+)/)).1)
                }
                #expect(Set(names).count == 1)
            }
        }
    }

    @Test("Files that change, come and go while they are read end each command as documented, with a whole site")
    func changing() async throws {
        try await withTemporaryFolder { folder in
            try FaultCourse.tree.write(to: folder)
            let others = [
                (["check", "--no-typecheck"], [0, 1]), (["check", "--fix"], [0]),
                (["translate", "accept", "--all"], [0]),
                (["check", "--no-typecheck", "--write-baseline", "known.json"], [0, 1]),
            ]
            let writer = Thread {
                let manager = FileManager.default
                var count = 0
                while !Thread.current.isCancelled {
                    count += 1
                    let lesson = folder.appending(path: "content/en/l\(count % FaultCourse.lessons).md")
                    let picture = folder.appending(path: "content/en/picture\(count % 3).png")
                    let sample = "```swift\nstruct A: View {\n    @State var a = \(count)\n}\n```\n"
                    try? Data("# Lesson \(count)\n\n![p](picture1.png)\n\n\(sample)".utf8).write(to: lesson)
                    try? Data(repeating: 7, count: count % 50_000).write(to: picture)
                    try? manager.removeItem(at: folder.appending(path: "content/en/picture\((count + 1) % 3).png"))
                    if count % 5 == 0 { try? manager.removeItem(at: lesson) }
                    usleep(500)
                }
            }
            writer.start()
            defer { writer.cancel() }
            for round in 0..<Effort.count(usual: 4, thorough: 60) {
                let (arguments, statuses) = others[round % others.count]
                let other = try Run(arguments, in: folder)
                #expect(statuses.contains(Int(other.status)), "\(arguments): \(other.errors)")
                let run = try Run(["build"], in: folder)
                #expect([0, 1].contains(run.status), "\(run.errors)")
                let pages = try FaultCourse.files(in: folder.appending(path: "site"))
                #expect(pages["es/l3.html"] != nil && pages["index.html"] != nil)
                for (path, bytes) in pages where path.hasSuffix(".html") {
                    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</html>\n"), "\(path)")
                }
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(names.filter { $0.hasPrefix(".site") } == [])
            }
            writer.cancel()
            while !writer.isFinished { usleep(500) }
            _ = try Run(["build"], in: folder)
            let remembered = try FaultCourse.files(in: folder.appending(path: "site"))
            _ = try Run(["build", "--no-cache", "--output", "fresh"], in: folder)
            #expect(try FaultCourse.files(in: folder.appending(path: "fresh")) == remembered)
        }
    }
}
