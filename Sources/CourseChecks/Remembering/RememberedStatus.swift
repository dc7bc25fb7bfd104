import FileSystem

extension TranslationStatus: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(lesson, language, state, original, translation, drift)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            lesson: try reader.take(),
            language: try reader.take(),
            state: try reader.take(),
            original: try reader.take(),
            translation: try reader.take(),
            drift: try reader.take()
        )
    }
}

extension TranslationStatus.State: Remembered {
    package func write(to writer: inout RecordWriter) {
        switch self {
        case .current: writer.add(0)
        case .stale(let sections): writer.add(1, sections)
        case .unreviewed: writer.add(2)
        case .missing: writer.add(3)
        }
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        switch try reader.take(Int.self) {
        case 0: self = .current
        case 1: self = .stale(try reader.take())
        case 2: self = .unreviewed
        case 3: self = .missing
        default: throw RecordReader.Failure()
        }
    }
}

extension PageDrift: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(basis.rawValue, sections) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        guard let basis = Basis(rawValue: try reader.take()) else { throw RecordReader.Failure() }
        self.init(basis: basis, sections: try reader.take())
    }
}

extension SectionDrift: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(id, title, original, translation, words, since, base)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            id: try reader.take(),
            title: try reader.take(),
            original: try reader.take(),
            translation: try reader.take(),
            words: try reader.take(),
            since: try reader.take(),
            base: try reader.take()
        )
    }
}

extension SectionDrift.Base: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(object, section) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(object: try reader.take(), section: try reader.take())
    }
}

extension FileHistory.Commit: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(hash, day) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(hash: try reader.take(), day: try reader.take())
    }
}
