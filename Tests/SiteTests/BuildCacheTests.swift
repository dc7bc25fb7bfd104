import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import Site

@Suite("Builds that use the last one")
struct BuildCacheTests {
    /// What a build says and writes.
    private struct Built: Equatable {
        var files: [String: Data] = [:]
        var report = ""
        var errors = 0
        var pages = 0
        var fault = ""
        /// No part of what is compared.
        var usedRecord = Ignored()

        struct Ignored: Equatable {
            var value = false
            static func == (left: Ignored, right: Ignored) -> Bool { true }
        }

        init(_ course: URL, to site: URL, usesCache: Bool) async {
            var settings = SiteBuild.Settings(source: course.path)
            (settings.output, settings.usesCache) = (site.path, usesCache)
            do {
                let outcome = try await SiteBuild(settings).run()
                (report, errors) = (outcome.report, outcome.errors)
                usedRecord.value = outcome.usedRecord
                pages = try outcome.site?.get().pages ?? 0
                files = try Self.files(in: site)
            } catch {
                fault = "\(type(of: error))"
            }
        }

        static func files(in folder: URL) throws -> [String: Data] {
            let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
            return try names.compactMap { $0 as? String }.reduce(into: [:]) { files, name in
                let url = folder.appending(path: name)
                if try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
                    == .typeRegular
                {
                    files[name] = try Data(contentsOf: url)
                }
            }
        }
    }

    /// Builds of both kinds in turn, the one that remembers always of the same folders.
    private struct Rivals {
        let course: URL
        let remembering: URL
        let fresh: URL

        init(_ folder: URL) {
            course = folder.appending(path: "course")
            remembering = folder.appending(path: "remembering")
            fresh = folder.appending(path: "fresh")
        }

        /// - Returns: nil where they differ; else whether the one that remembers had use of it.
        func race(_ comment: Comment) async -> Bool? {
            try? FileManager.default.removeItem(at: fresh)
            let expected = await Built(course, to: fresh, usesCache: false)
            let built = await Built(course, to: remembering, usesCache: true)
            let different = Set(expected.files.keys).union(built.files.keys).filter {
                expected.files[$0] != built.files[$0]
            }
            #expect(different.sorted() == [], comment)
            #expect(built.report == expected.report, comment)
            #expect(built.errors == expected.errors, comment)
            #expect(built.pages == expected.pages, comment)
            #expect(built.fault == expected.fault, comment)
            return built == expected ? built.usedRecord.value : nil
        }

        func compare(_ comment: Comment) async -> Bool { await race(comment) != nil }
    }

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
            // and of each language's search index the list, the texts, the words and the headings.
            #expect(site?.changed == 3 + 2 + 2 * 4)
            #expect(FileSystem.identity(of: rivals.remembering.path + "/en/index.html") == before)
            #expect(await rivals.compare("a paragraph more"))
        }
    }

    enum Damage: CaseIterable {
        case empty, cut, flipped, foreign, folder

        func apply(to record: URL) throws {
            var bytes = try Data(contentsOf: record)
            switch self {
            case .empty: bytes = Data()
            case .cut: bytes = bytes.prefix(bytes.count / 2)
            case .flipped: bytes[bytes.count / 2] ^= 0x40
            case .foreign: bytes = Data("glosa build 9\nnothing of the kind".utf8)
            case .folder: break
            }
            try FileManager.default.removeItem(at: record)
            if self == .folder {
                try FileManager.default.createDirectory(at: record, withIntermediateDirectories: true)
            } else {
                try bytes.write(to: record)
            }
        }
    }

    @Test("A record that is damaged is no obstacle", arguments: Damage.allCases)
    func damagedRecord(damage: Damage) async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            let record = rivals.course.appending(path: ".glosa/build")
            try damage.apply(to: record)
            #expect(await rivals.compare("after the damage"))
        }
    }

    @Test("What is kept of the search is no obstacle when it is damaged, and is left whole", arguments: Damage.allCases)
    func damagedSearch(damage: Damage) async throws {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            let record = rivals.course.appending(path: ".glosa/search")
            let hash = try #require(MemoryFile(record.path, form: "glosa search 4").read()).hash
            #expect(SearchRecord.read(record.path, hash: hash) != nil)
            #expect(SearchRecord.read(record.path, hash: hash &+ 1) == nil)
            try damage.apply(to: record)
            let lesson = rivals.course.appending(path: "content/es/estado/binding.md")
            try Data((String(contentsOf: lesson, encoding: .utf8) + "\nTrashumancia.\n").utf8).write(to: lesson)
            #expect(await rivals.race("after the damage") == true)
            if damage != .folder {
                let left = try #require(MemoryFile(record.path, form: "glosa search 4").read()).hash
                #expect(SearchRecord.read(record.path, hash: left)?.languages.map(\.code) == ["es", "en"])
            }
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
