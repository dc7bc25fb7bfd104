import Diagnostics
import FileSystem

/// The folder in which Glosa keeps what it has compiled for all of a user's courses. Nobody else can write there: its files are
/// trusted.
public struct UserCache: Sendable {
    /// The reason why the intended folder isn't used.
    public struct Problem: Sendable, Hashable {
        let folder: String
        let cause: LocalizedText
    }

    let folder: String
    /// The reason why a temporary folder, removed with this process, is used instead; nil if it isn't, or if no folder is
    /// intended.
    let problem: Problem?

    /// Opens the folder that the environment names: `$XDG_CACHE_HOME/glosa`, else `~/.cache/glosa` (XDG Base Directory
    /// Specification); if it names none, the same in the home folder that the system lists for the user.
    ///
    /// - Throws: If not even a temporary folder can be made.
    init() throws(FileError) {
        try self.init(environment: FileSystem.environment, home: FileSystem.listedHome)
    }

    /// - Parameter home: The home folder that the system lists for the user.
    init(environment: [String: String], home: String?) throws(FileError) {
        let named =
            Self.absolute(environment["XDG_CACHE_HOME"]) ?? Self.absolute(environment["HOME"]).map { $0 + "/.cache" }
        // A listed home folder that doesn't exist isn't meant to be used.
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
            // A user without a home, such as a service, may be listed with a folder that doesn't exist or can't be used: no
            // problem.
            problem =
                named == nil && ![.foreign, .shared].contains(error.cause)
                ? nil : Problem(folder: error.path, cause: error.reason)
        }
    }

    /// The folder for what later commands may use; nil if there is none that outlives this process.
    public static var lastingFolder: String? {
        guard let cache = try? UserCache(), cache.folder != (try? FileSystem.temporaryFolderOfProcess()) else {
            return nil
        }
        return cache.folder
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
