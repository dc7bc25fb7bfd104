import FileSystem

/// The cache entry for a removal. A history that a commit ends never changes.
extension DeclarationHistory.Removal: Remembered {
    func write(to writer: inout RecordWriter) {
        writer.add(commit, isSinceCommit, isModule, isOutermost, heading, replacements)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        commit = try reader.take()
        (isSinceCommit, isModule, isOutermost) = (try reader.take(), try reader.take(), try reader.take())
        (heading, replacements) = (try reader.take(), try reader.take())
    }
}
