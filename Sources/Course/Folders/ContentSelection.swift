import CourseConfiguration

/// The selection of a course's content: all files below the content folder or, if that is the course's own folder, the parts that
/// `glosa.yml` lists; without the files that it excludes.
struct ContentSelection: Sendable {
    private let content: String
    private let isRepository: Bool
    /// The parts, relative to the course; empty: all.
    private let parts: [String]
    private let patterns: [Pattern]
    private let ignored: IgnorePatterns
    private let drafts: IgnorePatterns
    /// The folders of a repository that hold no content: output and templates.
    private let others: [String]

    /// The pages that a book's summary lists, below the content folder; nil: all files may be pages.
    private let listed: Set<String>?
    /// The paths of a book's summary and its other lists, which are no pages.
    private let summaries: Set<String>
    /// The hidden folders of pictures that are read: GitBook's own, and those in which repositories keep what their README shows.
    private let pictureFolders: Set<String>
    private let isWebsite: Bool
    /// The folders below the content whose files a website publishes, relative to the course.
    private let published: [String]

    /// The names of folders in repositories with files from other authors.
    private static let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData"]

    struct Pattern: Sendable {
        private let bytes: [UInt8]
        private let hasSigns: Bool

        /// - Parameter text: the pattern; a slash at its end is ignored.
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
        summaries = Set(configuration.book.map { [$0.summary] + $0.lists } ?? [])
        let book = configuration.writtenLanguages.count == 1 ? configuration.book : nil
        listed = book.flatMap { $0.isSelection ? Set($0.titles.keys).union([$0.first].compactMap(\.self)) : nil }
        pictureFolders = Self.pictureFolders(of: configuration)
        isWebsite = configuration.dialect.isOfWebsite
        published = isRepository ? configuration.websiteFolders : []
        (ignored, drafts) = (configuration.ignored, configuration.drafts)
        others = isRepository ? [configuration.output] + [configuration.templates].compactMap(\.self) : []
    }

    /// Returns true if a file, or anything below a folder, may belong to the content. For a file, the folders above it must have
    /// been checked before.
    ///
    /// - Parameter path: relative to the course.
    func admits(_ path: String, isFolder: Bool) -> Bool {
        if isFolder, isRepository, others.contains(path) { return false }
        if isFolder, isRepository || isWebsite, Self.foreign.contains(CoursePath.name(of: path)) { return false }
        guard !patterns.isEmpty || !ignored.isEmpty else { return true }
        let below = below(path)
        if ignored.matches(below, isFolder: isFolder) { return false }
        return !patterns.contains { $0.matches(below) }
    }

    /// Returns true if the configuration marks a page as a draft.
    ///
    /// - Parameter path: relative to the course.
    func isDraft(_ path: String) -> Bool { drafts.matches(below(path), isFolder: false) }

    private func below(_ path: String) -> String {
        content.isEmpty || !path.utf8.starts(with: content.utf8)
            ? path : String(decoding: path.utf8.dropFirst(content.utf8.count + 1), as: UTF8.self)
    }

    /// Returns true if a folder of a repository with these names in it is a built site.
    func isForeign(_ names: [String]) -> Bool { isRepository && names.contains(ReservedNames.siteMarker) }

    /// Returns true if an admitted file may be a page: it lies in one of the parts, or no parts are listed.
    ///
    /// - Parameter path: relative to the course.
    func isPagePlace(_ path: String) -> Bool {
        guard !summaries.contains(path), listed?.contains(below(path)) ?? true else { return false }
        return parts.isEmpty || parts.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// The name of GitBook's folder of pictures.
    static let assets = ".gitbook"
    private static let hiddenPictures: Set = [".github", ".assets", ".images", ".img", ".media", ".resources"]
    private static let pictureEndings: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]

    /// The names of the hidden folders in which pictures may lie.
    static func pictureFolders(of configuration: Configuration) -> Set<String> {
        if configuration.dialect == .gitBook { return [assets] }
        return configuration.isRepository ? hiddenPictures : []
    }

    /// Returns true if a hidden file or folder is left out.
    ///
    /// - Parameter path: relative to the course.
    func leavesOutHidden(_ path: String) -> Bool { !pictureFolders.contains(CoursePath.name(of: path)) }

    /// Returns true if a file is in a hidden folder of a repository and is no picture: it is for other programs.
    ///
    /// - Parameter path: relative to the course.
    func isOfHiddenFolder(_ path: String) -> Bool {
        guard isRepository, !pictureFolders.isEmpty, !pictureFolders.contains(Self.assets),
            path.split(separator: "/").dropLast().contains(where: { pictureFolders.contains(String($0)) })
        else { return false }
        let ending = CoursePath.name(of: path).split(separator: ".").last ?? ""
        return !Self.pictureEndings.contains(ending.lowercased())
    }

    /// Returns true if files are published only where a page names them.
    func publishesOnlyNamed(_ path: String) -> Bool {
        isRepository && !CataloguePath.isCatalogue(CoursePath.folder(of: path))
            && !published.contains { path.hasPrefix($0 + "/") }
    }

    /// True if a file that can't be published is reported even though it is no page.
    var reportsAll: Bool { !isRepository && !isWebsite }
}
