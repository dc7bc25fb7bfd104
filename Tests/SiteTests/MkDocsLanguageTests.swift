import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("Languages of MkDocs sites")
struct MkDocsLanguageTests {
    private static func site(_ spanish: String) -> String {
        """
        -- mkdocs.yml --
        site_name: Reader
        theme:
          name: material
          logo: img/sign.svg
        plugins:
          - i18n:
              docs_structure: suffix
              languages:
                - locale: en
                  default: true
                - locale: es
                  site_name: Lector
        \(spanish)
        nav:
          - Home: index.md
          - Changes: changes.md
          - First steps:
              - Install: install.md
              - Begin: begin.md
          - Source: https://git.example.org/reader
        -- docs/img/sign.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- docs/index.md --
        # Reader
        -- docs/changes.md --
        # All changes
        -- docs/install.md --
        # Install it
        -- docs/begin.md --
        # Begin
        -- docs/index.es.md --
        # Lector
        -- docs/changes.es.md --
        # Todos los cambios
        -- docs/install.es.md --
        # Instala
        -- docs/begin.es.md --
        # Empieza
        """
    }

    private static func entries(_ site: BuiltSite, _ page: String) -> [String] {
        let html = site[page]
        let navigation = html.split(separator: "<nav").first { $0.contains("changes.html") } ?? ""
        return navigation.split(separator: "<").compactMap { part in
            part.split(separator: ">", maxSplits: 1).dropFirst().first.map(String.init)
        }.filter { $0.contains(where: \.isLetter) }
    }

    @Test("The navigation speaks each language where the plugin has translations of its titles")
    func translations() async throws {
        let site = try await BuiltSite(
            Self.site(
                """
                          nav_translations:
                            Changes: Cambios
                            First steps: Primeros pasos
                            Source: Código
                """
            )
        )
        let entries = Self.entries(site, "es/begin.html")
        for title in ["Cambios", "Primeros pasos", "Instala", "Empieza", "Código"] {
            #expect(entries.contains(title), "\(title)")
        }
        #expect(!entries.contains("Changes") && !entries.contains("Install"))
        #expect(site["es/begin.html"].contains("Lector") && !site["es/begin.html"].contains(">Reader<"))
        #expect(site["en/begin.html"].contains("img/sign.svg"))
        #expect(Self.entries(site, "en/begin.html").contains("Changes"))
        // A group is one section in all languages, whatever it is called.
        for language in ["en", "es"] {
            let page = site["\(language)/topics/First-steps/index.html"]
            #expect(page.contains(language == "en" ? ">First steps<" : ">Primeros pasos<"))
            #expect(!page.contains("class=\"notice\""))
        }
    }

    @Test("A language's own navigation has its own order, with the names of translations too")
    func ownNavigation() async throws {
        let own = """
                      nav:
                        - Inicio: index.md
                        - Manos a la obra:
                            - begin.es.md
                            - Instalar: install.md
                        - Novedades: changes.md
                        - Nada: nothing.md
            """
        let checked = try await MkDocsTests.load(Self.site(own))
        let course = checked.course
        let spanish = try #require(course.trees["es"])
        #expect(
            spanish.readingOrder.map { course.lessons[$0].path } == [
                "index.md", "begin.md", "install.md", "changes.md",
            ]
        )
        #expect(spanish.sections.map(\.title) == ["Manos a la obra"])
        let english = try #require(course.trees["en"])
        #expect(
            english.readingOrder.map { course.lessons[$0].path } == [
                "index.md", "changes.md", "install.md", "begin.md",
            ]
        )
        #expect(
            checked.diagnostics.filter { $0.rule == .configuration }.map(\.message.en) == [
                "the navigation names nothing.md, but there is no such lesson"
            ]
        )
    }
}
