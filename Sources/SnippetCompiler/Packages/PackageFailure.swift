import Diagnostics

/// The reason why samples can't use a package's modules, reported as one finding.
public struct PackageFailure: Error, Sendable, Hashable {
    public let message: LocalizedText
    public let reason: LocalizedText?
    public let advice: LocalizedText?
    /// True if a requested product doesn't exist.
    public private(set) var isOfProduct = false
    /// True if the package's code is at fault.
    private(set) var isOfCode = false

    init(_ message: LocalizedText, reason: LocalizedText? = nil, advice: LocalizedText? = nil) {
        (self.message, self.reason, self.advice) = (message, reason, advice)
    }

    static func noPackage(_ folder: String) -> PackageFailure {
        PackageFailure(
            LocalizedText(
                en: "there is no package in \(folder): it has no Package.swift",
                es: "no hay ningún paquete en \(folder): no tiene Package.swift"
            ),
            advice: LocalizedText(
                en: "name the folder that holds Package.swift",
                es: "indica la carpeta que contiene Package.swift"
            )
        )
    }

    static func noProduct(_ name: String, among names: [String]) -> PackageFailure {
        let list = names.joined(separator: ", ")
        var failure = PackageFailure(
            LocalizedText(
                en: "the package has no library product “\(name)”",
                es: "el paquete no tiene ningún producto de biblioteca «\(name)»"
            ),
            advice: NearMiss.suggestion(for: name, among: names).map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            } ?? LocalizedText(en: "its products are: \(list)", es: "sus productos son: \(list)")
        )
        failure.isOfProduct = true
        return failure
    }

    static func unbuilt(_ folder: String, _ words: String) -> PackageFailure {
        var failure = PackageFailure(
            LocalizedText(
                en: "the package in \(folder) doesn't build: \(words)",
                es: "el paquete de \(folder) no compila: \(words)"
            ),
            reason: samplesUnchecked,
            advice: LocalizedText(
                en: "run `swift build` in that folder and correct the errors that it reports",
                es: "ejecuta `swift build` en esa carpeta y corrige los errores que indique"
            )
        )
        failure.isOfCode = true
        return failure
    }

    static func unreachable(_ folder: String, _ words: String) -> PackageFailure {
        PackageFailure(
            LocalizedText(
                en: "a dependency of the package in \(folder) can't be fetched: \(words)",
                es: "no se puede obtener una dependencia del paquete de \(folder): \(words)"
            ),
            reason: samplesUnchecked,
            advice: LocalizedText(
                en:
                    "run `swift package resolve` in that folder with access to the network; what it fetches is kept in .build",
                es:
                    "ejecuta `swift package resolve` en esa carpeta con acceso a la red; lo que obtenga se queda en .build"
            )
        )
    }

    static func silent(_ folder: String, seconds: Int, last: String?) -> PackageFailure {
        PackageFailure(
            LocalizedText(
                en: "the build of the package in \(folder) was stopped: it wrote nothing for \(seconds) seconds"
                    + (last.map { ", last “\($0)”" } ?? ""),
                es: "se ha detenido la compilación del paquete de \(folder): no ha escrito nada en \(seconds) segundos"
                    + (last.map { "; lo último, «\($0)»" } ?? "")
            ),
            reason: samplesUnchecked,
            advice: LocalizedText(
                en: "one of its plugins or macros may hang: run `swift build` in that folder to see which",
                es:
                    "puede que se cuelgue uno de sus complementos o macros: ejecuta `swift build` en esa carpeta para ver cuál"
            )
        )
    }

    static func late(_ folder: String) -> PackageFailure {
        PackageFailure(
            LocalizedText(
                en: "the build of the package in \(folder) was stopped: the time limit of the command was reached",
                es:
                    "se ha detenido la compilación del paquete de \(folder): se ha alcanzado el límite de tiempo de la orden"
            ),
            reason: samplesUnchecked,
            advice: CompilerFailure.timeLimit.advice
        )
    }

    static func unusable(_ folder: String, _ words: String) -> PackageFailure {
        PackageFailure(
            LocalizedText(
                en: "SwiftPM can't be used for the package in \(folder): \(words)",
                es: "no se puede usar SwiftPM con el paquete de \(folder): \(words)"
            ),
            reason: samplesUnchecked
        )
    }

    private static let samplesUnchecked = LocalizedText(
        en: "until it builds, samples are compiled without it: what uses the package's modules isn't checked",
        es: "mientras no compile, las muestras se compilan sin él: no se comprueba lo que usa los módulos del paquete"
    )
}
