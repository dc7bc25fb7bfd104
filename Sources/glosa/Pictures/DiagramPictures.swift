import CourseConfiguration
import Diagnostics
import Markdown
import Mermaid

/// The pictures of a Markdown file's diagrams, and the file's text with them.
struct DiagramPictures {
    struct Settings {
        /// The folder of new pictures, from the file's own; nil for the usual one.
        var folder: String?
        /// The part of addresses before the path; nil keeps what a frame has.
        var base: String?
        var language = "en"
        var palette = DiagramOptions.Palette.default
        /// Returns true if a picture of a name, by its path from the Markdown file, may not be made.
        var isTaken: (String) -> Bool = { _ in false }
    }

    /// A file with a picture, by its path from the Markdown file.
    struct Picture: Equatable {
        let path: String
        let svg: String
        /// The line of its source, counted from 1.
        let line: Int
    }

    /// A reason why a diagram is left as it is.
    struct Fault {
        let line: Int
        let message: LocalizedText
    }

    /// A change of the file's text, by its bytes.
    struct Edit {
        let range: Range<Int>
        let text: String
        let line: Int
    }

    private(set) var pictures: [Picture] = []
    private(set) var edits: [Edit] = []
    private(set) var faults: [Fault] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let settings: Settings
    private let form: PictureFrame.Form
    private let lineEnd: String
    /// The beginning of the names of new pictures.
    let stem: String
    /// The paths of the pictures that the text shows, without their endings.
    private var names: Set<String> = []

    init(of file: SourceFile, _ settings: Settings) {
        self.settings = settings
        form = file.path.split(separator: "/").contains { $0.hasSuffix(".docc") } ? .docC : .html
        lineEnd = file.bytes.firstRange(ofBytes: "\r\n".utf8) == nil ? "\n" : "\r\n"
        let name = CoursePath.name(of: file.path)
        stem = String((name.split(separator: ".").first ?? "diagram").map { Self.isPlain($0) ? $0 : "-" })
        let lines = PrefixedLine.lines(of: file)
        let fences = DiagramFence.fences(in: lines)
        var found: [(fence: DiagramFence, frame: PictureFrame.Found?)] = []
        for fence in fences {
            do throws(PictureFrame.Fault) {
                let frame = try PictureFrame.around(fence, in: lines)
                if let frame, !names.insert(frame.frame.picture).inserted {
                    throw PictureFrame.Fault.path
                }
                found.append((fence, frame))
            } catch {
                faults.append(Self.fault(error, at: fence))
            }
        }
        let blocks = Dictionary(
            Document.parse(file, dialect: Dialect(ofFileAt: file.path)).document.codeBlocks
                .filter { $0.isFenced && $0.language == "mermaid" }.map { ($0.range.bytes.lowerBound, $0) }
        ) { first, _ in first }
        for (fence, frame) in found {
            let start = lines[fence.opening].range.lowerBound + lines[fence.opening].prefix.utf8.count
            let slice = Self.slice(fence, lines, of: file)
            // A fence in a comment of DocC's is no block of the document.
            guard frame != nil || blocks[start] != nil else { continue }
            replace(fence, frame, slice, lines, file)
        }
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "_"
    }

    private static func slice(_ fence: DiagramFence, _ lines: [PrefixedLine], of file: SourceFile) -> SourceSlice {
        let prefix = lines[fence.opening].prefix
        var bytes: [UInt8] = []
        var origins: [SourceSlice.LineOrigin] = []
        for line in lines[(fence.opening + 1)..<fence.closing] {
            // As many bytes are taken off as the fence's own prefix has, and no more than the line has.
            let start = line.range.lowerBound + min(prefix.utf8.count, line.prefix.utf8.count)
            origins.append(.init(sliceOffset: bytes.count, fileOffset: start))
            bytes += file.bytes[start..<line.range.upperBound].filter { $0 != 0x0D }
        }
        return SourceSlice(of: file, bytes: bytes, lines: origins)
    }

