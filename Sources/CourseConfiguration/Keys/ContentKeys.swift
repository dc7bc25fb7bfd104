import Diagnostics
import YAML

extension ConfigurationKey {
    /// The keys on the course's names and on the places of its content.
    static let content: [ConfigurationKey] = [
        text(
            "title",
            \.title,
            LocalizedText(en: "the course's name, on every page", es: "el nombre del curso, en cada página"),
            standard: LocalizedText(en: "the start page's title", es: "el título de la portada")
        ),
        ConfigurationKey(
            "languages",
            LocalizedText(
                en: "the languages; the first is the main one",
                es: "los idiomas; el primero es el principal"
            ),
            values: LocalizedText(en: "list of language tags", es: "lista de etiquetas de idioma"),
            standard: LocalizedText(verbatim: "`[es, en]`"),
            shape: .list(.text(pattern: ValueShape.languageTag)),
            read: ConfigurationValues.readLanguages
        ),
        ConfigurationKey(
            "baseURL",
            LocalizedText(en: "the address of the site's root", es: "la dirección de la raíz del sitio"),
            values: LocalizedText(en: "absolute address", es: "dirección absoluta"),
            standard: .noAddress,
            shape: .text(pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/]"),
            read: ConfigurationValues.readBaseURL
        ),
        ConfigurationKey(
            "content",
            LocalizedText(en: "what is read", es: "lo que se lee"),
            values: LocalizedText(
                en: "folder, list of files and folders, or either of them for each language",
                es: "carpeta, lista de ficheros y carpetas, o una de las dos por idioma"
            ),
            standard: LocalizedText(verbatim: "`content`"),
            shape: .either([.texts, .byLanguage(.texts)])
        ) { value, reading in
            guard let named = ContentReader.content(value, &reading.keys), !reading.hasContentOption else { return }
            reading.configuration.contentParts = named.parts
            LanguagePlacesReader.take(named, into: &reading)
            reading.configuration.pathRanges["content"] = named.range
        },
        ConfigurationKey(
            "exclude",
            LocalizedText(en: "files that are not read", es: "los ficheros que no se leen"),
            values: LocalizedText(en: "list of patterns", es: "lista de patrones"),
            standard: .empty,
            shape: .texts
        ) { value, reading in
            let patterns = ContentReader.exclude(value, &reading.keys)
            if !patterns.isEmpty { reading.configuration.exclude = patterns }
        },
        ConfigurationKey(
            "nav",
            LocalizedText(en: "the order of the lessons", es: "el orden de las lecciones"),
            values: LocalizedText(
                en: "list of lessons and groups, or one for each language",
                es: "lista de lecciones y grupos, o una por idioma"
            ),
            standard: LocalizedText(en: "empty: by folders", es: "vacío: por carpetas"),
            shape: .either([.navigation, .mapping(.navigation)])
        ) { value, reading in
            let faults = NavigationItem.read(value, into: &reading.configuration)
            reading.configuration.book?.isSelection = false
            reading.configuration.book?.first = nil
            for fault in faults { reading.findings.append(MkDocsReader.navigationFault(fault)) }
        },
        ConfigurationKey(
            "redirects",
            LocalizedText(en: "where old addresses lead", es: "a dónde llevan las direcciones antiguas"),
            values: LocalizedText(en: "old addresses and targets", es: "direcciones antiguas y destinos"),
            standard: .empty,
            shape: .mapping(.text())
        ) { value, reading in
            let (redirects, faults) = Redirect.read(value, form: .address)
            reading.configuration.redirects = redirects
            for fault in faults {
                let expected = LocalizedText(
                    en: "a mapping from an old address to a page, such as {old.html: en/new.md}",
                    es: "un mapa de una dirección antigua a una página, como {antigua.html: es/nueva.md}"
                )
                reading.keys.report(fault, key: "redirects", expected: expected)
            }
        },
        choice(
            "translations",
            \.translations,
            LocalizedText(en: "where translations are", es: "dónde están las traducciones"),
            standard: LocalizedText(
                en: "`folders`, or `subfolders` where the main language has no folder",
                es: "`folders`, o `subfolders` si el idioma principal no tiene carpeta"
            )
        ),
        flag(
            "rootLanguage",
            \.rootLanguage,
            LocalizedText(
                en: "whether the main language's pages lie at the site's root",
                es: "si las páginas del idioma principal están en la raíz del sitio"
            )
        ),
        choice("dialect", \.dialect, LocalizedText(en: "how blocks are written", es: "cómo se escriben los bloques")),
        path(
            "templates",
            \.templates,
            LocalizedText(en: "your own templates and texts", es: "las plantillas y textos propios"),
            values: LocalizedText(en: "folder", es: "carpeta"),
            standard: LocalizedText(en: "none: the built-in theme", es: "ninguna: el tema incorporado"),
            expected: ConfigurationValues.folderInCourse
        ),
        ConfigurationKey(
            "output",
            LocalizedText(en: "where the site is written", es: "dónde se escribe el sitio"),
            values: LocalizedText(en: "folder", es: "carpeta"),
            standard: LocalizedText(verbatim: "`\(Configuration().output)`"),
            shape: .text()
        ) { _, reading in
            if let (folder, _) = ConfigurationValues.folder("output", &reading.keys) {
                reading.configuration.output = folder
            }
        },
        choice("html", \.rawHTML, LocalizedText(en: "what becomes of raw HTML", es: "qué se hace con el HTML")),
        ConfigurationKey(
            "theme",
            LocalizedText(en: "values for your templates", es: "valores para las plantillas propias"),
            values: LocalizedText(en: "names and texts", es: "nombres y textos"),
            standard: .empty,
            shape: .mapping(.textByLanguage)
        ) { value, reading in
            for entry in value.mapping ?? [] {
                reading.configuration.theme[entry.key] = ConfigurationValues.textByLanguage(
                    entry.value,
                    key: entry.key,
                    &reading.keys
                )
            }
        },
    ]
}
