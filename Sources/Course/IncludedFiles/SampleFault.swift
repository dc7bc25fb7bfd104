import Diagnostics
import FileSystem
import Markdown

/// The reason why the code that a fence asks for can't be shown.
enum SampleFault: Error {
    case unavailable(SampleRoots.LookupFailure, strangers: [String])
    /// - Parameter message: the fault of its bytes.
    case notText(LocalizedText)
    case twoParts
    /// - Parameter count: the number of lines in the file.
    case beyondEnd(Int)
    case noRegion(String, near: String?, known: [String])
    case repeatedRegion(String, at: SourceRange, first: SourceRange)
    case openRegion(String, at: SourceRange, spelling: RegionMark.Spelling)
    case empty
    case tooMuch(FileAllowance.Scope)
    /// Texts that include one another more deeply than anybody writes, or in a cycle.
    case tooDeep(Int)
    /// An address instead of a file.
    case elsewhere
    /// A list of files without an end.
    case openList
    /// A name that leads out of the folders in which scissors look.
    case outsideBase([String])

    /// - Parameter file: the lesson's.
    func finding(_ request: SampleRequest, in file: SourceFile) -> Diagnostic {
        let name = request.file
        switch self {
        case .unavailable(let failure, let strangers): return Self.unavailable(failure, request, strangers)
        case .notText(let message):
            return Self.file(
                request,
                LocalizedText(
                    en: "\(name) is not a text file: \(message.en)",
                    es: "\(name) no es un fichero de texto: \(message.es)"
                ),
                advice: LocalizedText(
                    en: "save it as UTF-8, or name another file",
                    es: "guárdalo como UTF-8 o indica otro fichero"
                )
            )
        case .twoParts:
            return Self.region(
                request.partRange,
                LocalizedText(
                    en: "both region= and lines= say which part of \(name) is shown",
                    es: "region= y lines= dicen los dos qué parte de \(name) se muestra"
                ),
                advice: LocalizedText(en: "remove one of them", es: "quita uno de los dos")
            )
        case .beyondEnd(let count):
            let lines = LocalizedText.counted(count, en: ("line", "lines"), es: ("línea", "líneas"))
            return Self.region(
                request.partRange,
                LocalizedText(en: "\(name) has only \(lines.en)", es: "\(name) solo tiene \(lines.es)"),
                advice: LocalizedText(
                    en: "name lines that it has; a region remains correct when lines are added above it",
                    es: "indica líneas que tenga; una región sigue siendo correcta cuando se añaden líneas encima"
                )
            )
        case .noRegion(let region, let near, let known):
            return Self.noRegion(region, near: near, known: known, request)
        case .repeatedRegion(let region, let place, let first):
            return Self.region(
                place,
                LocalizedText(
                    en: "the region “\(region)” begins here a second time",
                    es: "la región «\(region)» empieza aquí por segunda vez"
                ),
                reason: LocalizedText(
                    en: "a lesson shows this region, and it is not clear which of the two is meant",
                    es: "una lección muestra esta región, y no está claro cuál de las dos es"
                ),
                advice: LocalizedText(en: "give one of them another name", es: "dale otro nombre a una de las dos"),
                related: [(first, LocalizedText(en: "it begins here first", es: "aquí empieza por primera vez"))]
            )
        case .openRegion(let region, let place, let spelling):
            let end =
                switch spelling {
                case .anchor: "// ANCHOR_END: \(region)"
                case .section: "// --8<-- [end:\(region)]"
                case .region, .snippet: "// #endregion"
                }
            return Self.region(
                place,
                LocalizedText(
                    en: "the region “\(region)” begins here but never ends",
                    es: "la región «\(region)» empieza aquí, pero no termina"
                ),
                reason: LocalizedText(
                    en: "a lesson shows this region, so its end must be known",
                    es: "una lección muestra esta región, así que se debe saber dónde termina"
                ),
                advice: LocalizedText(
                    en: "write `\(end)` below its last line",
                    es: "escribe `\(end)` debajo de su última línea"
                )
            )
        case .empty:
            return Self.region(
                request.partRange,
                LocalizedText(
                    en: "there is nothing to show in \(name): it has only marks, hidden lines and blank lines",
                    es: "en \(name) no hay nada que mostrar: solo marcas, líneas ocultas y líneas en blanco"
                ),
                advice: LocalizedText(
                    en: "name another part of the file, or correct its marks",
                    es: "indica otra parte del fichero o corrige sus marcas"
                )
            )
        case .tooMuch(.lesson):
            let megabytes = FileAllowance.lesson.left >> 20
            return Self.file(
                request,
                LocalizedText(
                    en: "from here on the lesson shows more than \(megabytes) MB of other files",
                    es: "desde aquí la lección muestra más de \(megabytes) MB de otros ficheros"
                ),
                advice: LocalizedText(
                    en: "show less of them, or split the lesson",
                    es: "muestra menos de ellos o divide la lección"
                )
            )
        case .tooMuch(.course):
            let megabytes = FileAllowance.mostUnits * FileAllowance.unit >> 20
            return Self.file(
                request,
                LocalizedText(
                    en: "from here on the lessons of this course show more than \(megabytes) MB of other files",
                    es: "desde aquí las lecciones de este curso muestran más de \(megabytes) MB de otros ficheros"
                ),
                advice: LocalizedText(
                    en: "show less of them here or in the lessons before, or link to the files",
                    es: "muestra menos de ellos aquí o en las lecciones anteriores, o enlaza los ficheros"
                )
            )
        case .tooDeep(let most):
            return Self.file(
                request,
                LocalizedText(
                    en: "the text of \(name) is left out: \(most) texts name one another here, or one names itself",
                    es:
                        "falta el texto de \(name): aquí hay \(most) textos que se nombran unos a otros, o uno que se nombra a sí mismo"
                ),
                advice: LocalizedText(
                    en: "let no text name one that names it, and name them from the page",
                    es: "que ningún texto nombre a otro que lo nombra; nómbralos desde la página"
                )
            )
        case .elsewhere:
            return Self.file(
                request,
                LocalizedText(
                    en: "the text at \(name) is left out: Glosa takes no text from the network",
                    es: "falta el texto de \(name): Glosa no toma textos de la red"
                ),
                reason: LocalizedText(
                    en: "a site would change, or fail, with what others publish",
                    es: "el sitio cambiaría, o fallaría, con lo que publiquen otros"
                ),
                advice: LocalizedText(
                    en: "save the text in the course and name that file",
                    es: "guarda el texto en el curso e indica ese fichero"
                ),
                severity: .warning
            )
        case .outsideBase(let folders):
            let list = folders.prefix(5).map { $0.isEmpty ? "." : $0 }.joined(separator: ", ")
            return Self.file(
                request,
                LocalizedText(
                    en: "\(name) leads out of the folder of `base_path` (\(list))",
                    es: "\(name) sale de la carpeta de `base_path` (\(list))"
                ),
                advice: LocalizedText(
                    en: "put the file into that folder, or set `restrict_base_path: false`",
                    es: "pon el fichero en esa carpeta, o escribe `restrict_base_path: false`"
                )
            )
        case .openList:
            return Self.file(
                request,
                LocalizedText(
                    en: "this list of files never ends, so nothing is taken from it",
                    es: "esta lista de ficheros no termina, así que no se toma nada de ella"
                ),
                advice: LocalizedText(
                    en: "write `--8<--` below its last file, or a file's name in quotes behind this one",
                    es:
                        "escribe `--8<--` debajo de su último fichero, o el nombre de un fichero entre comillas detrás de este"
                )
            )
        }
    }

