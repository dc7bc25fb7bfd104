import Foundation
import Testing

@testable import Site

/// What a build says and writes.
struct Built: Equatable {
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
struct Rivals {
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
