import Diagnostics

/// What a store, or what was said of it, is no good for. It costs time and a note, never a verdict.
public enum StoreProblem: Sendable, Hashable {
    /// There is no curl to ask with.
    case noCurl(StoreAddress)
    /// A variable holds what it can't mean.
    case variable(StoreSettings.Variable)
    /// There is a token, and only the course says for which store.
    case tokenWithoutAddress(StoreAddress)
    /// Entries that aren't what they must be: how many, and the first one's key.
    case distrusted(StoreAddress, count: Int, key: String)
    /// The store did not do what it was asked for.
    case failure(StoreAddress, Failure, isWriting: Bool)

    public enum Failure: Sendable, Hashable {
        /// In curl's words.
        case unreachable(String?)
        /// How many requests of how many were done in the time that there was.
        case slow(done: Int, of: Int)
        case redirects(to: String)
        case status(Int)
        /// On this machine, in the system's words.
        case machine(String)
    }

    /// The store; nil where a variable was the trouble.
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
                en: "the shared store of verdicts at \(address.text) was not asked: curl is not installed",
                es: "no se ha preguntado al almacén común de veredictos \(address.text): curl no está instalado"
            )
        case .variable(let variable):
            LocalizedText(
                en: "\(variable.rawValue) was not used: \(variable.fault.en)",
                es: "no se ha usado \(variable.rawValue): \(variable.fault.es)"
            )
        case .tokenWithoutAddress(let address):
            LocalizedText(
                en: "GLOSA_CACHE_TOKEN was not sent to \(address.text): only the course names that store",
                es: "no se ha enviado GLOSA_CACHE_TOKEN a \(address.text): ese almacén solo lo nombra el curso"
            )
        case .distrusted(let address, let count, let key):
            LocalizedText(
                en: """
                    \(count) \(count == 1 ? "entry" : "entries") of the shared store at \(address.text) \
                    \(count == 1 ? "was" : "were") not believed: damaged, cut off, too large, or not Glosa's (\(key))
                    """,
                es: """
                    no se \(count == 1 ? "ha creído una entrada" : "han creído \(count) entradas") del almacén común \
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
            en: "it only saves time: what it didn't give, this machine has found out",
            es: "solo ahorra tiempo: lo que no ha dado lo ha averiguado esta máquina"
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
                en: "set GLOSA_CACHE_URL too, to the address of the store that the token is for",
                es: "define también GLOSA_CACHE_URL, con la dirección del almacén al que pertenece"
            )
        case .distrusted:
            LocalizedText(
                en: "delete them, and see who may write to the store; a check that may write puts good ones there",
                es:
                    "bórralas, y mira quién puede escribir en el almacén; una comprobación que puede escribir pone otras"
            )
        case .failure(_, let failure, let isWriting): failure.advice(isWriting)
        }
    }
}

extension StoreSettings.Variable {
    fileprivate var fault: LocalizedText {
        switch self {
        case .address:
            LocalizedText(en: "it is no http or https address", es: "no es una dirección http o https")
        case .write:
            LocalizedText(en: "it is neither true nor false", es: "no es ni true ni false")
        case .token:
            LocalizedText(
                en: "it holds signs that a header can't have, or is too long",
                es: "contiene signos que no caben en una cabecera, o es demasiado largo"
            )
        }
    }

    fileprivate var advice: LocalizedText {
        switch self {
        case .address:
            LocalizedText(
                en: "set it to an address such as https://cache.example.org/glosa/, without ? and #",
                es: "ponle una dirección como https://cache.example.org/glosa/, sin ? ni #"
            )
        case .write: LocalizedText(en: "set it to true or false", es: "ponle true o false")
        case .token:
            LocalizedText(
                en: "set it to the token alone, without spaces and line breaks",
                es: "ponle solo el token, sin espacios ni saltos de línea"
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
                en: "is too slow: \(done) of \(all) entries in the time that there was",
                es: "es demasiado lento: \(done) de \(all) entradas en el tiempo que había"
            )
        case .redirects(let place):
            LocalizedText(
                en: "sends Glosa elsewhere\(place.isEmpty ? "" : ", to \(place)"), where it doesn't follow",
                es: "manda a Glosa a otro sitio\(place.isEmpty ? "" : ", a \(place)"), y allí no va"
            )
        case .status(let status) where status == 413 || status == 507:
            LocalizedText(
                en: "takes no more: it is full, or an entry is too large for it (\(status))",
                es: "no admite más: está lleno, o una entrada es demasiado grande para él (\(status))"
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
                en: "takes nothing there (\(status))",
                es: "no admite nada ahí (\(status))"
            )
        case .status(let status):
            LocalizedText(
                en: "answers with an error (\(status))",
                es: "responde con un error (\(status))"
            )
        case .machine(let words):
            LocalizedText(
                en: "can't be asked from here: \(words)",
                es: "no se puede preguntar desde aquí: \(words)"
            )
        }
    }

    fileprivate func advice(_ isWriting: Bool) -> LocalizedText {
        switch self {
        case .unreachable, .machine:
            LocalizedText(
                en:
                    "see whether the address is right and the store is running; an empty GLOSA_CACHE_URL does without it",
                es:
                    "mira si la dirección es correcta y si el almacén funciona; con GLOSA_CACHE_URL vacía se prescinde de él"
            )
        case .slow:
            LocalizedText(
                en: "use a store that is nearer, or do without it: set GLOSA_CACHE_URL to nothing",
                es: "usa un almacén más cercano, o prescinde de él: deja GLOSA_CACHE_URL vacía"
            )
        case .redirects:
            LocalizedText(
                en: "give the address where the store itself answers",
                es: "da la dirección en la que responde el propio almacén"
            )
        case .status(let status) where status == 413 || status == 507:
            LocalizedText(
                en: "delete old entries, none of which is ever needed, or make the store larger",
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
                en: "set GLOSA_CACHE_URL and GLOSA_CACHE_TOKEN where Glosa may write, and `write: false` elsewhere",
                es: "define GLOSA_CACHE_URL y GLOSA_CACHE_TOKEN donde pueda escribir, y `write: false` en lo demás"
            )
        case .status(let status) where isWriting && (status == 404 || status == 405 || status == 409):
            LocalizedText(
                en: "let the store take PUT below that address, or set `write: false`",
                es: "haz que el almacén admita PUT bajo esa dirección, o pon `write: false`"
            )
        case .status where isWriting:
            LocalizedText(
                en: "see whether the store has room left, and what its log says; old entries may be deleted",
                es: "mira si le queda sitio y qué dice su registro; las entradas antiguas se pueden borrar"
            )
        case .status:
            LocalizedText(
                en: "look into the store's log; an empty GLOSA_CACHE_URL does without it",
                es: "mira el registro del almacén; con GLOSA_CACHE_URL vacía se prescinde de él"
            )
        }
    }
}
