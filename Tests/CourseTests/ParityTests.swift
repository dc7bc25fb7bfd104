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
            "a link that leads nowhere is missing",
            "# Boats\n\nSee [the masts](/masts/) and [the sails](/sails/).\n",
            "# Barcos\n\nMira los mástiles y [las velas](/es/sails/).\n",
            ["translation-links 1"]
        ),
        Case(
            "a link that leads nowhere has another path",
            "# Boats\n\nSee [the masts](/guide/masts/).\n",
            "# Barcos\n\nMira [los mástiles](../masts.md).\n",
            []
        ),
        Case(
            "words in brackets, in a shell",
            "# Boats\n\n```sh\nboats list [path-of-a-boat] --all\n```\n",
            "# Barcos\n\n```sh\nboats list [ruta de un barco] --all\n```\n",
            []
        ),
        Case(
            "words in brackets, in a file of settings",
            "# Boats\n\n```toml\n x = [a]\n```\n",
            "# Barcos\n\n```toml\n x = [b]\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "an option in brackets, in a shell",
            "# Boats\n\n```sh\nboats list [--all]\n```\n",
            "# Barcos\n\n```sh\nboats list [--every]\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a list of options and what they do, in a shell",
            "# Boats\n\n```sh\n--sail string   The sail to set\n  -a            All boats\n```\n",
            "# Barcos\n\n```sh\n--sail string   Vela que se iza\n  -a            Todos los barcos\n```\n",
            []
        ),
        Case(
            "another option in a list of them, in a shell",
            "# Boats\n\n```sh\n--sail string   The sail to set\n```\n",
            "# Barcos\n\n```sh\n--mast string   Vela que se iza\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "words between backticks, in a script",
            "# Boats\n\n```ts\nlog(`Left ${boat.name} after ${hours} hours`);\n```\n",
            "# Barcos\n\n```ts\nlog(`Zarpó ${boat.name} a las ${hours} horas`);\n```\n",
            []
        ),
        Case(
            "other code between backticks, in a script",
            "# Boats\n\n```ts\nlog(`Left ${boat.name}`);\n```\n",
            "# Barcos\n\n```ts\nlog(`Zarpó ${boat.sail}`);\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a heading in HTML, which is one in Markdown here",
            "<h1 align=\"center\">Boats</h1>\n\nBoats float.\n\n## Sails\n\nSails are white.\n",
            "# Barcos\n\nLos barcos flotan.\n\n## Velas\n\nLas velas son blancas.\n",
            []
        ),
        Case(
            "a heading in HTML in both languages, and one more here",
            "<h1 align=\"center\">Boats</h1>\n\nBoats float.\n\n## Sails\n\nSails are white.\n",
            "<h1 align=\"center\">Barcos</h1>\n\n# Más\n\nLos barcos flotan.\n\n## Velas\n\nLas velas son blancas.\n",
            ["translation-headings 3"]
        ),
        Case(
            "links to anchors in HTML, each with a name of its language",
            "# Boats\n\nSee [the sails](#sails) and [the masts](#masts).\n\n<a id=\"sails\"></a>\n\nWhite.\n\n<a id=\"masts\"></a>\n\nTall.\n",
            "# Barcos\n\nMira [las velas](#velas) y [los mástiles](#mastiles).\n\n<a id=\"velas\"></a>\n\nBlancas.\n\n<a id=\"mastiles\"></a>\n\nAltos.\n",
            []
        ),
        Case(
            "a link to another anchor in HTML",
            "# Boats\n\nSee [the sails](#sails).\n\n<a id=\"sails\"></a>\n\nWhite.\n\n<a id=\"masts\"></a>\n\nTall.\n",
            "# Barcos\n\nMira [las velas](#mastiles).\n\n<a id=\"velas\"></a>\n\nBlancas.\n\n<a id=\"mastiles\"></a>\n\nAltos.\n",
            ["translation-links 3"]
        ),
        Case(
            "attributes that readers see, in HTML",
            "# Boats\n\n```html\n<map-layer label=\"Base map\" lang=\"en\" checked></map-layer>\n```\n",
            "# Barcos\n\n```html\n<map-layer label=\"Mapa base\" lang=\"es\" checked></map-layer>\n```\n",
            []
        ),
        Case(
            "another attribute, in HTML",
            "# Boats\n\n```html\n<map-layer label=\"Base map\" units=\"a b\"></map-layer>\n```\n",
            "# Barcos\n\n```html\n<map-layer label=\"Mapa base\" units=\"a c\"></map-layer>\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a name in a script, in HTML",
            "# Boats\n\n```html\n<p>Boats</p>\n<script>\nlet boat = 1; // one\n</script>\n```\n",
            "# Barcos\n\n```html\n<p>Barcos</p>\n<script>\nlet barco = 1; // uno\n</script>\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "text between a template's tags",
            "# Boats\n\n```jinja2\n{% badge(icon=true) %}A boat.{% end %} {{ boat.name }}\n```\n",
            "# Barcos\n\n```jinja2\n{% badge(icon=true) %}Un barco.{% end %} {{ boat.name }}\n```\n",
            []
        ),
        Case(
            "another tag of a template",
            "# Boats\n\n```jinja2\n{% badge(icon=true) %}A boat.{% end %}\n```\n",
            "# Barcos\n\n```jinja2\n{% badge(icon=false) %}Un barco.{% end %}\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "addresses of pages in each language, in code",
            "# Boats\n\n```sh\ncurl https://boats.example/en/sails?lang=en\n```\n",
            "# Barcos\n\n```sh\ncurl https://boats.example/es/sails?lang=es\n```\n",
            []
        ),
        Case(
            "the same address of a path of two letters, which is none of a language",
            "# Boats\n\n```sh\ncp /en/sails .\n```\n",
            "# Barcos\n\n```sh\ncp /es/sails .\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a picture, a table and code in HTML, which are Markdown here",
            "# Boats\n\n<p><img src=\"https://boats.example/a.png\" alt=\"A\"></p>\n\n<table><tr><td>One</td></tr></table>\n\n<pre>\nset sails\n</pre>\n",
            "# Barcos\n\n![A](https://boats.example/a.png)\n\n| Uno |\n|---|\n\n```sh\nset sails\n```\n",
            []
        ),
        Case(
            "a picture in HTML in both languages, and one more here",
            "# Boats\n\n<img src=\"https://boats.example/a.png\" alt=\"A\">\n",
            "# Barcos\n\n<img src=\"https://boats.example/a.png\" alt=\"A\">\n\n![B](https://boats.example/b.png)\n",
            ["translation-images 5"]
        ),
        Case(
            "a page in each language, which the original names twice",
            "# Boats\n\nSee [the club](https://club.example/en/about-us), and ask [the club](https://club.example/en/about-us).\n\nAsk [it](https://club.example/en/about-us).\n",
            "# Barcos\n\nMira [el club](https://club.example/es/quienes-somos), y pregúntale.\n",
            []
        ),
        Case(
            "the whole address of a page of the site",
            "# Boats\n\nSee [the sails](/boats/guide/sails/).\n",
            "# Barcos\n\nMira [las velas](https://boats.example/docs/boats/guide/sails/).\n",
            []
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
            "a sample that stands in another section",
            "# Boats\n\n## Sails\n\n```sh\nset sails\n```\n\n```sh\nfold sails\n```\n\n## Masts\n\n```sh\nset masts\n```\n",
            "# Barcos\n\n## Velas\n\n```sh\nfold sails\n```\n\n## Mástiles\n\n```sh\nset masts\n```\n\n```sh\nset sails\n```\n",
            ["translation-samples 15"]
        ),
        Case(
            "samples of a section that went into another one",
            "# Boats\n\n## Sails\n\n```sh\nset sails\n```\n\n## Masts\n\n```sh\nset masts\n```\n\n## Oars\n\nLong.\n",
            "# Barcos\n\n## Velas\n\n```sh\nset sails\n```\n\n```sh\nset masts\n```\n\n## Remos\n\nLargos.\n",
            ["translation-headings 3"]
        ),
        Case(
            "comments of other languages",
            "# Boats\n\n```sql\nSELECT 1 -- the boats\n```\n\n```powershell\nGet-Boat # one\n```\n\n```bat\nREM the boats\nset\n```\n",
            "# Barcos\n\n```sql\nSELECT 1 -- los barcos\n```\n\n```powershell\nGet-Boat # uno\n```\n\n```bat\nREM los barcos\nset\n```\n",
            []
        ),
        Case(
            "data in a table of text, and somebody's mail",
            "# Boats\n\n```csv\n1,Sail,White\n```\n\n```yaml\nmail: your-mail@boats.example\nsails: 2\n```\n",
            "# Barcos\n\n```csv\n1,Vela,Blanca\n```\n\n```yaml\nmail: tu-correo@barcos.example\nsails: 2\n```\n",
            []
        ),
        Case(
            "a link to the page's translation at the repository's host",
            "# Boats\n\nEn español [aquí](https://host.example/boats/blob/main/es/boats.md). See [the sails](https://a.example/sails).\n",
            "# Barcos\n\nMira [las velas](https://a.example/sails).\n",
            []
        ),
        Case(
            "names that readers replace by their own, in a shell",
            "# Boats\n\n```sh\ngit checkout -b my-feature-branch\ncat sample.vcf\n```\n",
            "# Barcos\n\n```sh\ngit checkout -b mi-rama\ncat muestra.vcf\n```\n",
            []
        ),
        Case(
            "another name, in a shell",
            "# Boats\n\n```sh\ngit checkout -b stable\n```\n",
            "# Barcos\n\n```sh\ngit checkout -b main\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "texts over several lines, in Python",
            "# Boats\n\n```python\ndef sail():\n    \"\"\"Sets sails.\n\n    All of them.\"\"\"\n    return 1\n```\n",
            "# Barcos\n\n```python\ndef sail():\n    \"\"\"Iza las velas.\n\n    Todas.\"\"\"\n    return 1\n```\n",
            []
        ),
        Case(
            "code behind a text over several lines, in Python",
            "# Boats\n\n```python\ndef sail():\n    \"\"\"Sets sails.\"\"\"\n    return 1\n```\n",
            "# Barcos\n\n```python\ndef sail():\n    \"\"\"Iza velas.\"\"\"\n    return 2\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "names in braces, in a cell of code",
            "# Boats\n\n| Path |\n|---|\n| `GET /boats/{the boat's name}` |\n| `/sails/<name>` |\n",
            "# Barcos\n\n| Ruta |\n|---|\n| `GET /boats/{nombre del barco}` |\n| `/sails/<nombre>` |\n",
            []
        ),
        Case(
            "names in capitals and of files, in a shell",
            "# Boats\n\n```sh\nboats import SOURCE_DB --log PATH report.pdf\ncurl https://boats.example.com/a\n```\n",
            "# Barcos\n\n```sh\nboats import BASE_ORIGEN --log RUTA informe.pdf\ncurl https://barcos.example.com/a\n```\n",
            []
        ),
        Case(
            "another variable and another method, in a shell",
            "# Boats\n\n```sh\ncurl -X GET $HARBOUR\n```\n\n```sh\ncurl $HARBOUR\n```\n",
            "# Barcos\n\n```sh\ncurl -X PUT $HARBOUR\n```\n\n```sh\ncurl $HARBOR\n```\n",
            ["translation-samples 4", "translation-samples 8"]
        ),
        Case(
            "a name in capitals behind an option, in a cell of code",
            "# Boats\n\n| Option |\n|---|\n| `--config PATH` |\n| `-n` |\n",
            "# Barcos\n\n| Opción |\n|---|\n| `--config RUTA` |\n| `-m` |\n",
            ["translation-tables 6"]
        ),
        Case(
            "a comma before a closing bracket, and the language of a file of translations",
            "# Boats\n\n```js\nsail([\n  one(),\n])\n```\n\n```yaml\nen:\n  sail: white\n```\n",
            "# Barcos\n\n```js\nsail([one()])\n```\n\n```yaml\nes:\n  sail: white\n```\n",
            []
        ),
        Case(
            "comments in a component's markup",
            "# Boats\n\n```astro\n<Boat /> <!-- one boat -->\n```\n",
            "# Barcos\n\n```astro\n<Boat /> <!-- un barco -->\n```\n",
            []
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

    @Test(arguments: cases + paragraphCases)
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
