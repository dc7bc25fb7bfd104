import FileSystem
import Foundation
import TestSupport
import Testing

@testable import HTTPServer
@testable import Preview

struct ReloadingTests {
    @Test func onlyPagesThatChangedAreReloaded() async throws {
        try await desk { desk in
            let (changed, other) = (
                try await desk.open("es/estado/state.html"), try await desk.open("es/estado/binding.html")
            )
            try await desk.edit("content/es/estado/state.md") { $0.replacing("Texto con", with: "Prosa con") }
            #expect(changed.next("reload") != nil)
            #expect(await desk.store.readerCount == 1)
            try await desk.edit("content/es/estado/binding.md") { $0 + "\nMás.\n" }
            #expect(other.next("reload") != nil)
        }
    }

    @Test func aTitleReloadsThePagesThatNameIt() async throws {
        try await desk { desk in
            let neighbour = try await desk.open("es/estado/binding.html")
            try await desk.edit("content/es/estado/state.md") {
                $0.replacing("title: Estado", with: "title: El estado")
            }
            #expect(neighbour.next("reload") != nil)
            #expect(await desk.text("/es/estado/binding.html").contains("El estado"))
        }
    }

    @Test func aBrowserThatMissedAChangeIsReloadedWhenItComesBack() async throws {
        try await desk { desk in
            let answer = await desk.get("/_glosa/events?page=es/index.html&version=old")
            let browser = Browser(try #require(answer.events))
            #expect(browser.next("reload") != nil)
        }
    }

    @Test func aStyleSheetIsExchangedWithoutAReload() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            try await desk.edit("templates/assets/glosa.css") { _ in "body { color: red }\n" }
            let event = try #require(browser.next("style"))
            let address = try #require(event.firstMatch(of: /assets\/glosa\.css\?v=[0-9a-f]+/)).output
            #expect(await desk.text("/" + address) == "body { color: red }\n")
            #expect(await desk.store.readerCount == 1)
            // It counts as shown: the next change of the page is told, and nothing before it.
            try await desk.edit("content/es/index.md") { $0 + "\nMás.\n" }
            #expect(browser.next("reload") != nil)
        }
    }

    @Test func aPictureIsToldByItsPath() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            try await desk.edit("content/shared/dot.svg") { _ in "<svg/>" }
            #expect(browser.next("assets")?.contains("\"shared/dot.svg\"") == true)
        }
    }

    // MARK: Findings

    @Test func findingsStandOnTheirPageInItsLanguage() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/estado/state.html")
            #expect(browser.next("findings")?.contains("\"items\":[]") == true)
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            let reloaded = try await desk.open("es/estado/state.html")
            let event = try #require(reloaded.next("findings"))
            #expect(event.contains("\"rule\":\"state-private\""))
            #expect(event.contains("\"language\":\"es\""))
            #expect(event.contains("\"figure\":0"))
            #expect(event.contains("\"place\":\"content/es/estado/state.md:11:"))
            #expect(event.contains("\"href\":\"vscode://file\(desk.folder.path)/content/es/estado/state.md:11:"))
        }
    }

    @Test func aNewTextIsNeverShownWithTheFindingsOfTheFormerOne() async throws {
        try await desk { desk in
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            await desk.store.install(try #require(await desk.store.site))
            let browser = try await desk.open("es/estado/state.html")
            #expect(browser.next("findings") == nil)
            await desk.store.setFindings(["content/es/estado/state.md": []])
            #expect(browser.next("findings")?.contains("\"items\":[]") == true)
        }
    }

    @Test func nobodyElsewhereLearnsWhereTheCourseLies() async throws {
        try await desk { desk in
            try await desk.edit("content/es/estado/state.md") { $0.replacing("private var total", with: "var total") }
            let remote = try await desk.open("es/estado/state.html", isLocal: false)
            let event = try #require(remote.next("findings"))
            #expect(event.contains("\"place\":\"content/es/estado/state.md:11:"))
            #expect(!event.contains("href") && !event.contains(desk.folder.path))
            let local = try await desk.open("es/estado/state.html")
            try FileManager.default.removeItem(at: desk.folder.appending(path: "glosa.yml"))
            try FileManager.default.removeItem(at: desk.folder.appending(path: "content"))
            await desk.follower.follow(FileChanges(isComplete: false))
            let (told, known) = (try #require(remote.next("findings")), try #require(local.next("findings")))
            #expect(told.contains("\"isOutdated\":true") && !told.contains(desk.folder.path))
            #expect(known.contains(desk.folder.path))
        }
        var tree = SmallCourse.tree
        tree.files = [("notes.txt", "No course.\n")]
        try await desk(tree) { desk in
            let (remote, local) = (await desk.get("/", isLocal: false), await desk.get("/"))
            #expect(remote.status == 503 && !remote.text.contains(desk.folder.path))
            #expect(local.text.contains(desk.folder.path))
            let browser = try await desk.open("_glosa/problem", isLocal: false)
            #expect(browser.next("reload") == nil)
        }
    }

    @Test func aBrokenTemplateKeepsTheLastGoodSiteAndHeals() async throws {
        try await desk { desk in
            let browser = try await desk.open("es/index.html")
            let before = await desk.text("/es/")
            try await desk.edit("templates/footer.mustache") { _ in "{{#broken}}" }
            var event = try #require(browser.next("findings"))
            while !event.contains("\"isOutdated\":true") { event = try #require(browser.next("findings")) }
            #expect(event.contains("templates/footer.mustache"))
            #expect(await desk.text("/es/") == before)
            try await desk.edit("templates/footer.mustache") { _ in "<footer>heil</footer>" }
            #expect(browser.next("reload") != nil)
            #expect(await desk.text("/es/").contains("<footer>heil</footer>"))
        }
    }

    @Test func withoutAGoodSiteEveryAddressSaysWhatToMend() async throws {
        var tree = SmallCourse.tree
        tree["glosa.yml"] = "title: [\n"
        try await desk(tree) { desk in
            let answer = await desk.get("/es/estado/state.html")
            #expect(answer.status == 503)
            #expect(answer.text.contains("glosa.yml:"))
            let browser = try await desk.open("es/index.html")
            let page = try await desk.open("_glosa/problem")
            try await desk.edit("glosa.yml") { _ in "title: Curso\n" }
            #expect(page.next("reload") != nil)
            #expect(browser.next("reload") != nil)
            #expect(await desk.get("/es/estado/state.html").status == 200)
        }
    }

    @Test func aContentFolderThatComesBackIsShownAgain() async throws {
        try await desk { desk in
            let before = await desk.text("/es/")
            let (content, away) = (desk.folder.appending(path: "content"), desk.folder.appending(path: "away"))
            try FileManager.default.moveItem(at: content, to: away)
            await desk.follower.follow(FileChanges(paths: ["content"]))
            try FileManager.default.moveItem(at: away, to: content)
            await desk.follower.follow(FileChanges(paths: ["content"]))
            #expect(await desk.text("/es/") == before)
        }
    }
}