    private mutating func replace(
        _ fence: DiagramFence,
        _ found: PictureFrame.Found?,
        _ slice: SourceSlice,
        _ lines: [PrefixedLine],
        _ file: SourceFile
    ) {
        let line = fence.opening + 1
        let diagram = ParsedDiagram(slice)
        func drawn(_ theme: DiagramOptions.Theme) -> DiagramResult {
            var options = DiagramOptions(language: settings.language, theme: theme, isStandalone: true)
            options.palette = settings.palette
            return diagram.drawn(options: options)
        }
        let light = drawn(.light)
        diagnostics += light.diagnostics
        guard let svg = light.svg, let dark = drawn(.dark).svg else { return }
        var frame = found?.frame ?? PictureFrame(picture: newName(), base: "", form: form)
        frame.base = settings.base ?? frame.base
        pictures += [(svg, false), (dark, true)].map { svg, isDark in
            Picture(path: PictureFrame.file(frame.picture, isDark: isDark, frame.form), svg: svg + "\n", line: line)
        }
        let head = frame.head(
            alternative: Self.alternative(diagram.description(language: settings.language)),
            summary: settings.language.hasPrefix("es") ? "El diagrama como texto" : "The diagram as text"
        )
        let start = lines[found?.lines.lowerBound ?? fence.opening].range.lowerBound
        let end = lines[found?.lines.upperBound ?? fence.closing].range.upperBound
        let last = lines[fence.closing].range.upperBound
        let prefix = lines[fence.opening].prefix
        edit(start..<lines[fence.opening].range.lowerBound, head, prefix, line, file)
        edit(last..<end, frame.foot, prefix, line, file)
    }

    /// Notes a change, unless the file has these lines already.
    private mutating func edit(
        _ range: Range<Int>,
        _ texts: [String],
        _ prefix: String,
        _ line: Int,
        _ file: SourceFile
    ) {
        let blank = String(prefix.reversed().drop { $0.isWhitespace }.reversed())
        var text = texts.map { ($0.isEmpty ? blank : prefix + $0) + lineEnd }.joined()
        let former = file.text(in: range)
        // The last line of a file may lack its end, and keeps to that.
        if !former.isEmpty, !former.hasSuffix(lineEnd) { text = String(text.dropLast()) }
        let before = file.bytes[..<range.lowerBound].last
        if range.isEmpty, let before, before != UInt8(ascii: "\n") { text = lineEnd + text }
        if text != former { edits.append(Edit(range: range, text: text, line: line)) }
    }

    /// Returns the file's text with all edits.
    ///
    /// - Parameter original: the file's bytes, with the same places.
    func text(of original: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        for edit in edits {
            result += original[start..<edit.range.lowerBound]
            result += edit.text.utf8
            start = edit.range.upperBound
        }
        return result + original[start...]
    }

    // MARK: Names and words

    private static let usualFolder = "diagrams"

    /// The folder of new pictures, from the file's own.
    var folder: String { settings.folder ?? (form == .docC ? "Resources" : Self.usualFolder) }

    private mutating func newName() -> String {
        var number = 1
        while true {
            let name = (folder.isEmpty ? "" : folder + "/") + "\(stem)-\(number)"
            if !names.contains(name), !settings.isTaken(name) {
                names.insert(name)
                return name
            }
            number += 1
        }
    }

    private static let longest = 1000

    /// Returns a description on one line, cut at the end of a sentence if it is long.
    private static func alternative(_ description: String) -> String {
        let text = description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard text.count > longest else { return text }
        let part = text.prefix(longest)
        return part.ranges(of: ". ").last.map { String(part[..<$0.lowerBound]) + ". …" } ?? part + "…"
    }

    private static func fault(_ error: PictureFrame.Fault, at fence: DiagramFence) -> Fault {
        let message =
            switch error {
            case .changed:
                LocalizedText(
                    en:
                        "the lines around this diagram were changed: take out those from “\(PictureFrame.opening)” to the fence and from the fence to “\(PictureFrame.closing)”",
                    es:
                        "las líneas que rodean este diagrama se han cambiado: quita las que van de «\(PictureFrame.opening)» al bloque y del bloque a «\(PictureFrame.closing)»"
                )
            case .path:
                LocalizedText(
                    en: "the mark above this diagram names no picture, or one that another diagram has",
                    es: "la marca de encima de este diagrama no nombra ninguna imagen, o nombra la de otro diagrama"
                )
            }
        return Fault(line: fence.opening + 1, message: message)
    }
}
