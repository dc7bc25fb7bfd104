import FileSystem

@testable import Course
@testable import CourseChecks
@testable import Site
@testable import SnippetCompiler

/// Reads what is kept in `.glosa/`, behind its checksum; the input's first byte chooses a file. What can't be read is as good
/// as nothing; what can be must be usable, and be the same when it is written and read again.
func faultInMemory(_ bytes: [UInt8]) -> String? {
    let rest = Array(bytes.dropFirst())
    switch (bytes.first ?? 0) % 5 {
    case 0: return faultInBuildRecord(rest)
    case 1: return faultInSearchRecord(rest)
    case 2: return faultInMemory(of: BatchChecker.Result.self, rest)
    case 4: return faultInCourseRecord(rest)
    default: return faultInMemory(of: RunOutcome.self, rest)
    }
}

private func faultInBuildRecord(_ bytes: [UInt8]) -> String? {
    // Records begin with what they were made by.
    guard let record = BuildRecord.read([1, UInt8(ascii: "k")] + bytes, key: "k") else { return nil }
    let text = record.rememberedBytes
    guard let again = BuildRecord.read(text[...], key: "k") else { return "a build's record can't be read back" }
    // Of equal dictionaries, each may be written in an order of its own.
    let isSame =
        again.inputs.isSame(as: record.inputs) && again.outputs == record.outputs && again.said == record.said
        && [again.pages, again.files, again.errors, again.warnings]
            == [record.pages, record.files, record.errors, record.warnings]
        && again.search == record.search && again.course == record.course
    return isSame ? nil : "a build's record is another when it is read back"
}

private func faultInCourseRecord(_ bytes: [UInt8]) -> String? {
    guard let record = CourseRecord(remembered: bytes) else { return nil }
    let text = record.rememberedBytes
    guard let again = CourseRecord(remembered: text) else { return "a course's record can't be read back" }
    return again.rememberedBytes == text ? nil : "a course's record is another when it is read back"
}

private func faultInSearchRecord(_ bytes: [UInt8]) -> String? {
    guard let record = SearchRecord(remembered: bytes) else { return nil }
    for language in record.languages { _ = language.index(parts: []).files }
    return SearchRecord(remembered: record.rememberedBytes) == nil ? "a search's record can't be read back" : nil
}

private func faultInMemory<Value: Remembered & Equatable>(of type: Value.Type, _ bytes: [UInt8]) -> String? {
    guard let memory = Memory<Value>(remembered: bytes) else { return nil }
    let again = Memory<Value>(remembered: memory.rememberedBytes)
    return again?.values == memory.values ? nil : "a memory is another when it is read back"
}
