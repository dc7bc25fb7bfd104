import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown

/// The files of a new course with the content of another one, in Glosa's own Markdown.
struct ImportedCourse {
    /// Something that is kept as it was written.
    struct Kept {
        /// The path of the file that it was read from.
        let path: String
        let line: Int
        let name: String
    }

    private(set) var files: [NewCourse.File] = []
    private(set) var kept: [Kept] = []
    private(set) var pages = 0
    private let course: Course

    init(_ course: Course) {
        self.course = course
        // Pages that PO files make have no file of their own.
        for index in course.written where course.writtenPath(of: index) == course.lessons[index].filePath {
            let lesson = course.lessons[index]
            let path = lesson.filePath
            guard SourceName.isMarkdown(path) else {
                // A tutorial has no form outside a catalogue.
                let bytes = lesson.file.original
                files.append(NewCourse.File(path: target(path)) { bytes })
                kept.append(Kept(path: path, line: 1, name: CoursePath.name(of: path)))
                continue
            }
            let conversion = MarkdownConversion(
                lesson.file,
                dialect: lesson.document.dialect,
                title: lesson.document.headings.first?.plainText == lesson.title ? nil : lesson.title
            ) { link in Self.destination(link, of: index, in: course) }
            kept += conversion.kept.map { Kept(path: path, line: $0.line, name: $0.name) }
            files.append(NewCourse.File(path: page(lesson)) { conversion.text })
            pages += 1
        }
        for asset in course.assets {
            files.append(NewCourse.File(path: target(asset.path)) { try course.bytes(of: asset) })
        }
        let text = configuration
        files.append(NewCourse.File(path: "glosa.yml") { Array(text.utf8) })
    }

    // MARK: Places

    private func target(_ path: String) -> String {
        let content = course.configuration.content
        return "content/" + (content.isEmpty ? path : String(path.dropFirst(content.count + 1)))
    }

    /// Returns the path of a page. The first page of a catalogue is known by its name, and links name pages without spaces.
    private func page(_ lesson: Lesson) -> String {
        guard lesson.document.dialect == .docC else { return target(lesson.filePath) }
        let path = target(lesson.filePath)
        if lesson.isIndex { return CoursePath.join("content", "index.md") }
        return CoursePath.join(CoursePath.folder(of: path), CoursePath.name(of: path).replacing(" ", with: "-"))
    }

    /// Returns the path of a picture or a file that pages of a catalogue name without its folder; nil for other links.
    private static func destination(_ link: Link, of lesson: Int, in course: Course) -> String? {
        guard course.lessons[lesson].document.dialect == .docC else { return nil }
        let output: String
        switch course.resolve(link, from: lesson) {
        case .picture(let picture): output = picture.path
        case .file(let file, _): output = file
        default: return nil
        }
        guard let asset = course.assets.first(where: { $0.outputPath == output }) else { return nil }
        let page = course.lessons[lesson]
        let content = course.configuration.content
        let start = page.isIndex ? CoursePath.join(content, "index.md") : page.filePath
        return PercentEncoding.path(CoursePath.relative(from: start, to: asset.path))
    }

    // MARK: Configuration

    private var configuration: String {
        let own = course.configuration
        var text = "# Written by `glosa import`.\n"
        let titles = own.languages.compactMap { language in
            own.title?.text(in: language, main: own.mainLanguage).map { (language, $0) }
        }
        if let title = titles.first {
            text +=
                Set(titles.map(\.1)).count == 1
                ? "title: \(YAMLText.quoted(title.1))\n"
                : "title:\n"
                    + titles.map { "  \(YAMLText.key($0.0, column: 2)) \(YAMLText.quoted($0.1))\n" }.joined()
        }
        text += "languages: \(YAMLText.list(own.writtenLanguages))\n"
        if own.translations == .suffixes, own.writtenLanguages.count > 1 { text += "translations: suffixes\n" }
        text += "profile: documentation\n"
        if let address = own.baseURL { text += "baseURL: \(YAMLText.quoted(address))\n" }
        if let tree = course.trees[own.mainLanguage] {
            let isListed = !own.navigation.isEmpty || course.lessons.contains { $0.document.dialect == .docC }
            if isListed { text += "nav:\n" + lines(tree, depth: 1) }
        }
        return text
    }

    private func lines(_ section: Section, depth: Int) -> String {
        let indent = String(repeating: "  ", count: depth)
        /// Returns a title as the key of a line in the list; the key begins behind the line's sign.
        func key(_ title: String) -> String { YAMLText.key(title, column: indent.count + 2) }
        var text = ""
        for entry in [section.index].compactMap(\.self).map(Section.Member.lesson) + section.entries {
            switch entry {
            case .lesson(let lesson):
                guard SourceName.isMarkdown(course.lessons[lesson].filePath) else { continue }
                let path = page(course.lessons[lesson]).dropFirst("content/".count)
                let label = section.labels[lesson]
                text += "\(indent)- \(label.map { key($0) + " " } ?? "")\(YAMLText.quoted(String(path)))\n"
            case .section(let inner):
                let below = lines(inner, depth: depth + 2)
                if !below.isEmpty { text += "\(indent)- \(key(inner.title))\n\(below)" }
            case .address(let address, let title):
                text += "\(indent)- \(key(title)) \(YAMLText.quoted(address))\n"
            case .draft: break
            }
        }
        return text
    }
}
