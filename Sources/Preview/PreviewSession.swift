import Course
import Diagnostics
import FileSystem
import Site

/// A preview from its start to its end: it reads the course, serves its site, and follows the changes of its files.
package struct PreviewSession: Sendable {
    package struct Settings: Sendable {
        /// The folder that holds `glosa.yml`.
        package var source: String
        /// The folder of the course's content, relative to `source`; nil: the one that `glosa.yml` names.
        package var content: String?
        package var hosts: PreviewHosts
        package var port: UInt16 = 8080
        /// An address that opens a place in an editor; see ``EditorLink``.
        package var editor = EditorLink.standard
        /// The language of texts outside pages.
        package var language = "en"
        /// Tells what has changed in the originals of translations; nil: only what the record of accepted ones tells is marked.
        package var drift: DriftSource?
        /// Takes a place that a reader at this machine has chosen by a double click; nil if nobody wants to know.
        package var pick: (@Sendable (EditorPlace) -> Void)?

        package init(source: String, hosts: PreviewHosts) {
            self.source = source
            self.hosts = hosts
        }
    }

    /// A message of the preview to a person at the terminal.
    package enum News: Sendable {
        /// The preview answers at this address.
        case serving(address: String, port: UInt16)
        /// The site is up to date.
        case updated(pages: Int, milliseconds: Int, changed: [String])
        /// The numbers of findings in the course as it is now, and the new findings; `unlisted` counts those left out of many.
        case findings(Counts, fresh: Report, unlisted: Int)
        /// The system can't watch all folders: changes are found by polling.
        case polling
        /// The course or its theme can't be used.
        case failed(Report)
    }

    package struct Counts: Sendable, Equatable {
        package let errors: Int
        package let warnings: Int

        init(_ findings: [Diagnostic]) {
            errors = findings.count { $0.severity == .error }
            warnings = findings.count { $0.severity == .warning }
        }
    }

    /// The largest number of findings that are shown in full at once.
    static let mostListed = 20

    private let settings: Settings
    private let tell: @Sendable (News) -> Void
    private let store: SiteStore

    package init(_ settings: Settings, tell: @escaping @Sendable (News) -> Void) {
        self.settings = settings
        self.tell = tell
        let root = (try? FileSystem.realPath(settings.source)) ?? settings.source
        store = SiteStore(
            editor: EditorLink(pattern: settings.editor, root: root),
            folders: [root, settings.source],
            language: settings.language,
            pick: settings.pick,
            drift: settings.drift
        )
    }

    /// Has the open pages of a file show a place.
    package func follow(_ place: EditorPlace) async { await store.follow(place) }

    /// Returns the path of a file's page below the site's root; nil for a file without a page, and before the course is read.
    package func path(ofFile path: String) async -> String? { await store.path(ofFile: path) }

    /// Runs until its task is cancelled.
    ///
    /// - Throws: ``CannotListen``.
    package func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let follower = CourseFollower(source: settings.source, content: settings.content, store: store, tell: tell)
            let (isRead, reading) = AsyncStream.makeStream(of: Void.self)
            group.addTask { await follower.run { reading.finish() } }
            // Nothing is answered before there is something to show.
            for await _ in isRead {}
            group.addTask {
                let server = PreviewServer(store: store, hosts: settings.hosts, language: settings.language)
                try await server.run(port: settings.port) { port in
                    tell(.serving(address: "http://\(settings.hosts.shown):\(port)/", port: port))
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
