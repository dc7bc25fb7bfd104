import Diagnostics
import FileSystem

/// The folder in which Glosa keeps what it has compiled for all of a user's courses. Nobody else can put anything there: what
/// lies in it is believed.
public struct UserCache: Sendable {
    /// Why the folder that is meant for it isn't used.
    public struct Problem: Sendable, Hashable {
        let folder: String
        let cause: LocalizedText
    }

    let folder: String
    /// Why another folder stands in for it, which goes with this process; nil where none does, or none is meant.
    let problem: Problem?

    /// The folder that the environment names: `$XDG_CACHE_HOME/glosa`, else `~/.cache/glosa` (XDG Base Directory
    /// Specification); where it names none, the same in the home folder that the system knows of.
    ///
    /// - Throws: where not even a temporary folder can be made.
    init() throws(FileError) {
        try self.init(environment: FileSystem.environment, home: FileSystem.listedHome)
    }

    /// - Parameter home: as the system knows it.
    init(environment: [String: String], home: String?) throws(FileError) {
        let named =
            Self.absolute(environment["XDG_CACHE_HOME"]) ?? Self.absolute(environment["HOME"]).map { $0 + "/.cache" }
        // One that is not there is not meant to be.
        let listed = home.flatMap { try? FileSystem.realPath($0) }.map { $0 + "/.cache" }
        guard let parent = named ?? listed else {
            folder = try FileSystem.temporaryFolderOfProcess()
            problem = nil
            return
        }
        let place = (parent.count > 1 && parent.hasSuffix("/") ? String(parent.dropLast()) : parent) + "/glosa"
        do throws(FileError) {
            folder = try FileSystem.makePrivateFolder(place)
            problem = nil
        } catch {
            folder = try FileSystem.temporaryFolderOfProcess()
            // A user who is not meant to have a home may have one that isn't there.
            problem =
                named == nil && ![.foreign, .shared].contains(error.cause)
                ? nil : Problem(folder: error.path, cause: error.reason)
        }
    }

    private static func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
}

extension UserCache.Problem {
    public var message: LocalizedText {
        LocalizedText(
            en: "what Glosa compiles is not kept for the next command: \(folder) can't be used, because \(cause.en)",
            es:
                "lo que Glosa compila no se guarda para la próxima orden: no se puede usar \(folder), porque \(cause.es)"
        )
    }

    public var reason: LocalizedText {
        LocalizedText(
            en: "what lies in the cache is believed, so nobody else may be able to write there",
            es: "lo que hay en la caché se da por bueno, así que nadie más debe poder escribir ahí"
        )
    }

    public var advice: LocalizedText {
        LocalizedText(
            en: "give the folder to yourself, with mode 700, or name one of your own in XDG_CACHE_HOME",
            es: "haz que la carpeta sea tuya, con permisos 700, o pon en XDG_CACHE_HOME una que lo sea"
        )
    }
}
