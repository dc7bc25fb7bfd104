import Course
import Diagnostics
import FileSystem
import SnippetCompiler

/// What is kept of a lesson that somebody wrote, so that it need be neither read nor judged again.
struct RememberedLesson: Remembered, Equatable {
    let facts: LessonFacts
    let headingIDs: [String]
    /// What was found in reading it.
    let reading: [Diagnostic]
    let samples: [Diagnostic]
    let counterexamples: [SampleVerdicts.Counterexample]
    let links: [Diagnostic]
    let twins: [Diagnostic]
    let texts: [Diagnostic]
    let counts: Report.Summary

    func write(to writer: inout RecordWriter) {
        writer.add(facts, headingIDs, reading, samples, counterexamples, links, twins, texts, counts)
    }
}

extension RememberedLesson {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            facts: try reader.take(),
            headingIDs: try reader.take(),
            reading: try reader.take(),
            samples: try reader.take(),
            counterexamples: try reader.take(),
            links: try reader.take(),
            twins: try reader.take(),
            texts: try reader.take(),
            counts: try reader.take()
        )
    }
}

extension SampleVerdicts.Counterexample: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(block, rules) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(block: try reader.take(), rules: try reader.take())
    }
}

extension Course.Asset: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(path, outputPath) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(path: try reader.take(), outputPath: try reader.place())
    }
}

extension RecordReader {
    /// A path below the site's root: no other was ever written, but a stranger may have made the record.
    fileprivate mutating func place() throws(Failure) -> String {
        let path = try take(String.self)
        guard CoursePath.isNormalized(path), !path.isEmpty else { throw Failure() }
        return path
    }
}

extension LessonFacts: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(path: filePath)
        writer.add(metadata, language, path, id, title, profile, isIndex, outputPath)
        writer.add(headings, rawHTMLAnchors, drawsTrees, diagrams, catalogue, sampleFiles, namedFiles)
        writer.add(shownUnits, isCut)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        filePath = try reader.path()
        metadata = try reader.take()
        (language, path, id) = (try reader.take(), try reader.take(), try reader.take())
        (title, profile, isIndex) = (try reader.take(), try reader.take(), try reader.take())
        outputPath = try reader.place()
        (headings, rawHTMLAnchors, drawsTrees) = (try reader.take(), try reader.take(), try reader.take())
        (diagrams, catalogue) = (try reader.take(), try reader.take())
        (sampleFiles, namedFiles) = (try reader.take(), try reader.take())
        (shownUnits, isCut) = (try reader.take(), try reader.take())
    }
}

extension CataloguePage: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(symbol, isTechnologyRoot, isContents, topics) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            symbol: try reader.take(),
            isTechnologyRoot: try reader.take(),
            isContents: try reader.take(),
            topics: try reader.take()
        )
    }
}

extension CataloguePage.Group: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(title, volume, links) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(title: try reader.take(), volume: try reader.take(), links: try reader.take())
    }
}

extension LessonFacts.Heading: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(level, plainText, slug, explicitID) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (level, plainText, slug) = (try reader.take(), try reader.take(), try reader.take())
        explicitID = try reader.take()
    }
}

extension LessonMetadata: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(title, id, description, order, profile, isDraft, isSearched, updated, keyRanges, idRange)
        writer.add(platform?.rawValue, usesGlossary, date)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init()
        (title, id, description) = (try reader.take(), try reader.take(), try reader.take())
        (order, profile) = (try reader.take(), try reader.take())
        (isDraft, isSearched, updated) = (try reader.take(), try reader.take(), try reader.take())
        (keyRanges, idRange) = (try reader.take(), try reader.take())
        platform = try reader.take(String?.self).flatMap(SamplePlatform.init)
        (usesGlossary, date) = (try reader.take(), try reader.take())
    }
}
