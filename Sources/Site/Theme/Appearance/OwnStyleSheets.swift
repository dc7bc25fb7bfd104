import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// The style sheets that `styles` names: they stand behind the theme's, outside its layers, so that they win.
///
/// Pages load nothing from other hosts, and the style sheet lies in another folder than these files: so addresses in `url()`
/// become those of published files, and all others are found (CSS Syntax Level 3, sections 4.3.2 to 4.3.6).
struct OwnStyleSheets {
    private(set) var bytes: [UInt8] = []
    private(set) var files: [SourceFile] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter published: returns the path below the site's root of a published file, by its path in the course.
    init(_ course: Course, published: (String) -> String?) {
        let styles = course.configuration.appearance.styles
        guard !styles.isEmpty, let enclosure = try? FileSystem.Enclosure(course.root) else { return }
        for style in styles {
            do throws(FileError) {
                let bytes = try FileSystem.read(
                    CoursePath.join(course.root, style.path),
                    within: enclosure,
                    upTo: Self.largest
                )
                let (file, encoding) = TextDecoding.decode(bytes, path: style.path)
                files.append(file)
                diagnostics += encoding
                add(file, published)
            } catch {
                diagnostics.append(Self.unreadable(style))
            }
        }
    }

    /// The largest size of a style sheet, in bytes.
    private static let largest = 1 << 20

    private mutating func add(_ file: SourceFile, _ published: (String) -> String?) {
        let source = file.bytes
        var copied = 0
        bytes += "\n/* \(CoursePath.name(of: file.path).replacing("*/", with: "")) */\n".utf8
        for address in StyleAddresses.all(in: source) {
            let text = String(decoding: source[address.text], as: UTF8.self)
            let place = file.range(address.text)
            if address.isImport {
                diagnostics.append(Self.imported(text, place))
                continue
            }
            if text.isEmpty || text.hasPrefix("#") || text.lowercased().hasPrefix("data:") { continue }
            let (path, anchor) = LinkDestination.split(text)
            let own = CoursePath.normalized(
                LinkDestination.isRooted(path)
                    ? LinkDestination.withoutRoot(path) : CoursePath.join(CoursePath.folder(of: file.path), path)
            )
            guard !LinkDestination.isExternal(text), let own, let output = published(own) else {
                diagnostics.append(Self.missing(text, place))
                continue
            }
            bytes += source[copied..<address.whole.lowerBound]
            let way = "../" + PageAddress.encoded(output) + (anchor.map { "#" + PageAddress.encoded($0) } ?? "")
            bytes += "url(\"\(way)\")".utf8
            copied = address.whole.upperBound
        }
        bytes += source[copied...]
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: Findings

    private static func unreadable(_ style: Appearance.NamedFile) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .error,
            message: LocalizedText(
                en: "the style sheet “\(style.path)” can't be read",
                es: "no se puede leer la hoja de estilo «\(style.path)»"
            ),
            range: style.range,
            advice: LocalizedText(
                en: "write its path from the course's folder; it may have up to a megabyte",
                es: "escribe su ruta desde la carpeta del curso; puede tener hasta un megabyte"
            )
        )
    }

    private static func imported(_ text: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .theme,
            severity: .error,
            message: LocalizedText(
                en: "browsers ignore this `@import`: the file stands behind the theme's rules",
                es: "los navegadores no hacen caso de este `@import`: el fichero va detrás de las reglas del tema"
            ),
            range: range,
            advice: LocalizedText(
                en: "list that style sheet under `styles` before this one",
                es: "pon esa hoja de estilo en `styles` antes que esta"
            )
        )
    }

    private static func missing(_ text: String, _ range: SourceRange) -> Diagnostic {
        let isExternal = LinkDestination.isExternal(text)
        return Diagnostic(
            rule: .theme,
            severity: .error,
            message: isExternal
                ? LocalizedText(
                    en: "pages load nothing from other hosts, so “\(text)” is not shown",
                    es: "las páginas no cargan nada de otros servidores, así que «\(text)» no se muestra"
                )
                : LocalizedText(
                    en: "the site has no file “\(text)”",
                    es: "el sitio no tiene ningún fichero «\(text)»"
                ),
            range: range,
            advice: LocalizedText(
                en: "put the file into the content folder, and write its path as seen from the style sheet",
                es: "pon el fichero en la carpeta de contenido, y escribe su ruta vista desde la hoja de estilo"
            )
        )
    }
}

/// The addresses in a style sheet: those in `url()`, and those behind `@import`.
enum StyleAddresses {
    struct Address {
        /// The whole `url()`, or the text behind `@import`.
        let whole: Range<Int>
        /// The address, without quotes.
        let text: Range<Int>
        let isImport: Bool
    }

    /// Looks at each byte once or twice.
    static func all(in css: [UInt8]) -> [Address] {
        var found: [Address] = []
        var index = 0
        var isImport = false
        while index < css.count {
            let byte = css[index]
            if byte == UInt8(ascii: "/"), index + 1 < css.count, css[index + 1] == UInt8(ascii: "*") {
                index = css[(index + 2)...].firstRange(ofBytes: Array("*/".utf8))?.upperBound ?? css.count
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let text = string(css, index)
                if isImport { found.append(Address(whole: index..<text.end, text: text.range, isImport: true)) }
                (index, isImport) = (text.end, false)
            } else if byte == UInt8(ascii: "\\") {
                index += 2
            } else if byte == UInt8(ascii: "@") || isNameStart(css, index) {
                let start = index
                if byte == UInt8(ascii: "@") { index += 1 }
                while index < css.count, isNameByte(css[index]) { index += 1 }
                let name = css[start..<index].map(\.lowercased)
                if name.elementsEqual("@import".utf8) {
                    isImport = true
                } else if name.elementsEqual("url".utf8), index < css.count, css[index] == UInt8(ascii: "(") {
                    let text = argument(css, index + 1)
                    found.append(Address(whole: start..<text.end, text: text.range, isImport: isImport))
                    (index, isImport) = (text.end, false)
                } else if index == start {
                    index += 1
                }
            } else {
                if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") { isImport = false }
                index += 1
            }
        }
        return found
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isNameStart(_ css: [UInt8], _ index: Int) -> Bool { isNameByte(css[index]) }

    /// Returns the content of a string, and the offset behind its closing quote.
    private static func string(_ css: [UInt8], _ start: Int) -> (range: Range<Int>, end: Int) {
        var index = start + 1
        while index < css.count, css[index] != css[start], css[index] != UInt8(ascii: "\n") {
            index += css[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, css.count)
        return (start + 1..<end, min(end + 1, css.count))
    }

    /// Returns the address in `url(…)`, and the offset behind the parenthesis.
    private static func argument(_ css: [UInt8], _ start: Int) -> (range: Range<Int>, end: Int) {
        var index = start
        while index < css.count, css[index].isWhitespace { index += 1 }
        guard index < css.count else { return (index..<index, index) }
        var range: Range<Int>
        if css[index] == UInt8(ascii: "\"") || css[index] == UInt8(ascii: "'") {
            let text = string(css, index)
            (range, index) = (text.range, text.end)
        } else {
            let first = index
            while index < css.count, css[index] != UInt8(ascii: ")"), !css[index].isWhitespace {
                index += css[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index, css.count)
            range = first..<index
        }
        while index < css.count, css[index] != UInt8(ascii: ")") { index += 1 }
        range = min(range.lowerBound, css.count)..<min(range.upperBound, css.count)
        return (range, min(index + 1, css.count))
    }
}
