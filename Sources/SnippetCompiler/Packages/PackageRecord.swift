import FileSystem

/// What is remembered of a built package, so that SwiftPM is asked only when something has changed.
struct PackageRecord: Remembered {
    /// Changes with what the package is made of, and with what was made of it.
    let stamp: String
    /// The places that the stamp is taken of.
    let inputs: [String]
    let package: SamplePackage
    /// The names of its library products.
    let libraries: [String]

    init(stamp: String, inputs: [String], package: SamplePackage, libraries: [String]) {
        (self.stamp, self.inputs, self.package, self.libraries) = (stamp, inputs, package, libraries)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(stamp)
        writer.add(inputs)
        writer.add(package.modules.sorted { $0.key < $1.key }) { writer, entry in
            writer.add(entry.key)
            writer.add(entry.value.interface)
            writer.add(entry.value.dependencies)
            writer.add(entry.value.settings)
            writer.add(entry.value.names)
            writer.add(entry.value.objects)
        }
        writer.add(package.offered)
        writer.add(package.search)
        writer.add(package.target)
        writer.add(libraries)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        stamp = try reader.string()
        inputs = try reader.strings()
        let modules = try reader.array { (reader) throws(RecordReader.Failure) in
            let name = try reader.string()
            let module = SamplePackage.Module(
                interface: try reader.string(),
                dependencies: Set(try reader.strings()),
                settings: try reader.strings(),
                names: Set(try reader.strings()),
                objects: try reader.strings()
            )
            return (name, module)
        }
        package = SamplePackage(
            modules: Dictionary(modules) { first, _ in first },
            offered: try reader.strings(),
            search: try reader.strings(),
            target: try reader.optionalString()
        )
        libraries = try reader.strings()
    }
}
