import Support

/// The parts of a record, each in a file of its own beside the record's, named by the hash of its bytes. So a small change to a
/// large record writes little.
struct RecordParts: Sendable {
    /// The path of the record's file; a part's file has the part's hash behind it.
    let path: String
    let form: String

    private func file(_ hash: UInt64) -> MemoryFile { MemoryFile("\(path).\(hash.sixteenDigits)", form: form) }

    func read(_ hash: UInt64) -> ArraySlice<UInt8>? {
        file(hash).read().flatMap { $0.hash == hash ? $0.bytes : nil }
    }

    /// Writes a part, unless it is there already.
    ///
    /// - Returns: the part's hash.
    func write(_ bytes: [UInt8]) throws(FileError) -> UInt64 {
        var hash = RecordHash()
        hash.add(bytes[...])
        return try file(hash.value).write(bytes)
    }

    /// Removes the files of parts that the record no longer has.
    func remove(exceptFor kept: Set<UInt64>) {
        let (folder, name) = FileSystem.split(path)
        for other in (try? FileSystem.names(in: folder, isSorted: false)) ?? [] where other.hasPrefix(name + ".") {
            let digits = String(other.dropFirst(name.count + 1))
            guard let hash = UInt64(digits, radix: 16), hash.sixteenDigits == digits, !kept.contains(hash) else {
                continue
            }
            try? FileSystem.removeFile(folder + "/" + other)
        }
    }
}

extension RecordWriter {
    /// Appends a part of a large record; it goes into a file of its own if the record goes to a file.
    ///
    /// - Parameter known: the part's hash, if it was read and is still the same.
    public mutating func add(part: some Remembered, hash known: UInt64?) {
        add(flag: parts != nil)
        guard let parts else { return part.write(to: &self) }
        guard let hash = known ?? (try? parts.write(part.rememberedBytes)) else { return fail() }
        keptParts.insert(hash)
        add(word: hash)
    }
}

extension RecordReader {
    /// Takes a part, with its hash if it was stored in a file of its own.
    public mutating func part<Value: Remembered>(
        of type: Value.Type = Value.self
    ) throws(Failure) -> (value: Value, hash: UInt64?) {
        guard try flag() else { return (try take(), nil) }
        let hash = try word()
        guard let value = parts?.read(hash).flatMap({ Value(remembered: $0) }) else { throw Failure() }
        return (value, hash)
    }
}
