import CourseConfiguration
import FileSystem
import SnippetCompiler

extension LessonFacts: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(path: filePath)
        writer.add(metadata, language, path, id, title, profile, isIndex, outputPath)
        writer.add(headings, rawHTMLAnchors, rawHeadings, drawsTrees, diagrams, catalogue)
        writer.add(sampleFiles, namedFiles)
        writer.add(shownUnits, isCut, bulk)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        filePath = try reader.path()
        metadata = try reader.take()
        (language, path, id) = (try reader.take(), try reader.take(), try reader.take())
        (title, profile, isIndex) = (try reader.take(), try reader.take(), try reader.take())
        outputPath = try reader.place()
        (headings, rawHTMLAnchors, rawHeadings) = (try reader.take(), try reader.take(), try reader.take())
        drawsTrees = try reader.take()
        (diagrams, catalogue) = (try reader.take(), try reader.take())
        (sampleFiles, namedFiles) = (try reader.take(), try reader.take())
        (shownUnits, isCut, bulk) = (try reader.take(), try reader.take(), try reader.take())
    }
}

extension CataloguePage: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(symbol, isTechnologyRoot, isContents, topics) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            symbol: try reader.take(),
            isTechnologyRoot: try reader.take(),
            isContents: try reader.take(),
            topics: try reader.take()
        )
    }
}

extension CataloguePage.Group: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(title, volume, links) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(title: try reader.take(), volume: try reader.take(), links: try reader.take())
    }
}

extension LessonFacts.Heading: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(level, plainText, slug, explicitID) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (level, plainText, slug) = (try reader.take(), try reader.take(), try reader.take())
        explicitID = try reader.take()
    }
}

extension LessonMetadata: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(title, id, description, order, profile, isDraft, isSearched, updated, keyRanges, idRange)
        writer.add(platform?.rawValue, usesGlossary, date, label, slugs, oldAddresses)
        writer.add(inAnyOrder: extra)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init()
        (title, id, description) = (try reader.take(), try reader.take(), try reader.take())
        (order, profile) = (try reader.take(), try reader.take())
        (isDraft, isSearched, updated) = (try reader.take(), try reader.take(), try reader.take())
        (keyRanges, idRange) = (try reader.take(), try reader.take())
        platform = try reader.take(String?.self).flatMap(SamplePlatform.init)
        (usesGlossary, date) = (try reader.take(), try reader.take())
        (label, slugs, oldAddresses) = (try reader.take(), try reader.take(), try reader.take())
        extra = try reader.take()
    }
}

extension Configuration.Entry: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(text, range) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(text: try reader.take(), range: try reader.take())
    }
}

extension RecordReader {
    /// Reads a path below the site's root. No other path is ever written, but a stranger may have made the record.
    mutating func place() throws(Failure) -> String {
        let path = try take(String.self)
        guard CoursePath.isNormalized(path), !path.isEmpty else { throw Failure() }
        return path
    }
}
