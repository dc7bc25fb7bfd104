import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An operation on a file that failed or was refused.
public struct FileError: Error, CustomStringConvertible, Sendable {
    public enum Cause: Sendable, Hashable {
        /// An error of the system, by its error number.
        case system(Int32)
        /// The file lies outside the folder that may be read, wherever its path seemed to lead.
        case leadsOut
        /// The file, or a folder on the way to it, has a name that begins with a dot.
        case hidden
        /// The path leads to a device, a pipe, a socket, or a folder where a file is expected.
        case noFile
        /// The file holds more bytes than the limit.
        case tooLarge
        /// Another process is at work at the path.
        case busy
        /// The file or folder belongs to another user.
        case foreign
        /// Other users can write to the file or folder.
        case shared
    }

    /// The operation that was tried, as a verb: `read`, `write`, `make folder`.
    public let operation: String
    public let path: String
    public let cause: Cause

    init(_ operation: String, _ path: String, _ cause: Cause = .system(errno)) {
        self.operation = operation
        self.path = path
        self.cause = cause
    }

    /// Returns the error for writing to a path that leads out of the folder it is meant for.
    public static func leadingOut(_ path: String) -> FileError { FileError("write", path, .leadsOut) }

    public var isNotFound: Bool { cause == .system(ENOENT) || cause == .system(ENOTDIR) }

    /// The cause as the end of a sentence: “no space left on the disk”.
    public var reason: LocalizedText {
        switch cause {
        case .system(let code):
            Self.spanish[code].map { LocalizedText(en: String(cString: strerror(code)), es: $0) }
                ?? LocalizedText(verbatim: String(cString: strerror(code)))
        case .leadsOut: LocalizedText(en: "it leads out of its folder", es: "sale de su carpeta")
        case .hidden: LocalizedText(en: "it leads to a hidden file", es: "lleva a un fichero oculto")
        case .noFile: LocalizedText(en: "it is not a file", es: "no es un fichero")
        case .tooLarge: LocalizedText(en: "it is too large", es: "es demasiado grande")
        case .foreign: LocalizedText(en: "it belongs to somebody else", es: "es de otra persona")
        case .shared: LocalizedText(en: "others can write there", es: "otros pueden escribir ahí")
        case .busy: LocalizedText(en: "another build is running there", es: "hay otra construcción en marcha ahí")
        }
    }

    public var description: String { "cannot \(operation) \(path): \(reason.en)" }

    /// Spanish texts of common errors, by error number; other errors are shown in the system's own words.
    private static let spanish: [Int32: String] = [
        EACCES: "permiso denegado", EPERM: "operación no permitida", ENOENT: "no existe",
        ENOTDIR: "no es una carpeta", EISDIR: "es una carpeta", EEXIST: "ya existe",
        ENOTEMPTY: "la carpeta no está vacía", ENOSPC: "no queda espacio en el disco",
        EDQUOT: "se ha superado la cuota de disco", EFBIG: "el fichero sería demasiado grande",
        EROFS: "el sistema de ficheros es de solo lectura", EIO: "error de entrada y salida",
        ENAMETOOLONG: "el nombre es demasiado largo", ELOOP: "los enlaces simbólicos forman un bucle",
        EMFILE: "hay demasiados ficheros abiertos",
    ]
}
