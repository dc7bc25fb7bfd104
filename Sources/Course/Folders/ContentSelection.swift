/// Which files in a course's folder are its content: all below the content folder, or, where that is the course's own folder,
/// the parts that `glosa.yml` lists; without what it excludes.
struct ContentSelection: Sendable {
    private let content: String
    private let isRepository: Bool
    /// Relative to the course; empty: all.
    private let parts: [String]
    private let patterns: [Pattern]
    private let ignored: IgnorePatterns
    private let drafts: IgnorePatterns
    /// Folders of the course that hold no content, wherever that is.
    private let others: [String]

    /// Folders in repositories whose files somebody else wrote.
    private static let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData"]

    struct Pattern: Sendable {
        private let bytes: [UInt8]
        private let hasSigns: Bool

        /// - Parameter text: a slash at its end says the same as none.
        init(_ text: String) {
            var text = text[...]
            while text.hasSuffix("/") { text = text.dropLast() }
            if text.hasPrefix("./") { text = text.dropFirst(2) }
            bytes = Array(text.utf8)
            hasSigns = text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
        }

        func matches(_ path: String) -> Bool {
            hasSigns ? PathPattern.matches(Array(path.utf8)[...], bytes[...]) : path.utf8.elementsEqual(bytes)
        }
    }

    init(_ configuration: Configuration) {
        content = configuration.content
        isRepository = configuration.isRepository
        parts = configuration.contentParts.map(\.path)
        patterns = configuration.exclude.map { Pattern($0.text) }
        (ignored, drafts) = (configuration.ignored, configuration.drafts)
        others = isRepository ? [configuration.output] + [configuration.templates].compactMap(\.self) : []
    }

    /// Whether anything below a folder, or a file, may belong to the content. Of a file, the folders above it are thought to
    /// have been asked for before.
    ///
    /// - Parameter path: relative to the course.
    func admits(_ path: String, isFolder: Bool) -> Bool {
        if isFolder, isRepository, others.contains(path) || Self.foreign.contains(CoursePath.name(of: path)) {
            return false
        }
        guard !patterns.isEmpty || !ignored.isEmpty else { return true }
        let below = below(path)
        if ignored.matches(below, isFolder: isFolder) { return false }
        return !patterns.contains { $0.matches(below) }
    }

    /// Whether the configuration calls a page a draft.
    ///
    /// - Parameter path: relative to the course.
    func isDraft(_ path: String) -> Bool { drafts.matches(below(path), isFolder: false) }

    private func below(_ path: String) -> String {
        content.isEmpty ? path : String(decoding: path.utf8.dropFirst(content.utf8.count + 1), as: UTF8.self)
    }

    /// Whether a folder with such names in it is a site that somebody built in a repository.
    func isForeign(_ names: [String]) -> Bool { isRepository && names.contains(ReservedNames.siteMarker) }

    /// Whether a file that is admitted is a page, if it can be one.
    ///
    /// - Parameter path: relative to the course.
    func isPagePlace(_ path: String) -> Bool {
        parts.isEmpty || parts.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Whether files are published only where a page names them.
    func publishesOnlyNamed(_ path: String) -> Bool {
        isRepository && !CataloguePath.isCatalogue(CoursePath.folder(of: path))
    }

    /// Whether what can't be published is reported, though it is no page.
    var reportsAll: Bool { !isRepository }
}
