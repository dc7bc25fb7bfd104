import FileSystem

/// The cache entry of a built package, so that SwiftPM runs only when something has changed.
struct PackageRecord: Remembered {
    /// A hash that changes with the inputs of the build and with its results.
    let stamp: String
    /// The paths from which the stamp is computed.
    let inputs: [String]
    let package: SamplePackage
    /// The names of its library products.
    let libraries: [String]

    init(stamp: String, inputs: [String], package: SamplePackage, libraries: [String]) {
        (self.stamp, self.inputs, self.package, self.libraries) = (stamp, inputs, package, libraries)
    }

    func write(to writer: inout RecordWriter) { writer.add(stamp, inputs, package, libraries) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (stamp, inputs) = (try reader.take(), try reader.take())
        (package, libraries) = (try reader.take(), try reader.take())
    }
}

extension SamplePackage: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(modules, offered, search, target)
        writer.add(besides, isAlone, sources, folders, former)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            modules: try reader.take(),
            offered: try reader.take(),
            search: try reader.take(),
            target: try reader.take()
        )
        (besides, isAlone) = (try reader.take(), try reader.take())
        hold(sources: try reader.take())
        (folders, former) = (try reader.take(), try reader.take())
    }
}

extension SamplePackage.Module: Remembered {
    func write(to writer: inout RecordWriter) {
        writer.add(interface, dependencies, settings, names, innerTypes, paths, openTypes, plainTypes, objects)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            interface: try reader.take(),
            dependencies: try reader.take(),
            settings: try reader.take(),
            names: try reader.take(),
            innerTypes: try reader.take(),
            paths: try reader.take(),
            openTypes: try reader.take(),
            plainTypes: try reader.take(),
            objects: try reader.take()
        )
    }
}
