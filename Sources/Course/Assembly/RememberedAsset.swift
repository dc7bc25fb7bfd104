import FileSystem

extension Course.Asset: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(path, outputPath) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(path: try reader.take(), outputPath: try reader.place())
    }
}
