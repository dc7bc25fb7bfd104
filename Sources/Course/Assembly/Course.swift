import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown

/// A course as it was read: its lessons in every language, the relations between them, and its other files. The findings of its
/// checks are in ``CheckedCourse``.
package struct Course: Sendable {
    /// A file that is published as it is: a picture, a download.
    package struct Asset: Sendable, Hashable {
        /// The path of the file, relative to the course.
        package let path: String
        /// The path on the site, below its root.
        package let outputPath: String
    }

    /// The course's folder.
    package let root: String
    package let configuration: Configuration
    package internal(set) var lessons: [Lesson]
    package let assets: [Asset]
    /// The tree of sections of each language that has lessons.
    package let trees: [String: Section]
    /// The sections of lessons that are listed in another section than their folder's, by index in ``lessons``.
    let places: [Int: String]
    /// The lessons that share an ``Lesson/id``, by language, as indices into ``lessons``.
    package let twins: [String: [String: Int]]
    /// The pages that show a lesson in place of its missing translation, by id and language.
    package let fallbacks: [String: [String: Int]]
    /// The lessons that each language has, and what the site shows in place of the others.
    package let coverage: LanguageCoverage
    /// The ids of each lesson's headings, parallel to its document's ``Document/headings``.
    package let headingIDs: [[String]]
    /// The findings made while the course was read and put together.
    package var reading: ReadingFindings
    /// Files other than lessons that findings may point into.
    package let otherFiles: [SourceFile]

    /// The decision trees of every language, in the order of lessons and, within one, of their diagrams.
    package let decisionTrees: [DecisionTree]
    let treePlaces: TreePlaces
    /// The glossary of the course's terms; nil if it has none.
    package let glossary: Glossary?

    package let links: LinkTable
    /// Published files, by the paths that links use.
    package let listedAssets: [Asset]
    /// In a repository, the targets of links that exist but are no part of the site, such as folders; relative to the course, in
    /// alphabetical order.
    package let unpublished: [String]
    /// The content folder, which all files of the course lie in; nil for loose files.
    package let enclosure: FileSystem.Enclosure?
    /// The source of the files that lessons take samples from.
    package let samples: SampleFiles
    package let isSingleFolder: Bool
    /// The written lessons that show samples from files; few courses have one.
    let showingFiles: [Int]
    /// True if the course was made of loose files. Their neighbours were not read, so links to those are not judged.
    package let isLoose: Bool

    /// The languages with lessons, the main one first.
    package var languages: [String] { configuration.languages.filter { trees[$0] != nil } }

    /// Every file that a finding may point into.
    package var files: [SourceFile] {
        otherFiles + filesWithLessons.map(\.file) + sampleFiles(of: showingFiles)
    }

    /// The files of the written lessons, each once: the first lesson of each, since the comments of a Swift file are many.
    private var filesWithLessons: [Lesson] {
        guard isLoose else { return Array(lessons[written]) }
        var known: Set<String> = []
        return lessons[written].filter { known.insert($0.filePath).inserted }
    }

    /// Returns those of the files at `paths` that were read: the configuration, the preamble, lessons, and sample files.
    ///
    /// - Parameter paths: relative to the course.
    package func files(at paths: Set<String>) -> [SourceFile] {
        let showing = showingFiles.filter { lessons[$0].facts.sampleFiles.contains(where: paths.contains) }
        return otherFiles.filter { paths.contains($0.path) }
            + filesWithLessons.filter { paths.contains($0.filePath) }.map(\.file)
            + sampleFiles(of: showing).filter { paths.contains($0.path) }
    }

    /// The files and folders that were looked up for samples, relative to the course; each once.
    package var sampleFiles: [String] {
        Set(showingFiles.flatMap { lessons[$0].facts.sampleFiles }).sorted()
    }

    /// The targets of symbolic links among ``sampleFiles``, relative to the course.
    package var linkedSampleFiles: [String] { samples.roots(for: "").targets(of: sampleFiles) }

    /// Returns the files that some lessons take samples from, each once; without those that are lessons themselves.
    private func sampleFiles(of lessons: some Sequence<Int>) -> [SourceFile] {
        var known: Set<String> = []
        return lessons.flatMap { index -> [SourceFile] in
            self.lessons[index].document.includedFiles.filter { file in
                lesson(at: file.path) == nil && !otherFiles.contains { $0.path == file.path }
                    && known.insert(file.path).inserted
            }
        }
    }

    /// The file with the hidden declarations that every sample may use; nil if the course names none.
    package var preamble: SourceFile? { otherFiles.first { $0.path == configuration.compile.preamble } }

    /// The lessons that have a file of their own, as indices into ``lessons``; the fallbacks for missing translations come after
    /// them.
    package var written: Range<Int> { 0..<(lessons.count - fallbackCount) }
    private var fallbackCount: Int { fallbacks.values.reduce(0) { $0 + $1.count } }

    /// Returns the lesson of a file, as an index into ``lessons``; nil for other files. Fallbacks don't count.
    ///
    /// - Parameter path: relative to the course.
    package func lesson(at path: String) -> Int? {
        let folder = configuration.content
        guard folder.isEmpty || path.hasPrefix(folder + "/") else { return nil }
        let below = String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
        guard let index = configuration.usesLayout ? links.files[below] : links.lessons[below],
            lessons[index].filePath == path, lessons[index].fallback == nil
        else { return nil }
        return index
    }

    /// Returns the path of the section that lists a lesson, or whose own page it is.
    package func section(of lesson: Int) -> String { places[lesson] ?? lessons[lesson].folder }

    /// Returns true if a lesson is the first page of its language.
    package func isHome(_ lesson: Int) -> Bool { trees[lessons[lesson].language]?.index == lesson }

    /// Returns the page that shows a lesson in a language, be it as a fallback in another language, as an index into ``lessons``.
    package func page(of lesson: Int, in language: String) -> Int? {
        twin(of: lesson, in: language) ?? fallbacks[lessons[lesson].id]?[language]
    }

    /// Returns the lesson whose text a page shows: another lesson for a fallback, else the lesson itself.
    package func original(shownBy lesson: Int) -> Int { lessons[lesson].fallback?.original ?? lesson }

    /// Returns the translation of a lesson into a language, as an index into ``lessons``.
    package func twin(of lesson: Int, in language: String) -> Int? {
        twins[lessons[lesson].id]?[language]
    }

    /// Returns some lessons together with their translations.
    package func withTwins(of lessons: Set<Int>) -> Set<Int> {
        lessons.reduce(into: lessons) { all, lesson in all.formUnion((twins[self.lessons[lesson].id] ?? [:]).values) }
    }

    /// Returns the ids of a lesson's headings, worked out anew.
    func makeHeadingIDs(of lesson: Int) -> [String] {
        let main = configuration.mainLanguage
        let original = lessons[lesson].language == main ? nil : twin(of: lesson, in: main)
        return HeadingIDs.ids(of: lessons[lesson], original: original.map { lessons[$0] })
    }

    /// Returns the bytes of a file that is published as it is.
    package func bytes(of asset: Asset) throws(FileError) -> [UInt8] {
        try FileSystem.read(CoursePath.join(root, asset.path), within: enclosure)
    }

    /// Opens a file that is published as it is, to read it piece by piece.
    package func open(_ asset: Asset) throws(FileError) -> OpenFile {
        try OpenFile(CoursePath.join(root, asset.path), within: enclosure)
    }

    /// Returns the finding for a file that could be read when the course was loaded, and can't be read any more.
    package func finding(of error: FileError, in asset: Asset) -> Diagnostic {
        .unreadable(asset.path, error, within: enclosure)
    }

    /// Returns the title of the course in a language: the configured one, else that of the first page, unless this is one that
    /// any page may have, else the name of the course's folder.
    package func title(in language: String) -> String {
        if let title = configuration.title?.text(in: language, main: configuration.mainLanguage) { return title }
        let first = trees[language]?.index.map { lessons[$0].title }
        if let first, !PageNames.saysNothing(first, ofPart: true) { return first }
        return configuration.folderName ?? first ?? "Glosa"
    }
}
