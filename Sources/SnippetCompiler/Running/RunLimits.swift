import Diagnostics

/// The limits of the resources that a running sample may use.
public struct RunLimits: Sendable, Hashable {
    /// A resource with a limit.
    public enum Resource: Sendable, Hashable, CaseIterable {
        case wallTime, processorTime, memory, threads, descriptors, output
    }

    public var wallSeconds = 10
    public var processorSeconds = 5
    /// Address space; without effect on macOS.
    public var memoryMegabytes = 2048
    public var threads = 128
    /// Open files, pipes and the like.
    public var descriptors = 256
    public var outputKilobytes = 64

    public init() {}

    /// The message about a sample that has exceeded a limit.
    func message(_ kind: Resource) -> LocalizedText {
        switch kind {
        case .wallTime:
            LocalizedText(
                en: "this sample doesn't end within \(wallSeconds) seconds",
                es: "esta muestra no termina en \(wallSeconds) segundos"
            )
        case .processorTime:
            LocalizedText(
                en: "this sample uses more than \(processorSeconds) seconds of processor time",
                es: "esta muestra usa más de \(processorSeconds) segundos de procesador"
            )
        case .memory:
            LocalizedText(
                en: "this sample uses more than \(memoryMegabytes) MB of memory",
                es: "esta muestra usa más de \(memoryMegabytes) MB de memoria"
            )
        case .threads:
            LocalizedText(
                en: "this sample uses more than \(threads) threads at once",
                es: "esta muestra usa más de \(threads) hilos a la vez"
            )
        case .descriptors:
            LocalizedText(
                en: "this sample has more than \(descriptors) files open at once",
                es: "esta muestra tiene más de \(descriptors) ficheros abiertos a la vez"
            )
        case .output:
            LocalizedText(
                en: "this sample writes more than \(outputKilobytes) kB",
                es: "esta muestra escribe más de \(outputKilobytes) kB"
            )
        }
    }
}
