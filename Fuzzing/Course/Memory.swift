import FileSystem

@testable import Course
@testable import Site
@testable import SnippetCompiler

/// Reads what is kept in `.glosa/`, behind its checksum; the input's first byte chooses a file. What can't be read is as good
/// as nothing; what can be must be usable, and be the same when it is written and read again.
func faultInMemory(_ bytes: [UInt8]) -> String? {
    let rest = Array(bytes.dropFirst())
    switch (bytes.first ?? 0) % 4 {
    case 0: return faultInBuildRecord(rest)
    case 1: return faultInSearchRecord(rest)
    case 2:
        return faultInCache(rest) { bytes in
            let cache = VerdictCache(bytes)
            return cache.bytes(keeping: Set(cache.results.keys))
        }
    default:
        return faultInCache(rest) { bytes in
            let cache = RunCache(bytes)
            return cache.bytes(keeping: Set(cache.results.keys))
        }
    }
}

private func faultInBuildRecord(_ bytes: [UInt8]) -> String? {
    func written(_ record: BuildRecord) -> [UInt8] {
        var writer = RecordWriter()
        record.write(to: &writer)
        return writer.bytes
    }
    // Records begin with what they were made by.
    guard let record = BuildRecord.read([1, UInt8(ascii: "k")] + bytes, key: "k") else { return nil }
    let text = written(record)
    guard let again = BuildRecord.read(text, key: "k") else { return "a build's record can't be read back" }
    // Dictionaries and sets are written in any order.
    return written(again).count == text.count ? nil : "a build's record is another when it is read back"
}

private func faultInSearchRecord(_ bytes: [UInt8]) -> String? {
    var reader = RecordReader(bytes)
    guard let record = try? SearchRecord(from: &reader), reader.isAtEnd else { return nil }
    for language in record.languages { _ = language.index.files }
    var writer = RecordWriter()
    record.write(to: &writer)
    var again = RecordReader(writer.bytes)
    guard (try? SearchRecord(from: &again)) != nil else { return "a search's record can't be read back" }
    return nil
}

/// - Parameter rewrite: reads what was kept and writes what it has understood.
private func faultInCache(_ bytes: [UInt8], _ rewrite: ([UInt8]) -> [UInt8]) -> String? {
    let first = rewrite(bytes)
    return rewrite(first) == first ? nil : "a cache is another when it is read back"
}
