import Foundation
import TestSupport
import Testing

@Suite("The language of failures")
struct FailureLanguageTests {
    private static let course = "-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n"

    /// Commands that fail, with words of the message in each language.
    static let failures: [(arguments: [String], en: String, es: String)] = [
        (["build", "nowhere"], "there is no nowhere", "no existe nowhere"),
        (["build", "--source", "nowhere"], "there is no course in nowhere", "no hay ningún curso en nowhere"),
        (["serve", "--source", "nowhere"], "there is no course in nowhere", "no hay ningún curso en nowhere"),
        (["check", "--profile", "modern"], "there is no profile “modern”", "no existe el perfil «modern»"),
        (["check", "--rule", "x=y"], "--rule takes ID=error", "--rule espera ID=error"),
        (["check", "--rule", "broken-lnk=off"], "did you mean “broken-link”", "¿querías decir «broken-link»"),
        (["check", "--baseline", "none.json"], "cannot read none.json", "no se puede leer none.json"),
        (["explain", "broken-lnk"], "did you mean “broken-link”?", "¿querías decir «broken-link»?"),
        (["tree", "none"], "no decision tree “none”", "ningún árbol de decisión «none»"),
        (["translate", "accept", "none.md"], "no lesson at none.md", "ninguna lección en none.md"),
        (["import", "."], "overwrites nothing", "no sobrescribe nada"),
        (["diagram", "none.mmd"], "cannot read none.mmd", "no se puede leer none.mmd"),
    ]

    @Test("Failures follow --lang, whatever the locale", arguments: failures.indices)
    func language(number: Int) async throws {
        let failure = Self.failures[number]
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            for (language, words) in [("en", failure.en), ("es", failure.es)] {
                let other = language == "en" ? "es_ES.UTF-8" : "en_US.UTF-8"
                for option in [["--lang", language], ["--lang=\(language)"]] {
                    let run = try Run(failure.arguments + option, in: folder, environment: ["LC_ALL": other])
                    #expect(run.status == 2 && run.output.isEmpty, "\(run.errors)")
                    #expect(run.errors.contains(words), "\(run.errors)")
                    #expect(!run.errors.contains("Usage: glosa"), "\(run.errors)")
                }
                let locale = language == "en" ? "en_US.UTF-8" : "es_ES.UTF-8"
                let run = try Run(failure.arguments, in: folder, environment: ["LC_ALL": locale])
                #expect(run.errors.contains(words), "\(run.errors)")
            }
        }
    }

    @Test("A file is no option: what stands behind two hyphens names no language")
    func behindHyphens() async throws {
        try await withTemporaryFolder { folder in
            let arguments = ["check", "--", "--lang", "es"]
            let run = try Run(arguments, in: folder, environment: ["LC_ALL": "en_US.UTF-8"])
            #expect(run.status == 2 && run.errors.contains("can't be read"), "\(run.errors)")
        }
    }

    @Test("The configuration's path stands for its course, from any folder")
    func configurationNamed() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- c/glosa.yml --\nlanguages: [en]\n-- c/content/en/a.md --\n# A\n\n[x](none.md)\n").write(
                to: folder
            )
            for path in ["c/glosa.yml", "./c/glosa.yml", "c"] {
                let run = try Run(["check", path, "--format", "short"], in: folder)
                #expect(run.status == 1 && run.output.contains("[broken-link]"), "\(run.output)\(run.errors)")
            }
            let inside = try Run(["check", "glosa.yml"], in: folder.appending(path: "c"))
            #expect(inside.status == 1 && inside.output.contains("content/en/a.md:3:5"), "\(inside.output)")
        }
    }

    @Test("A configuration under another name is not passed over", arguments: ["glosa.yaml", ".glosa.yml"])
    func misnamed(name: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- \(name) --\nlanguages: [en]\n-- content/en/a.md --\n# A\n").write(to: folder)
            let run = try Run(["check"], in: folder)
            #expect(run.status == 2 && run.errors.contains("rename it to glosa.yml"), "\(run.errors)")
        }
    }
}
