import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks
@testable import FileSystem
@testable import Site

@Suite("Builds that use the last one")
struct BuildCacheTests {
    @Test(
        "After any edit, of the course or of the site, a build gives what a first one gives",
        arguments: 1...UInt64(Effort.count(usual: 3, thorough: 5))
    )
    func randomEdits(seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            guard await rivals.compare("the first build") else { return }
            var author = RandomEdit(folder: rivals.course, seed: seed)
            var used = 0
            let edits = Effort.count(usual: 6, thorough: 50)
            for edit in 1...edits {
                var changed = try edit.isMultiple(of: 2) ? author.nextText() : author.next()
                if edit.isMultiple(of: 5) { changed.formUnion(try author.nextText()) }
                if Int.random(in: 0..<4, using: &author.random) == 0 {
                    changed.formUnion(try damage(rivals.remembering, &author.random))
                }
                guard let isUsed = await rivals.race("edit \(edit) of \(changed.sorted())") else { return }
                if isUsed { used += 1 }
            }
            #expect(used > edits / 6, "or nothing was tried")
        }
    }

    @Test(
        "After any edit of a catalogue, a MkDocs site, a repository or a drawing a build gives what a first one gives",
        arguments: EditedCourse.all,
        1...UInt64(Effort.count(usual: 1, thorough: 5))
    )
    func otherCourses(course: EditedCourse, seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            // Enough pages that most stay as they are.
            let others = (1...12).map { (path: "\(course.folders[0])/steady-\($0).md", text: "# Steady \($0)\n") }
            var tree = course.tree
            tree.files += others
            try tree.write(to: rivals.course)
            guard await rivals.compare("the first build") else { return }
            var author = EditedCourseAuthor(course, in: rivals.course, seed: seed)
            for edit in 1...Effort.count(usual: 6, thorough: 50) {
                let changed = try author.next()
                guard await rivals.race("edit \(edit) of \(changed.sorted())") != nil else { return }
            }
        }
    }

    @Test("After an edit in a repository that is the content, a build gives what a first one gives")
    func repository() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            let tree = """
                -- glosa.yml --
                content: .
                -- README.md --
                # Reader

                See [a](docs/a.md) and ![b](b.png).
                -- docs/a.md --
                # A

                [Source](../Sources/A.swift)
                -- Sources/A.swift --
                let a = 1
                -- Sources/A.docc/A.md --
                # ``A``
                -- b.png --
                b
                -- c.png --
                c

                """
            let others = (1...12).map { "-- docs/page-\($0).md --\n# Page \($0)\n" }.joined()
            try FileTree(tree + others).write(to: rivals.course)
            guard await rivals.compare("the first build") else { return }
            let edits: [(path: String, text: String?)] = [
                ("docs/a.md", "# A\n\nMore.\n"), ("README.md", "# Reader\n\n![c](c.png) [d](d.txt) [docs](docs)\n"),
                ("c.png", "cc"), ("Sources/A.swift", "let a = 2\n"), ("d.txt", "d"), ("Sources/B.swift", "let b = 1\n"),
                ("b.png", nil), ("docs/new.md", "# New\n"), ("Sources/A.docc/B.md", "# B\n"), ("d.txt", nil),
                ("docs/a.md", nil), ("glosa.yml", "content: [README.md, docs]\n"),
                ("docs/new.md", "# New\n\n[c](/c.png)\n"),
            ]
            var used = 0
            for (path, text) in edits {
                let url = rivals.course.appending(path: path)
                if let text { try Data(text.utf8).write(to: url) } else { try FileManager.default.removeItem(at: url) }
                guard let isUsed = await rivals.race("after \(path)") else { return }
                if isUsed { used += 1 }
            }
            #expect(used > 2, "or nothing was tried")
        }
    }

    @Test("When a linked file of the repository around a course comes or goes, a build gives what a first one gives")
    func aroundTheCourse() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            let lessons = (1...8).map { "-- content/en/page-\($0).md --\n# Page \($0)\n" }.joined()
            let text = "# A\n\n[Notes](../../../NOTES.md) and [more](../../more)\n"
            let tree = "-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n\(text)"
            try FileTree(tree + lessons).write(to: rivals.course)
            let manager = FileManager.default
            try manager.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
            guard await rivals.compare("the first build") else { return }
            let (notes, more) = (folder.appending(path: "NOTES.md"), rivals.course.appending(path: "more"))
            try Data("Notes".utf8).write(to: notes)
            guard await rivals.compare("a file came above the course") else { return }
            try manager.createDirectory(at: more, withIntermediateDirectories: true)
            guard await rivals.compare("a folder came beside the content") else { return }
            try Data((text + "\nMore.\n").utf8).write(to: rivals.course.appending(path: "content/en/a.md"))
            #expect(await rivals.race("a text changed") == true)
            try manager.removeItem(at: notes)
            guard await rivals.compare("the file went") else { return }
            try manager.removeItem(at: more)
            #expect(await rivals.compare("the folder went"))
        }
    }

    /// Somebody has put hand on the site.
    private func damage(_ site: URL, _ random: inout SeededGenerator) throws -> [String] {
        let files = try Built.files(in: site).keys.filter { !$0.hasPrefix(".") }.sorted()
        guard let file = files.randomElement(using: &random) else { return [] }
        let url = site.appending(path: file)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try FileManager.default.removeItem(at: site)
        case 1: try FileManager.default.removeItem(at: url)
        case 2:
            // The same length, at once.
            var bytes = try Data(contentsOf: url)
            if !bytes.isEmpty { bytes[bytes.startIndex] ^= 1 }
            try bytes.write(to: url)
        case 3: try Data("Extra".utf8).write(to: site.appending(path: "es/extra.html"))
        default:
            try FileManager.default.createDirectory(
                at: site.appending(path: "en/empty"),
                withIntermediateDirectories: true
            )
        }
        return ["site: \(file)"]
    }

    @Test("A text that changes is built by what is remembered, with nothing else written")
    func oneText() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            let record = rivals.course.appending(path: ".glosa/build")
            let first = try Data(contentsOf: record)
            #expect(await rivals.compare("nothing changed"))
            #expect(try Data(contentsOf: record) == first)
            let before = try #require(FileSystem.identity(of: rivals.remembering.path + "/en/index.html"))
            let lesson = rivals.course.appending(path: "content/es/estado/binding.md")
            try Data((String(contentsOf: lesson, encoding: .utf8) + "\nMás.\n").utf8).write(to: lesson)
            var settings = SiteBuild.Settings(source: rivals.course.path)
            settings.output = rivals.remembering.path
            let site = try await SiteBuild(settings).run().site?.get()
            // The page, that of the language that lacks it, the outcome it explains, the whole course in both languages,
            // and of each language's search index the list with the words, the texts and the hits.
            #expect(site?.changed == 3 + 2 + 2 * 3)
            #expect(FileSystem.identity(of: rivals.remembering.path + "/en/index.html") == before)
            #expect(await rivals.compare("a paragraph more"))
        }
    }

    @Test("A page that the search leaves out stays out when another changes")
    func hiddenPages() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            try Data("---\nsearch: false\n---\n# Oculta\n".utf8)
                .write(to: rivals.course.appending(path: "content/es/oculta.md"))
            #expect(await rivals.compare("the first build"))
            let lesson = rivals.course.appending(path: "content/es/estado/binding.md")
            try Data((String(contentsOf: lesson, encoding: .utf8) + "\nMás.\n").utf8).write(to: lesson)
            #expect(await rivals.race("a paragraph more") == true)
        }
    }

    @Test("Of a course of hundreds of lessons, what is remembered of those that are not touched is taken over")
    func manyLessons() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            let place = rivals.course.appending(path: "content/es/estado")
            func write(_ number: Int, _ text: String) throws {
                try Data("# Lección \(number)\n\n\(text)\n".utf8).write(to: place.appending(path: "l\(number).md"))
            }
            for number in 100..<300 { try write(number, "Texto \(number).") }
            #expect(await rivals.compare("the first build"))
            let record = rivals.course.appending(path: ".glosa/build")
            // The last one finds in the record what is wrong with the one before it.
            let edits = [
                (110, "Otro."), (299, "Un [enlace](l110.md)."), (110, "Otro [roto](nada.md)."), (250, "Más."),
            ]
            for (number, text) in edits {
                try write(number, text)
                #expect(await rivals.race("lesson \(number)") == true)
                // Nothing of what was taken over may be another than what is made from nothing.
                let left = try #require(BuildRecord.read(record.path, key: try key(of: record)))
                let course = try #require(try await CourseRecord.read(left.course))
                #expect(try await course.bytes() == Array(left.course))
            }
        }
    }

    /// What the record was left for, with which it begins.
    private func key(of record: URL) throws -> String {
        var reader = RecordReader(try #require(MemoryFile(record.path, form: "glosa build 13").read()).bytes)
        return try reader.take()
    }

    @Test("Builds at the same time leave one whole site, and the next one knows it")
    func together() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            let other = folder.appending(path: "other")
            for round in 1...3 {
                let lesson = rivals.course.appending(path: "content/es/estado/state.md")
                try Data((String(contentsOf: lesson, encoding: .utf8) + "\nVez \(round).\n").utf8).write(to: lesson)
                async let first = Built(rivals.course, to: rivals.remembering, usesCache: true)
                async let second = Built(rivals.course, to: other, usesCache: true)
                _ = await (first, second)
                #expect(await rivals.compare("after two builds, \(round)"))
            }
        }
    }

    @Test("What was asked for belongs to the record")
    func otherSettings() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            var settings = SiteBuild.Settings(source: rivals.course.path)
            settings.output = rivals.remembering.path
            settings.baseURL = "https://example.org/course/"
            _ = try await SiteBuild(settings).run()
            let sitemap = rivals.remembering.appending(path: "sitemap.xml")
            #expect(FileManager.default.fileExists(atPath: sitemap.path))
            #expect(await rivals.compare("without the address again"))
            #expect(!FileManager.default.fileExists(atPath: sitemap.path))
        }
    }

    @Test("A strict build doesn't take over what it would refuse")
    func strict() async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            var settings = SiteBuild.Settings(source: rivals.course.path)
            (settings.output, settings.isStrict) = (rivals.remembering.path, true)
            let outcome = try await SiteBuild(settings).run()
            #expect(outcome.site == nil)
        }
    }
}
