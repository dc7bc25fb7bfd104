import Diagnostics
import FileSystem

extension CourseRecord {
    public func write(to writer: inout RecordWriter) {
        writer.add(lessons) { writer, entry in
            entry.facts.write(to: &writer)
            writer.add(entry.counterexamples) { writer, sample in
                writer.add(sample.block)
                writer.add(Set(sample.rules.map(\.rawValue)))
            }
        }
        for list in [assets, listedAssets] {
            writer.add(list) { writer, asset in
                writer.add(asset.path)
                writer.add(asset.outputPath)
            }
        }
        writer.add(isSingleFolder)
        outcomeUses.write(to: &writer)
        writer.add(treePaths)
        writer.add(sharedPaths)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        lessons = try reader.array { (reader) throws(RecordReader.Failure) in
            Entry(
                facts: try LessonFacts(from: &reader),
                counterexamples: try reader.array { (reader) throws(RecordReader.Failure) in
                    SampleVerdicts.Counterexample(
                        block: try reader.int(),
                        rules: Set(try reader.strings().compactMap { RuleID(named: $0) })
                    )
                }
            )
        }
        assets = try Self.assets(&reader)
        listedAssets = try Self.assets(&reader)
        isSingleFolder = try reader.bool()
        outcomeUses = try OutcomeUses(from: &reader)
        treePaths = Set(try reader.strings())
        sharedPaths = Set(try reader.strings())
    }

    private static func assets(_ reader: inout RecordReader) throws(RecordReader.Failure) -> [Course.Asset] {
        try reader.array { (reader) throws(RecordReader.Failure) in
            Course.Asset(path: try reader.string(), outputPath: try reader.place())
        }
    }
}

extension RecordReader {
    /// A path below the site's root: no other was ever written, but a stranger may have made the record.
    fileprivate mutating func place() throws(Failure) -> String {
        let path = try string()
        guard CoursePath.normalized(path) == path, !path.isEmpty else { throw Failure() }
        return path
    }
}

extension LessonFacts {
    fileprivate func write(to writer: inout RecordWriter) {
        for text in [language, path, filePath, id, title, profile, outputPath] { writer.add(text) }
        writer.add(isIndex)
        writer.add(headings) { writer, heading in
            writer.add(heading.level)
            writer.add(heading.plainText)
            writer.add(heading.slug)
            writer.add(heading.explicitID)
        }
        writer.add(rawHTMLAnchors)
        writer.add(drawsTrees)
        metadata.write(to: &writer, path: filePath)
    }

    fileprivate init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        language = try reader.string()
        path = try reader.string()
        filePath = try reader.string()
        id = try reader.string()
        title = try reader.string()
        profile = try reader.string()
        outputPath = try reader.place()
        isIndex = try reader.bool()
        headings = try reader.array { (reader) throws(RecordReader.Failure) in
            Heading(
                level: try reader.int(),
                plainText: try reader.string(),
                slug: try reader.string(),
                explicitID: try reader.optionalString()
            )
        }
        rawHTMLAnchors = try reader.strings()
        drawsTrees = try reader.bool()
        metadata = try LessonMetadata(from: &reader, path: filePath)
    }
}

extension LessonMetadata {
    /// - Parameter path: the lesson's file, in which all the ranges lie.
    fileprivate func write(to writer: inout RecordWriter, path: String) {
        for text in [title, id, description, profile, updated] { writer.add(text) }
        writer.add(order) { $0.add($1.bitPattern) }
        writer.add(isDraft)
        writer.add(isSearched)
        writer.add(keyRanges.sorted { $0.key < $1.key }) { writer, entry in
            writer.add(entry.key)
            entry.value.write(to: &writer)
        }
        writer.add(idRange) { $1.write(to: &$0) }
    }

    fileprivate init(from reader: inout RecordReader, path: String) throws(RecordReader.Failure) {
        self.init()
        title = try reader.optionalString()
        id = try reader.optionalString()
        description = try reader.optionalString()
        profile = try reader.optionalString()
        updated = try reader.optionalString()
        order = try reader.optional { (reader) throws(RecordReader.Failure) in
            Double(bitPattern: try reader.word())
        }
        isDraft = try reader.bool()
        isSearched = try reader.bool()
        let keys = try reader.array { (reader) throws(RecordReader.Failure) in
            (try reader.string(), try SourceRange(from: &reader, path: path))
        }
        keyRanges = Dictionary(keys) { first, _ in first }
        idRange = try reader.optional { (reader) throws(RecordReader.Failure) in
            try SourceRange(from: &reader, path: path)
        }
    }
}

extension SourceRange {
    func write(to writer: inout RecordWriter) {
        writer.add(bytes.lowerBound)
        writer.add(bytes.upperBound)
    }

    init(from reader: inout RecordReader, path: String) throws(RecordReader.Failure) {
        let (start, end) = (try reader.int(), try reader.int())
        guard start <= end else { throw RecordReader.Failure() }
        self.init(path: path, bytes: start..<end)
    }
}
