import TestSupport
import Testing

@testable import CourseChecks

/// Pages of two languages, beside one another.
@Suite("Pages of two languages") struct ParityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let original, translation: String
        /// The rules and lines of the findings in the translation, and of those about untranslated text in the original.
        let findings: [String]

        init(_ description: String, _ original: String, _ translation: String, _ findings: [String]) {
            testDescription = description
            (self.original, self.translation, self.findings) = (original, translation, findings)
        }
    }

    static let cases = [
        Case(
            "sections with each other's code in the text",
            "# Tools\n\n## Look\n\n- Name: `boat_status`\n\n## Sail\n\n- Name: `boat_sail`\n",
            "# Útiles\n\n## Zarpar\n\n- Nombre: `boat_sail`\n\n## Mirar\n\n- Nombre: `boat_status`\n",
            ["translation-headings 3", "translation-headings 7"]
        ),
        Case(
            "sections in another order, told by headings that are names",
            "# Desks\n\n## Gnome\n\nIt is calm and plain.\n\n## KDE\n\nIt has many knobs.\n",
            "# Escritorios\n\n## KDE\n\nTiene muchos botones.\n\n## Gnome\n\nEs tranquilo y sencillo.\n",
            ["translation-headings 3", "translation-headings 7"]
        ),
        Case(
            "a name that went to the section before",
            "# Tools\n\n## Look\n\nUse `one` or `two`.\n\n## Sail\n\nUse `three`, and `four` at night.\n",
            "# Útiles\n\n## Mirar\n\nUsa `one`, `two` o `three`.\n\n## Zarpar\n\nUsa `four` de noche.\n",
            []
        ),
        Case(
            "sections that are as long as each other's original",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails.\n\n## Wood\n\nIt is oak.\n\n"
                + "## Sails\n\nThey are white and large, and two people set them in a few minutes if "
                + "the wind is not too strong for them.\n\n## Ropes\n\n"
                + "The ropes are made of hemp, and they have to be dry in the winter.\n\n## Masts\n\n"
                + "The masts are made of pine, and they have to be straight.\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno de ellos tiene dos velas.\n\n## Velas\n\n"
                + "Son blancas y grandes, y dos personas las izan en unos minutos si el viento no es "
                + "demasiado fuerte para ellas.\n\n## Madera\n\nEs roble.\n\n## Cabos\n\n"
                + "Los cabos son de cáñamo, y tienen que estar secos en invierno.\n\n## Mástiles\n\n"
                + "Los mástiles son de pino, y tienen que ser rectos.\n",
            ["translation-headings 5", "translation-headings 9"]
        ),
        Case(
            "a short paragraph is missing between two others",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails that are white "
                + "and can be folded in a few minutes.\n\n## Sails\n\n"
                + "The sails are set by two people in a few minutes if the wind is not too strong.\n\n"
                + "They have to be dry before that, or they tear.\n\n"
                + "After the trip they are washed with fresh water and folded in the shade.\n\n## Masts\n\n"
                + "The masts are made of pine, and they have to be straight and dry when they are put into the boat.\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno tiene dos velas que son blancas "
                + "y se pliegan en unos pocos minutos.\n\n## Velas\n\n"
                + "Las velas las izan dos personas en unos minutos si el viento no es demasiado fuerte.\n\n"
                + "Después de la salida se lavan con agua dulce y se doblan a la sombra.\n\n## Mástiles\n\n"
                + "Los mástiles son de pino, y tienen que ser rectos y estar secos cuando se ponen en el barco.\n",
            ["translation-paragraphs 5"]
        ),
        Case(
            "a version with a zero at its end, and another one",
            "# Boats\n\nBoats 2.5 can sail, and those of version 3.1 can dive as well as sail.\n",
            "# Barcos\n\nLos barcos 2.5.0 navegan, y los de la versión 3.2.0 bucean además de navegar.\n",
            ["translation-numbers 3"]
        ),
        Case(
            "another number where a third one is a word",
            "# Boats\n\nThe 3 boats have 120 rings and 40 ropes, which the club has paid in the first year.\n",
            "# Barcos\n\nLos tres barcos tienen 120 anillas y 46 cabos, que el club pagó en el primer año.\n",
            ["translation-numbers 3"]
        ),
        Case(
            "a page without text",
            "---\ntitle: Boats\n---\n# Boats\n\n## Sails\n\nThey are white.\n\n```sh\nboats list\n```\n",
            "---\ntitle: Barcos\n---\n",
            ["translation-headings 1"]
        ),
        Case(
            "a reference to a publication",
            "# Boats\n\nThe boats are made of wood.\n",
            "# Barcos\n\nMast, B. (2022, May 11). The boats that are in the harbour and those that are not with us.\n",
            []
        ),
        Case(
            "a paragraph before a table is missing",
            "# Keys\n\n## Battery\n\nThese are the keys for the battery of the boat, which nobody has to press.\n\n| Key | Means |\n|---|---|\n| `a` | first |\n\n"
                + "## Sails\n\nThese are the keys for the sails of the boat, which two people press together.\n\n| Key | Means |\n|---|---|\n| `b` | second |\n",
            "# Claves\n\n## Batería\n\n| Clave | Qué es |\n|---|---|\n| `a` | primera |\n\n"
                + "## Velas\n\nEstas son las claves para las velas del barco, que dos personas pulsan a la vez.\n\n| Clave | Qué es |\n|---|---|\n| `b` | segunda |\n",
            ["translation-paragraphs 3"]
        ),
        Case(
            "a quotation that names its author",
            "# Boats\n\n> So long, and thanks for all the fish that you have been giving to us.\n> ― Douglas Adams\n",
            "# Barcos\n\n> So long, and thanks for all the fish that you have been giving to us.\n> ― Douglas Adams\n",
            []
        ),
        Case(
            "a quotation without one",
            "# Boats\n\n> These are the boats that you can have if you are with us.\n",
            "# Barcos\n\n> These are the boats that you can have if you are with us.\n",
            ["translation-untranslated 3"]
        ),
        Case(
            "sections that each language sorts by its own names",
            "# Ports\n\n## Cyprus\n\nSee [it](https://a.example/cy).\n\n| `a` |\n|---|\n\n## Denmark\n\nSee [it](https://a.example/dk).\n\n"
                + "| `b` |\n|---|\n\n## Germany\n\nSee [it](https://a.example/de).\n\n| `c` |\n|---|\n\n## Spain\n\nSee [it](https://a.example/es).\n",
            "# Puertos\n\n## Alemania\n\nMira [esto](https://a.example/de).\n\n| `c` |\n|---|\n\n## Chipre\n\nMira [esto](https://a.example/cy).\n\n"
                + "| `a` |\n|---|\n\n## Dinamarca\n\nMira [esto](https://a.example/dk).\n\n| `b` |\n|---|\n\n## España\n\nMira [esto](https://a.example/es).\n",
            []
        ),
        Case(
            "sections with flags that each language sorts by its own names, of which one is missing",
            "# Ports\n\n## 🇨🇾 Cyprus\n\nA.\n\n## 🇩🇰 Denmark\n\nB.\n\n## 🇩🇪 Germany\n\nC.\n\n## 🇪🇸 Spain\n\nD.\n\n## 🇺🇸 United States\n\nE.\n",
            "# Puertos\n\n## 🇩🇪 Alemania\n\nC.\n\n## 🇨🇾 Chipre\n\nA.\n\n## 🇪🇸 España\n\nD.\n\n## 🇺🇸 Estados Unidos\n\nE.\n",
            ["translation-headings 7"]
        ),
        Case(
            "a page that says that it isn't translated yet",
            "# Boats\n\n## Sails\n\n" + String(repeating: "The sails are white and have to be washed. ", count: 20)
                + "\n\n## Masts\n\n" + String(repeating: "The masts are tall. ", count: 20) + "\n\n## Oars\n\nLong.\n",
            "# Barcos\n\n*Aún sin traducir.*\n",
            ["translation-headings 1"]
        ),
        Case(
            "front matter in TOML whose comments are in English",
            "+++\n# This is the title that readers see in the list of all the boats.\ntitle = \"Boats\"\n+++\nText.\n",
            "+++\n# This is the title that readers see in the list of all the boats.\ntitle = \"Barcos\"\n+++\nTexto.\n",
            []
        ),
        Case(
            "a number in a name, and one that is said twice in the original",
            "# Boats\n\nWho has 70 points gets the certificate; with less than 70 of them you may try again next year.\n",
            "# Barcos\n\nQuien en Vela 101 tenga 70 puntos recibe el certificado; con menos se puede repetir al año siguiente.\n",
            []
        ),
        Case(
            "another number at the place of one that the translation has too",
            "# Boats\n\nThe boat takes 70 people on deck and 70 of them below, as long as the wind is not too strong.\n",
            "# Barcos\n\nEl barco lleva 70 personas en cubierta y 60 abajo, siempre que el viento no sea demasiado fuerte.\n",
            ["translation-numbers 3"]
        ),
        Case(
            "a note of Sphinx's",
            "# Boats\n\n```{note}\nThe boats are made of wood.\n```\n",
            "# Barcos\n\n```{note}\nLos barcos son de madera.\n```\n",
            []
        ),
        Case(
            "another version, one behind a letter",
            "# Boats\n\nBefore v3.0.0 the boats had two sails, and nobody could set them alone in a strong wind.\n",
            "# Barcos\n\nAntes de la versión 3.0.3 los barcos tenían dos velas, y nadie podía izarlas a solas con viento fuerte.\n",
            ["translation-numbers 3"]
        ),
    ]

    @Test("A website's page beside a folder of its name is the target of links, in every language")
    func pagesBesideFolders() async throws {
        let tree = FileTree(
            """
            -- glosa.yml --
            languages: [en, es]
            translations: subfolders
            dialect: starlight
            rootLanguage: true
            -- content/index.mdx --
            See [the boats](/boats).
            -- content/boats.mdx --
            Boats have sails.
            -- content/boats/sails.mdx --
            Sails are white.
            -- content/es/index.mdx --
            Mira [los barcos](/es/boats).
            -- content/es/boats.mdx --
            Los barcos tienen velas.
            -- content/es/boats/sails.mdx --
            Las velas son blancas.
            """
        )
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            #expect(checked.diagnostics.filter { $0.rule == .translationLinks || $0.rule == .brokenLink }.isEmpty)
        }
    }

    @Test(arguments: cases + paragraphCases + codeCases + textInCodeCases + linkCases + structureCases + blockCases)
    func differencesAreToldWhereTheyAre(_ entry: Case) async throws {
        let tree = FileTree(
            "-- glosa.yml --\nlanguages: [en, es]\n-- content/en/boats.md --\n\(entry.original)"
                + "-- content/es/boats.md --\n\(entry.translation)"
        )
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let found = checked.diagnostics.filter { $0.rule.rawValue.hasPrefix("translation-") }
            let lines = found.map { finding -> String in
                let file = checked.course.files.first { $0.path == finding.range.path }
                let before = file?.bytes[..<finding.range.bytes.lowerBound].count { $0 == UInt8(ascii: "\n") } ?? -1
                return "\(finding.rule.rawValue) \(before + 1)"
            }
            #expect(lines.sorted() == entry.findings.sorted(), "\(found.map(\.message.en))")
        }
    }
}
