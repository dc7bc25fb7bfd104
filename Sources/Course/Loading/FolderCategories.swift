import CourseConfiguration
import Diagnostics
import FileSystem
import YAML

/// Reads the files in which Docusaurus has the name and the place of a folder: `_category_.json` and `_category_.yml`.
enum FolderCategories {
    private static let names: Set<String> = ["_category_.json", "_category_.yml", "_category_.yaml"]

    /// Adds the categories of a website's folders to its configuration.
    static func read(into configuration: inout Configuration, root: String) -> [Diagnostic] {
        guard configuration.dialect == .docusaurus else { return [] }
        let content = configuration.content
        let scan = ContentScan(courseRoot: root, folder: content, selection: ContentSelection(configuration))
        var website = configuration.website ?? WebsiteSettings()
        var findings: [Diagnostic] = []
        for file in scan.files where names.contains(CoursePath.name(of: file)) {
            let path = CoursePath.join(content, file)
            website.categoryFiles.append(path)
            guard let bytes = try? FileSystem.read(CoursePath.join(root, path), within: scan.enclosure, upTo: 1 << 20)
            else {
                continue
            }
            let source = TextDecoding.decode(bytes, path: path).file
            do throws(YAMLReader.Failure) {
                let entries = try YAMLReader(source, range: 0..<source.bytes.count).read()?.root.mapping ?? []
                func value(_ key: String) -> String? { entries.last { $0.key == key }?.value.scalar }
                website.categories[CoursePath.folder(of: file)] = WebsiteSettings.Category(
                    label: value("label").flatMap { $0.isEmpty ? nil : $0 },
                    position: value("position").flatMap(Double.init)
                )
            } catch {
                findings.append(error.finding(.configuration))
            }
        }
        configuration.website = website
        return findings
    }
}
