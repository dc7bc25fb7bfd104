import Diagnostics

/// A problem with a store or its settings. It costs time and a note, never a verdict.
public enum StoreProblem: Sendable, Hashable {
    /// The program curl isn't installed.
    case noCurl(StoreAddress)
    /// An environment variable has an invalid value.
    case variable(StoreSettings.Variable)
    /// A token without an address in the environment: only the course names the store.
    case tokenWithoutAddress(StoreAddress)
    /// Entries that were rejected: their number, and the first one's key.
    case distrusted(StoreAddress, count: Int, key: String)
    /// A request to the store failed.
    case failure(StoreAddress, Failure, isWriting: Bool)

    public enum Failure: Sendable, Hashable {
        /// The store doesn't answer; in curl's words.
        case unreachable(String?)
        /// The time limit was reached: the number of finished requests, of the number of all.
        case slow(done: Int, of: Int)
        case redirects(to: String)
        case status(Int)
        /// A failure on this machine, in the system's words.
        case machine(String)
    }

    /// The store's address; nil for a problem with a variable.
    public var address: StoreAddress? {
        switch self {
        case .noCurl(let address), .tokenWithoutAddress(let address): address
        case .distrusted(let address, _, _), .failure(let address, _, _): address
        case .variable: nil
        }
    }

    public var message: LocalizedText {
        switch self {
        case .noCurl(let address):
            LocalizedText(
                en: "the shared store of verdicts at \(address.text) was not used: curl is not installed",
                es: "no se ha usado el almacén común de veredictos \(address.text): curl no está instalado"
            )
        case .variable(let variable):
            LocalizedText(
                en: "\(variable.rawValue) was not used: \(variable.fault.en)",
                es: "no se ha usado \(variable.rawValue): \(variable.fault.es)"
            )
        case .tokenWithoutAddress(let address):
            LocalizedText(
                en:
                    "GLOSA_CACHE_TOKEN was not sent to \(address.text): this store is named by the course, not by GLOSA_CACHE_URL",
                es:
                    "no se ha enviado GLOSA_CACHE_TOKEN a \(address.text): ese almacén lo nombra el curso, no GLOSA_CACHE_URL"
            )
        case .distrusted(let address, let count, let key):
            LocalizedText(
                en: """
                    \(count) \(count == 1 ? "entry" : "entries") of the shared store at \(address.text) \
                    \(count == 1 ? "was" : "were") rejected: damaged, cut off, too large, or not Glosa's (\(key))
                    """,
                es: """
                    \(count == 1 ? "se ha rechazado una entrada" : "se han rechazado \(count) entradas") del almacén común \
                    \(address.text): dañada, cortada, demasiado grande o ajena a Glosa (\(key))
                    """
            )
        case .failure(let address, let failure, let isWriting):
            LocalizedText(
                en: "the shared store of verdicts at \(address.text) \(failure.words(isWriting).en)",
                es: "el almacén común de veredictos \(address.text) \(failure.words(isWriting).es)"
            )
        }
    }

    public var reason: LocalizedText {
        LocalizedText(
            en: "no result is missing: this machine has worked out what the store didn't give",
            es: "no falta ningún resultado: esta máquina ha averiguado lo que no ha dado el almacén"
        )
    }

    public var advice: LocalizedText {
        switch self {
        case .noCurl:
            LocalizedText(
                en: "install it: apt-get install curl",
                es: "instálalo: apt-get install curl"
            )
        case .variable(let variable): variable.advice
        case .tokenWithoutAddress:
            LocalizedText(
                en: "set GLOSA_CACHE_URL too, to the address of the store for which the token is",
                es: "define también GLOSA_CACHE_URL, con la dirección del almacén al que pertenece"
            )
        case .distrusted:
            LocalizedText(
                en:
                    "delete them, and check who may write to the store; a check with write access then stores correct ones",
                es:
                    "bórralas, y mira quién puede escribir en el almacén; una comprobación con permiso de escritura guarda otras correctas"
            )
        case .failure(_, let failure, let isWriting): failure.advice(isWriting)
        }
    }
}

extension StoreSettings.Variable {
    fileprivate var fault: LocalizedText {
        switch self {
        case .address:
            LocalizedText(en: "it is not an http or https address", es: "no es una dirección http o https")
        case .write:
            LocalizedText(en: "it is neither true nor false", es: "no es ni true ni false")
        case .token:
            LocalizedText(
                en: "it contains characters that are not allowed in a header, or is too long",
                es: "contiene caracteres que no se admiten en una cabecera, o es demasiado largo"
            )
        }
    }

    fileprivate var advice: LocalizedText {
        switch self {
        case .address:
            LocalizedText(
                en: "set it to an address such as https://cache.example.org/glosa/, without ? and #",
                es: "defínela con una dirección como https://cache.example.org/glosa/, sin ? ni #"
            )
        case .write: LocalizedText(en: "set it to true or false", es: "defínela como true o false")
        case .token:
            LocalizedText(
                en: "set it to the token alone, without spaces and line breaks",
                es: "defínela solo con el token, sin espacios ni saltos de línea"
            )
        }
    }
}

