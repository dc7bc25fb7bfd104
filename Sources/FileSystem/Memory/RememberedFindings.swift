import Diagnostics

extension SourceRange: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(path: path)
        writer.add(bytes)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(path: try reader.path(), bytes: try reader.take())
    }
}

extension LocalizedText: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(en, es) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(en: try reader.take(), es: try reader.take())
    }
}

extension RuleID: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(rawValue) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        guard let rule = RuleID(spelled: try reader.take(String.self)) else { throw RecordReader.Failure() }
        self = rule
    }
}

extension Diagnostic: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(rule, severity.rawValue, message, range, reason, advice, fixes, related, snippet)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let rule = try reader.take(RuleID.self)
        guard let severity = Severity(rawValue: try reader.take()) else { throw RecordReader.Failure() }
        self.init(
            rule: rule,
            severity: severity,
            message: try reader.take(),
            range: try reader.take(),
            reason: try reader.take(),
            advice: try reader.take(),
            fixes: try reader.take(),
            related: try reader.take(),
            snippet: try reader.take()
        )
    }
}

extension Fix: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(range, replacement) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(range: try reader.take(), replacement: try reader.take())
    }
}

extension Diagnostic.Related: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(range, message, isRepetition, isMissing) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            range: try reader.take(),
            message: try reader.take(),
            isRepetition: try reader.take(),
            isMissing: try reader.take()
        )
    }
}

extension SnippetReference: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(ordinal, expectation.rawValue, evidence.rawValue) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let ordinal = try reader.take(Int.self)
        guard let expectation = Expectation(rawValue: try reader.take()),
            let evidence = Evidence(rawValue: try reader.take())
        else { throw RecordReader.Failure() }
        self.init(ordinal: ordinal, expectation: expectation, evidence: evidence)
    }
}

extension Report.Summary: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(files, snippets, unjudged, segments, diagrams, links)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init()
        (files, snippets, unjudged) = (try reader.take(), try reader.take(), try reader.take())
        (segments, diagrams, links) = (try reader.take(), try reader.take(), try reader.take())
    }
}
