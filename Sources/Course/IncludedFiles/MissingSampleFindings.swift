import Diagnostics
import FileSystem

/// Findings about a file, or a region of one, that is not available.
extension SampleFault {
    static func unavailable(
        _ failure: SampleRoots.LookupFailure,
        _ request: SampleRequest,
        _ strangers: [String]
    ) -> Diagnostic {
        let name = request.file
        let outside = LocalizedText(
            en:
                "Glosa takes a sample only from the folder of the course or of its package, so that a page publishes nothing else",
            es:
                "Glosa toma una muestra solo de la carpeta del curso o de la de su paquete, para que una página no publique nada más"
        )
        let naming =
            request.isOfText
            ? LocalizedText(
                en: "correct its path, or put the file into the course's folder",
                es: "corrige su ruta, o pon el fichero en la carpeta del curso"
            )
            : LocalizedText(
                en: "write its path from the course's folder or the package's: file=Sources/App/Counter.swift",
                es: "escribe su ruta desde la carpeta del curso o la del paquete: file=Sources/App/Counter.swift"
            )
        switch failure {
        case .outside:
            return file(
                request,
                LocalizedText(
                    en: "\(name) leads out of the course's folder and the package's",
                    es: "\(name) sale de la carpeta del curso y de la del paquete"
                ),
                reason: outside,
                advice: naming
            )
        case .refused(let error):
            let isOutside = error.cause == .leadsOut || error.cause == .hidden
            let limit = SampleRoots.largestFile >> 20
            return file(
                request,
                LocalizedText(
                    en: "\(name) can't be shown: \(error.reason.en)",
                    es: "\(name) no se puede mostrar: \(error.reason.es)"
                ),
                reason: isOutside ? outside : nil,
                advice: error.cause == .tooLarge
                    ? LocalizedText(
                        en: "a file that is shown, even in part, may have \(limit) MB at most",
                        es: "un fichero que se muestra, aunque sea en parte, puede tener \(limit) MB como mucho"
                    ) : nil
            )
        case .missing(let near):
            let stranger = strangers.first.map { package in
                LocalizedText(
                    en: "files of \(package) are not shown, because it is not in the same git repository as the course",
                    es:
                        "los ficheros de \(package) no se muestran, porque no está en el mismo repositorio de git que el curso"
                )
            }
            return file(
                request,
                LocalizedText(
                    en: "there is no file \(name) in the course's folder or its package's",
                    es: "no hay ningún fichero \(name) en la carpeta del curso ni en la de su paquete"
                ),
                reason: stranger,
                advice: near.map {
                    LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                } ?? naming
            )
        }
    }

    static func noRegion(
        _ region: String,
        near: String?,
        known: [String],
        _ request: SampleRequest
    ) -> Diagnostic {
        let list = known.joined(separator: ", ")
        let advice =
            if let near {
                LocalizedText(en: "did you mean “\(near)”?", es: "¿querías decir «\(near)»?")
            } else if known.isEmpty, request.isOfText {
                LocalizedText(
                    en:
                        "the file marks no regions: write a comment `ANCHOR: \(region)` above the first line of it and `ANCHOR_END: \(region)` below the last",
                    es:
                        "el fichero no marca regiones: escribe un comentario `ANCHOR: \(region)` encima de su primera línea y `ANCHOR_END: \(region)` debajo de la última"
                )
            } else if known.isEmpty {
                LocalizedText(
                    en:
                        "the file marks no regions: write `// snippet.\(region)` above the first line of it and `// snippet.end` below the last",
                    es:
                        "el fichero no marca regiones: escribe `// snippet.\(region)` encima de su primera línea y `// snippet.end` debajo de la última"
                )
            } else {
                LocalizedText(en: "its regions are: \(list)", es: "sus regiones son: \(list)")
            }
        return Self.region(
            request.partRange,
            LocalizedText(
                en: "\(request.file) has no region “\(region)”",
                es: "\(request.file) no tiene ninguna región «\(region)»"
            ),
            advice: advice
        )
    }
}