extension StoreProblem.Failure {
    fileprivate func words(_ isWriting: Bool) -> LocalizedText {
        switch self {
        case .unreachable(let words):
            LocalizedText(
                en: "doesn't answer" + (words.map { ": \($0)" } ?? ""),
                es: "no responde" + (words.map { ": \($0)" } ?? "")
            )
        case .slow(let done, let all):
            LocalizedText(
                en: "is too slow: \(done) of \(all) entries within the time limit",
                es: "es demasiado lento: \(done) de \(all) entradas dentro del límite de tiempo"
            )
        case .redirects(let place):
            LocalizedText(
                en: "redirects Glosa\(place.isEmpty ? "" : " to \(place)"), and Glosa doesn't follow redirects",
                es: "redirige a Glosa\(place.isEmpty ? "" : " a \(place)"), y Glosa no sigue redirecciones"
            )
        case .status(let status) where status == 413 || status == 507:
            LocalizedText(
                en: "accepts no more entries: it is full, or an entry is too large (\(status))",
                es: "no admite más entradas: está lleno, o una entrada es demasiado grande (\(status))"
            )
        case .status(let status) where status == 401 || status == 403:
            isWriting
                ? LocalizedText(
                    en: "doesn't let Glosa write (\(status))",
                    es: "no deja escribir a Glosa (\(status))"
                )
                : LocalizedText(
                    en: "doesn't let Glosa read (\(status))",
                    es: "no deja leer a Glosa (\(status))"
                )
        case .status(let status) where isWriting && (status == 404 || status == 405 || status == 409):
            LocalizedText(
                en: "accepts no entries at that address (\(status))",
                es: "no admite entradas en esa dirección (\(status))"
            )
        case .status(let status):
            LocalizedText(
                en: "answers with an error (\(status))",
                es: "responde con un error (\(status))"
            )
        case .machine(let words):
            LocalizedText(
                en: "can't be reached from here: \(words)",
                es: "no se puede alcanzar desde aquí: \(words)"
            )
        }
    }

    fileprivate func advice(_ isWriting: Bool) -> LocalizedText {
        switch self {
        case .unreachable, .machine:
            LocalizedText(
                en:
                    "check that the address is right and the store is running; to do without it, set GLOSA_CACHE_URL to an empty value",
                es:
                    "comprueba que la dirección es correcta y que el almacén funciona; para prescindir de él, deja GLOSA_CACHE_URL vacía"
            )
        case .slow:
            LocalizedText(
                en: "use a nearer store, or do without it: set GLOSA_CACHE_URL to an empty value",
                es: "usa un almacén más cercano, o prescinde de él: deja GLOSA_CACHE_URL vacía"
            )
        case .redirects:
            LocalizedText(
                en: "give the address at which the store itself answers",
                es: "da la dirección en la que responde el propio almacén"
            )
        case .status(let status) where status == 413 || status == 507:
            LocalizedText(
                en: "delete old entries, which are never indispensable, or make the store larger",
                es: "borra entradas antiguas, que nunca son imprescindibles, o amplía el almacén"
            )
        case .status(let status) where (status == 401 || status == 403) && !isWriting:
            LocalizedText(
                en: """
                    set GLOSA_CACHE_URL and GLOSA_CACHE_TOKEN; S3 also answers 403 for what isn't there, unless the \
                    reader may list the bucket
                    """,
                es: """
                    define GLOSA_CACHE_URL y GLOSA_CACHE_TOKEN; S3 también responde 403 por lo que no está, si quien lee \
                    no puede listar el contenedor
                    """
            )
        case .status(let status) where status == 401 || status == 403:
            LocalizedText(
                en:
                    "set GLOSA_CACHE_URL and GLOSA_CACHE_TOKEN where Glosa may write, and `write: false` on other machines",
                es:
                    "define GLOSA_CACHE_URL y GLOSA_CACHE_TOKEN donde Glosa pueda escribir, y `write: false` en las demás máquinas"
            )
        case .status(let status) where isWriting && (status == 404 || status == 405 || status == 409):
            LocalizedText(
                en: "let the store take PUT below that address, or set `write: false`",
                es: "haz que el almacén admita PUT bajo esa dirección, o pon `write: false`"
            )
        case .status where isWriting:
            LocalizedText(
                en: "check whether the store has space left, and what its log says; old entries may be deleted",
                es:
                    "comprueba si al almacén le queda espacio y qué dice su registro; las entradas antiguas se pueden borrar"
            )
        case .status:
            LocalizedText(
                en: "check the store's log; to do without the store, set GLOSA_CACHE_URL to an empty value",
                es: "mira el registro del almacén; para prescindir de él, deja GLOSA_CACHE_URL vacía"
            )
        }
    }
}
