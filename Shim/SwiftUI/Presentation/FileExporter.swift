import Foundation

nonisolated extension View {
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { _modified() }
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { _modified() }
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument { _modified() }
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { _modified() }
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { _modified() }
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument { _modified() }
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument { _modified() }
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { _modified() }
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element { _modified() }
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { _modified() }
    public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { _modified() }
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { _modified() }
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL { _modified() }
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { _modified() }
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload
    public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { _modified() }
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { _modified() }
}
