import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Links to what lies in the repository around a course")
struct RepositoryLinkTests {
    private static let tree = """
        -- Documentation/glosa.yml --
        languages: [en]
        MORE
        -- Documentation/content/en/start.md --
        # Start

        [above](../../../README.md), [beside](../../notes.txt), [a folder](../../../Sources)

        [gone](../../../GONE.md), [outside](../../../../secret.txt), [through a link](../../way.txt)
        -- Documentation/notes.txt --
        Notes
        -- README.md --
        # Package
        -- Sources/a.swift --
        let a = 1
        """

    private func check(_ more: String = "", isRepository: Bool = true) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree("-- secret.txt --\nSecret\n").write(to: folder)
            let repository = folder.appendingPathComponent("repository")
            try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
            try FileTree(Self.tree.replacing("MORE", with: more)).write(to: repository)
            if isRepository {
                let git = repository.appendingPathComponent(".git")
                try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
            }
            try FileManager.default.createSymbolicLink(
                atPath: repository.path + "/Documentation/way.txt",
                withDestinationPath: "../../secret.txt"
            )
            return try await CourseLoader(root: repository.path + "/Documentation").load()
        }
    }

    @Test("An anchor may have the prefix that GitHub gives the ids of a page")
    func prefixedAnchors() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/a.md --
                # A

                <a name="raw">Here</a>

                ## A part

                [one](#user-content-a-part), [two](b.md#user-content-raw), [three](#user-content-raw), [four](#user-content-x)
                -- content/en/b.md --
                # B

                <a name="raw">There</a>
                """
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            #expect(links(checked) == ["error the page has no heading “#user-content-x”"])
        }
    }

    private func links(_ checked: CheckedCourse) -> [String] {
        checked.diagnostics.filter { $0.rule == .brokenLink }.map { "\($0.severity) \($0.message.en)" }
    }

    @Test("What is there and isn't published is a warning; what is not there, or outside the repository, is an error")
    func found() async throws {
        #expect(
            links(try await check()) == [
                "warning “../../../README.md” is in the repository, but not on the site",
                "warning “../../notes.txt” is in the repository, but not on the site",
                "warning “../../../Sources” is in the repository, but not on the site",
                "error “../../../GONE.md” leads out of the course",
                "error “../../../../secret.txt” leads out of the course",
                "error “../../way.txt” leads out of the course",
            ]
        )
    }

    @Test("Without a repository, nothing above the course is looked for")
    func alone() async throws {
        let found = links(try await check(isRepository: false))
        #expect(
            found.filter { $0.hasPrefix("warning") } == [
                "warning “../../notes.txt” is in the repository, but not on the site"
            ]
        )
    }

    @Test("With `sourceURL`, what lies below the package's folder is linked to where the repository is shown")
    func shown() async throws {
        let address = "sourceURL: https://git.example.org/p/blob/main/{path}\n"
        let checked = try await check(address + "compile:\n  package: ..\n")
        let lesson = try #require(checked.course.lessons.firstIndex { $0.path == "start.md" })
        func resolve(_ path: String) -> ResolvedLink { checked.course.resolve(path, from: lesson) }
        #expect(resolve("../../../README.md") == .web("https://git.example.org/p/blob/main/README.md"))
        #expect(resolve("../../notes.txt") == .web("https://git.example.org/p/blob/main/Documentation/notes.txt"))
        #expect(links(checked).count == 3)
    }

    @Test("Of what lies above the folder that `sourceURL` is about, no address is made up")
    func above() async throws {
        let checked = try await check("sourceURL: https://git.example.org/p/blob/main/Documentation/{path}")
        let lesson = try #require(checked.course.lessons.firstIndex { $0.path == "start.md" })
        let own = checked.course.resolve("../../notes.txt", from: lesson)
        #expect(own == .web("https://git.example.org/p/blob/main/Documentation/notes.txt"))
        #expect(
            checked.course.resolve("../../../README.md", from: lesson) == .broken(.unpublished(path: "../README.md"))
        )
    }
}
