import Diagnostics
import YAML

extension ConfigurationKey {
    /// The keys on the pages of the site and their look.
    static let look: [ConfigurationKey] = [
        flag(
            "fallbacks",
            \.fallbacks,
            LocalizedText(
                en: "lessons without a translation are shown in the main language",
                es: "las lecciones sin traducción se muestran en el idioma principal"
            ),
            standard: .withinBounds
        ),
        choice("palette", \.palette, LocalizedText(en: "the theme's colours", es: "los colores del tema")),
        appearance(
            "colors",
            LocalizedText(en: "colours of your own", es: "colores propios"),
            values: LocalizedText(en: "names and colours", es: "nombres y colores"),
            standard: LocalizedText(en: "the palette's", es: "los de la paleta"),
            shape: .keys(
                ThemeColour.allCases.map {
                    .init(
                        $0.rawValue,
                        .either([.text(), .keys(ColourScheme.allCases.map { .init($0.rawValue, .text()) })])
                    )
                }
            )
        ) { $0.readColours($1) },
        appearance(
            "fonts",
            LocalizedText(en: "typefaces of your own", es: "tipos de letra propios"),
            values: LocalizedText(
                en: "a mapping with `text`, `headings`, `code`",
                es: "un mapa con `text`, `headings`, `code`"
            ),
            standard: LocalizedText(en: "those of the reader's system", es: "los del sistema de quien lee"),
            shape: .keys(Appearance.FontUse.allCases.map { .init($0.rawValue, .either([.text(), .font])) })
        ) { $0.readFonts($1) },
        appearance(
            "logo",
            LocalizedText(en: "the sign beside the title", es: "el signo junto al título"),
            values: LocalizedText(
                en: "a picture, or a mapping with `light`, `dark`, `replacesTitle`",
                es: "una imagen, o un mapa con `light`, `dark`, `replacesTitle`"
            ),
            standard: LocalizedText(en: "the theme's sign", es: "el signo del tema"),
            shape: .either([
                .text(), .keys([.init("light", .text()), .init("dark", .text()), .init("replacesTitle", .flag)]),
            ])
        ) { $0.readLogo($1) },
        appearance(
            "favicon",
            LocalizedText(en: "the sign in the browser's tab", es: "el signo en la pestaña del navegador"),
            values: LocalizedText(en: "a picture", es: "una imagen"),
            standard: LocalizedText(en: "the theme's sign", es: "el signo del tema"),
            shape: .text()
        ) { $0.readFavicon($1) },
        ConfigurationKey(
            "styles",
            LocalizedText(en: "style sheets of your own", es: "hojas de estilo propias"),
            values: LocalizedText(en: "file, or list of files", es: "fichero, o lista de ficheros"),
            standard: .none,
            shape: .texts
        ) { value, reading in
            let items = value.sequence ?? [value]
            reading.configuration.appearance.styles = items.prefix(mostStyles).compactMap { item in
                guard let path = item.path.flatMap(CoursePath.normalized), path.lowercased().hasSuffix(".css") else {
                    let expected = LocalizedText(
                        en: "a file inside the course that ends in .css",
                        es: "un fichero dentro del curso que acabe en .css"
                    )
                    reading.keys.report(item, key: "styles", expected: expected)
                    return nil
                }
                return Appearance.NamedFile(path: path, range: item.range)
            }
            if items.count > mostStyles {
                let expected = LocalizedText(
                    en: "a list of at most \(mostStyles) files",
                    es: "una lista de \(mostStyles) ficheros como mucho"
                )
                reading.keys.report(value, key: "styles", expected: expected)
            }
        },
        appearance(
            "footer",
            LocalizedText(en: "a text below every page", es: "un texto al pie de cada página"),
            values: .textByLanguage,
            standard: .none,
            shape: .textByLanguage
        ) { $0.readFooter($1) },
        appearance(
            "links",
            LocalizedText(en: "links above or below every page", es: "enlaces arriba o abajo de cada página"),
            values: LocalizedText(
                en: "list of links with `text`, `to`, `in`",
                es: "lista de enlaces con `text`, `to`, `in`"
            ),
            standard: .empty,
            shape: .list(
                .keys([
                    .init("text", .textByLanguage, isRequired: true), .init("to", .textByLanguage, isRequired: true),
                    .init("in", .choice(Appearance.LinkPlace.allCases.map(\.rawValue))),
                ])
            )
        ) { $0.readLinks($1) },
        section(
            "diagrams",
            LocalizedText(en: "the look of diagrams", es: "el aspecto de los diagramas"),
            standard: LocalizedText(en: "the theme's colours, `classic`", es: "los colores del tema, `classic`"),
            keys: [
                choice(
                    "palette",
                    \.diagrams.palette,
                    LocalizedText(en: "the colours of boxes and frames", es: "los colores de cajas y marcos")
                ),
                choice(
                    "look",
                    \.diagrams.look,
                    LocalizedText(en: "corners, lines and shadow", es: "esquinas, líneas y sombra")
                ),
            ]
        ),
        choice("rulePages", \.rulePages, LocalizedText(en: "rules with a page", es: "las reglas con página")),
        flag(
            "sideBySide",
            \.sideBySide,
            LocalizedText(
                en: "pages with a translation beside the original",
                es: "páginas con la traducción junto al original"
            ),
            standard: .withinBounds
        ),
        choice(
            "singlePage",
            \.singlePage,
            LocalizedText(en: "a page with the whole course", es: "una página con el curso entero")
        ),
        address(
            "editURL",
            \.editURL,
            LocalizedText(en: "where a lesson is edited", es: "dónde se edita una lección"),
            example: "https://git.example.org/course/edit/main/{path}"
        ),
        address(
            "sourceURL",
            \.sourceURL,
            LocalizedText(en: "where a sample's file is read", es: "dónde se lee el fichero de una muestra"),
            example: "https://git.example.org/package/blob/main/{path}#L{line}"
        ),
        text(
            "author",
            \.author,
            LocalizedText(en: "the author, for feeds and search engines", es: "el autor, para canales y buscadores")
        ),
        flag(
            "markdown",
            \.markdown,
            LocalizedText(
                en: "each lesson's Markdown beside its page",
                es: "el Markdown de cada lección junto a su página"
            )
        ),
        choice(
            "contentSecurityPolicy",
            \.contentSecurityPolicy,
            LocalizedText(en: "what pages may load and run", es: "qué pueden cargar y ejecutar las páginas"),
            standard: LocalizedText(en: "`strict`; `off` with `html: allow`", es: "`strict`; `off` con `html: allow`")
        ),
        flag("search", \.search, LocalizedText(en: "the site's search", es: "la búsqueda del sitio")),
    ]

    private static let mostStyles = 20

    private static func appearance(
        _ name: String,
        _ about: LocalizedText,
        values: LocalizedText,
        standard: LocalizedText,
        shape: ValueShape,
        read: @escaping @Sendable (inout AppearanceReader, YAMLValue) -> Void
    ) -> ConfigurationKey {
        ConfigurationKey(name, about, values: values, standard: standard, shape: shape) { value, reading in
            var reader = AppearanceReader(reading.configuration.appearance, languages: reading.configuration.languages)
            read(&reader, value)
            reading.configuration.appearance = reader.appearance
            reading.findings.append(contentsOf: reader.findings.diagnostics)
        }
    }
}