    static func file(
        _ request: SampleRequest,
        _ message: LocalizedText,
        reason: LocalizedText? = nil,
        advice: LocalizedText?,
        severity: Severity = .error
    ) -> Diagnostic {
        Diagnostic(
            rule: .sampleFile,
            severity: severity,
            message: message,
            range: request.fileRange,
            reason: reason,
            advice: advice
        )
    }

    static func region(
        _ range: SourceRange,
        _ message: LocalizedText,
        reason: LocalizedText? = nil,
        advice: LocalizedText?,
        related: [(SourceRange, LocalizedText)] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: .sampleRegion,
            severity: .error,
            message: message,
            range: range,
            reason: reason,
            advice: advice,
            related: related.map { Diagnostic.Related(range: $0.0, message: $0.1) }
        )
    }
}

extension Diagnostic {
    /// The finding for a fence that names a file and also holds text.
    static func ownText(of block: CodeBlock, _ request: SampleRequest) -> Diagnostic {
        let first = block.slice.bytes.firstIndex { !$0.isWhitespace } ?? 0
        let end = block.slice.bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? block.slice.bytes.count
        return Diagnostic(
            rule: .sampleFile,
            severity: .warning,
            message: LocalizedText(
                en: "this text is not shown: the fence takes its code from \(request.file)",
                es: "este texto no se muestra: el bloque toma su código de \(request.file)"
            ),
            range: block.slice.range(first..<end),
            advice: LocalizedText(
                en: "delete it, or remove `file=` from the fence",
                es: "bórralo o quita `file=` del bloque"
            )
        )
    }
}
