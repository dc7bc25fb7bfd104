import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("What a check of a former state is given of what was remembered")
struct CheckMemoryTests {
    /// The names of what was copied from a course's folder that a body prepares.
    private func copied(_ prepare: (_ course: URL) throws -> Void) async throws -> [String] {
        try await withTemporaryFolder { folder in
            let (course, other) = (folder.appending(path: "course"), folder.appending(path: "other"))
            for place in [course, other] {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            }
            try prepare(course)
            CheckMemory.copy(from: course.path, to: other.path)
            return (try? FileSystem.names(in: other.path + "/.glosa")) ?? []
        }
    }

    private func write(_ text: String, _ path: String, in course: URL) throws {
        try FileTree("-- \(path) --\n\(text)").write(to: course)
    }

    @Test("Files that checks write, and no others")
    func names() async throws {
        let found = try await copied { course in
            for name in [
                "types", "types-answers", "types-runs", "external-links", "types-scripts-6", "build", "search", "notes",
                "types-x",
            ] {
                try write(name, ".glosa/\(name)", in: course)
            }
            try write("a page", ".glosa/site/index.html", in: course)
        }
        #expect(found == ["external-links", "types", "types-answers", "types-runs", "types-scripts-6"])
        #expect(CheckMemory.names.contains(String(TypeCheck.cacheFile.dropFirst(".glosa/".count))))
    }

    @Test("A symbolic link is not followed, whatever its name and wherever it leads")
    func links() async throws {
        let found = try await copied { course in
            try write("large", "elsewhere/large", in: course)
            try FileSystem.makeFolder(course.path + "/.glosa")
            for (name, target) in [
                ("x", "../elsewhere/large"), ("types", "../elsewhere/large"), ("types-runs", "/etc/passwd"),
            ] {
                try FileSystem.makeLink(course.path + "/.glosa/\(name)", to: target)
            }
        }
        #expect(found == [])
        let folder = try await copied { course in
            try write("large", "elsewhere/types", in: course)
            try FileSystem.makeLink(course.path + "/.glosa", to: "elsewhere")
        }
        #expect(folder == [])
    }

    @Test("A pipe, a folder and a file of many bytes are left out, and nothing waits for them")
    func others() async throws {
        let found = try await copied { course in
            try FileSystem.makeFolder(course.path + "/.glosa/external-links")
            #expect(mkfifo(course.path + "/.glosa/types", 0o600) == 0)
            try FileSystem.makeFile(ofSize: CheckMemory.largestFile + 1, at: course.path + "/.glosa/types-runs")
            try write("small", ".glosa/types-scripts-5", in: course)
        }
        #expect(found == ["types-scripts-5"])
    }

    @Test("Nothing is written through a link that stands for the other course's folder")
    func writing() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- course/.glosa/types --\nx\n-- other/a.md --\n\n-- outside/types --\nmine\n").write(
                to: folder
            )
            try FileSystem.makeLink(folder.path + "/other/.glosa", to: "../outside")
            CheckMemory.copy(from: folder.path + "/course", to: folder.path + "/other")
            #expect(try FileSystem.read(folder.path + "/outside/types") == Array("mine\n".utf8))
        }
    }
}
