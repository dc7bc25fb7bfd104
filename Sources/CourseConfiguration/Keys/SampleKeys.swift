import Diagnostics
import YAML

extension ConfigurationKey {
    /// The keys on terms, samples and their verdicts.
    static let samples: [ConfigurationKey] = [
        ConfigurationKey(
            "glossary",
            LocalizedText(en: "the course's terms", es: "los términos del curso"),
            values: LocalizedText(
                en: "file, or a mapping with `file`, `links`, `pages`",
                es: "fichero, o un mapa con `file`, `links`, `pages`"
            ),
            standard: .none,
            shape: .either([
                .text(),
                .keys([.init("file", .text(), isRequired: true), .init("links", .flag), .init("pages", .flag)]),
            ])
        ) { value, reading in
            guard let (glossary, range) = GlossarySettings.read(value, &reading.findings) else { return }
            reading.configuration.glossary = glossary
            reading.configuration.pathRanges["glossary"] = range
        },
        choice(
            "defaultIsolation",
            \.defaultIsolation,
            LocalizedText(
                en: "the isolation of samples that name none",
                es: "el aislamiento de las muestras que no lo dicen"
            )
        ),
        section(
            "compile",
            LocalizedText(en: "how samples are compiled and run", es: "cómo se compilan y ejecutan las muestras"),
            standard: LocalizedText(en: "see [below](#compile)", es: "se detalla [más abajo](#compile)"),
            keys: [
                flag(
                    "typecheck",
                    \.compile.typecheck,
                    LocalizedText(en: "the compiler checks types", es: "el compilador comprueba los tipos")
                ),
                flag(
                    "run",
                    \.compile.run,
                    LocalizedText(en: "samples that ask for it are run", es: "se ejecutan las muestras que lo piden")
                ),
                path(
                    "preamble",
                    \.compile.preamble,
                    LocalizedText(
                        en: "declarations that every sample may use",
                        es: "declaraciones que puede usar cada muestra"
                    ),
                    values: LocalizedText(en: "file", es: "fichero"),
                    expected: ConfigurationValues.fileInCourse
                ),
                ConfigurationKey(
                    "package",
                    LocalizedText(en: "what samples can import", es: "lo que pueden importar las muestras"),
                    values: LocalizedText(
                        en: "the folder of a Swift package, or a list of them",
                        es: "la carpeta de un paquete de Swift, o una lista de ellas"
                    ),
                    standard: .noAddress,
                    shape: .texts
                ) { _, reading in
                    let named = ConfigurationValues.texts(
                        "package",
                        &reading.keys,
                        expected: ConfigurationValues.packages
                    )
                    guard let (folders, range) = named else { return }
                    reading.configuration.compile.packages = folders
                    reading.configuration.pathRanges["package"] = range
                },
                ConfigurationKey(
                    "products",
                    LocalizedText(
                        en: "the package's products that are built",
                        es: "los productos del paquete que se construyen"
                    ),
                    values: LocalizedText(
                        en: "the name of a library product, or a list of them",
                        es: "el nombre de un producto de biblioteca, o una lista de ellos"
                    ),
                    standard: LocalizedText(en: "all libraries", es: "todas las bibliotecas"),
                    shape: .texts
                ) { _, reading in
                    let named = ConfigurationValues.texts(
                        "products",
                        &reading.keys,
                        expected: ConfigurationValues.products
                    )
                    guard let (names, range) = named else { return }
                    reading.configuration.compile.products = names
                    reading.configuration.pathRanges["products"] = range
                },
                flag(
                    "comments",
                    \.compile.comments,
                    LocalizedText(
                        en: "`check` reads the documentation comments of the package's sources",
                        es: "`check` lee los comentarios de documentación del código del paquete"
                    ),
                    standard: LocalizedText(en: "only with `--package`", es: "solo con `--package`")
                ),
                choice(
                    "language",
                    \.compile.language,
                    LocalizedText(en: "the language mode of samples", es: "el modo del lenguaje de las muestras"),
                    standard: LocalizedText(en: "the package's; else `6`", es: "el del paquete; si no, `6`")
                ),
                choice(
                    "platform",
                    \.compile.platform,
                    LocalizedText(en: "Apple's SDK, where there is one", es: "el SDK de Apple, donde lo hay")
                ),
            ]
        ),
        section(
            "cache",
            LocalizedText(
                en: "a store of verdicts that machines share",
                es: "un almacén de veredictos que comparten las máquinas"
            ),
            standard: LocalizedText(en: "see [below](#cache)", es: "se detalla [más abajo](#cache)"),
            keys: [
                ConfigurationKey(
                    "url",
                    LocalizedText(en: "the store's address", es: "la dirección del almacén"),
                    values: LocalizedText(en: "an `http` or `https` address", es: "una dirección `http` o `https`"),
                    standard: .noAddress,
                    shape: .text(pattern: "^https?://[^?#]+$")
                ) { value, reading in
                    guard let address = ConfigurationValues.storeAddress(value, &reading.keys) else { return }
                    reading.configuration.cache.address = address
                    reading.configuration.pathRanges["cache"] = value.range
                },
                flag(
                    "write",
                    \.cache.writes,
                    LocalizedText(en: "verdicts are put there too", es: "también se ponen allí veredictos")
                ),
            ]
        ),
    ]
}
