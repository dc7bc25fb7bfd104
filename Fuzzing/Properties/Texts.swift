import CourseConfiguration
import Diagnostics
import Markdown
import SnippetLint
import TestSupport

@testable import Course
@testable import CourseChecks

/// Reads a lesson from any bytes, whatever their encoding, as the loader does.
func read(_ bytes: [UInt8]) -> (lesson: Lesson, fault: String?) {
    let source = LessonSource(
        language: "es",
        path: "a.md",
        coursePath: "content/es/a.md",
        dialect: .glosa,
        enclosure: nil
    )
    let (lesson, findings) = source.read(
        bytes,
        profiles: ProfileChoice(Configuration()),
        samples: SampleFiles(root: "/nowhere", Configuration())
    )
    if let place = UTF8Check.firstFault(in: lesson.file.bytes) { return (lesson, "read as no UTF-8 at byte \(place)") }
    return (lesson, FindingCheck.fault(in: findings, about: lesson.file.bytes))
}

func faultInFrontMatter(_ bytes: [UInt8]) -> String? {
    let isWhole = bytes.starts(with: "---\n".utf8)
    let (lesson, fault) = read(isWhole ? bytes : Array("---\n".utf8) + bytes + Array("\n---\n# A\n".utf8))
    if let fault { return fault }
    let ranges = lesson.metadata.keyRanges.values + [lesson.metadata.idRange].compactMap(\.self)
    return ranges.lazy.compactMap { FindingCheck.fault(in: $0.bytes, of: lesson.file.bytes) }.first
}

func faultInConfiguration(_ bytes: [UInt8]) -> String? {
    let (file, encoding) = TextDecoding.decode(bytes, path: "glosa.yml")
    let (configuration, findings) = ConfigurationReader.read(file)
    return FindingCheck.fault(in: encoding + findings, about: file.bytes)
        ?? fault(in: configuration.appearance, languages: configuration.languages)
}

/// Nothing of what the pages' looks are made of ends a style, a tag or a folder.
private func fault(in appearance: Appearance, languages: [String]) -> String? {
    for colour in appearance.colours.values.flatMap(\.values) {
        let digits = colour.hexadecimal.utf8.dropFirst()
        guard digits.count == 6, digits.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
            return "a colour is \(colour.hexadecimal)"
        }
    }
    for name in appearance.fonts.values.flatMap(\.families)
    where name.contains(where: { "\"'\\<>{};/*\n".contains($0) }) {
        return "a font is called \(name)"
    }
    let pictures = [appearance.logo?.light, appearance.logo?.dark].compactMap { $0?.path }
    for path in appearance.fonts.values.flatMap({ $0.files.map(\.path) }) + pictures
    where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        return "a file lies at \(path)"
    }
    for address in appearance.links.flatMap({ $0.destination.texts(in: languages) }) {
        let scheme = address.utf8.filter { $0 > 0x20 }.prefix { $0 != UInt8(ascii: ":") }
        let name = String(decoding: scheme, as: UTF8.self).lowercased()
        if ["javascript", "vbscript", "data", "file"].contains(name), address.contains(":") {
            return "a link leads to \(address)"
        }
    }
    return nil
}

/// The input is the info string of a fence, and what stands on the first line of its code.
func faultInFence(_ bytes: [UInt8]) -> String? {
    let text = Array("> - ```".utf8) + bytes + Array("\n>   let a = 1\n>   ```\n".utf8)
    let (lesson, fault) = read(text)
    if let fault { return fault }
    for attribute in lesson.document.codeBlocks.flatMap(\.attributes) {
        for place in [attribute.range, attribute.valueRange].compactMap(\.self) {
            if let fault = FindingCheck.fault(in: place.bytes, of: lesson.file.bytes) { return fault }
        }
        _ = LineNumbers(attribute.value ?? attribute.name)?.contains(3)
    }
    return nil
}

/// The input is a file that samples are taken from: each of its regions is shown, and all of it.
func faultInRegions(_ bytes: [UInt8]) -> String? {
    let marked = MarkedLines(SourceFile(path: "A.swift", bytes: bytes))
    let regions = marked.regions.filter { $0.end != nil }.prefix(100)
    if Set(marked.regions.map(\.name)).count < marked.regions.count { return "two regions have one name" }
    for range in regions.map({ $0.mark + 1..<($0.end ?? 0) }) + [marked.lines.indices] {
        guard let (slice, lines) = marked.code(of: range) else { continue }
        if lines.lowerBound <= range.lowerBound || lines.upperBound > range.upperBound {
            return "lines \(lines) are none of \(range)"
        }
        for (offset, byte) in slice.bytes.enumerated() where byte != UInt8(ascii: "\n") {
            let place = slice.fileOffset(at: offset)
            if place >= bytes.count || bytes[place] != byte { return "byte \(offset) does not stand at \(place)" }
        }
        for line in slice.bytes.split(separator: UInt8(ascii: "\n")) where RegionMark(line) != nil {
            return "a mark is shown"
        }
    }
    return nil
}

/// Finds a lesson's samples, wherever they stand, and judges them.
func faultInLesson(_ bytes: [UInt8], _ linter: SnippetLinter) -> String? {
    let (lesson, fault) = read(bytes)
    if let fault { return fault }
    let samples = LessonSamples(lesson.document, coursePreamble: nil)
    let verdicts = linter.lint(lesson: samples.snippets)
    let findings = verdicts.flatMap { verdict in
        verdict.diagnostics + verdict.segments.flatMap { $0.proof + [$0.unproven].compactMap(\.self) }
    }
    return FindingCheck.fault(in: findings, about: lesson.file.bytes)
}
