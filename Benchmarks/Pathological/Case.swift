/// One construct at its worst: input of a given size, and what Glosa does with it.
struct Case: Sendable {
    /// The area's name, a slash, the construct's: `markdown/nested-quotes`.
    let name: String
    /// Makes the input, which is not measured, and returns the work, which is.
    let prepare: @Sendable (_ size: Int) async throws -> @Sendable () async throws -> Void
}

/// The cases of one kind of input. Each area is a file with a table; a construct is a line of it.
struct Area: Sendable {
    let name: String
    private(set) var cases: [Case] = []

    init(_ name: String) { self.name = name }

    /// Adds cases whose input is one text.
    ///
    /// - Parameters:
    ///   - group: a part of the name, where the same inputs are used several times.
    ///   - work: reads the text's bytes; whatever it returns is thrown away.
    func with<Result>(
        _ inputs: KeyValuePairs<String, Pattern>,
        under group: String? = nil,
        work: @escaping @Sendable ([UInt8]) async throws -> Result
    ) -> Area {
        var area = self
        for (construct, pattern) in inputs {
            area.cases.append(
                Case(name: [name, group, construct].compactMap(\.self).joined(separator: "/")) { size in
                    let bytes = pattern.bytes(size)
                    return { _ = try await work(bytes) }
                }
            )
        }
        return area
    }

    /// Adds cases whose input is one text, in groups that are part of their names.
    func with<Result>(
        _ groups: KeyValuePairs<String, KeyValuePairs<String, Pattern>>,
        work: @escaping @Sendable ([UInt8]) async throws -> Result
    ) -> Area {
        groups.reduce(self) { area, group in area.with(group.value, under: group.key, work: work) }
    }

    /// Adds cases whose input is several files, which share the size.
    ///
    /// - Parameter work: reads a folder that holds the files.
    func withFiles<Result>(
        _ inputs: KeyValuePairs<String, KeyValuePairs<String, Pattern>>,
        work: @escaping @Sendable (_ folder: String) async throws -> Result
    ) -> Area {
        var area = self
        for (construct, files) in inputs {
            area.cases.append(
                Case(name: "\(name)/\(construct)") { size in
                    let folder = try TemporaryFolder.make()
                    for (path, pattern) in files {
                        try TemporaryFolder.write(pattern.bytes(size / files.count), to: path, below: folder)
                    }
                    return { _ = try await work(folder) }
                }
            )
        }
        return area
    }
}
