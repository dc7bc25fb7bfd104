/// Why a command could not do its work, in words for a person.
public protocol LocalizedFailure: Error {
    var text: LocalizedText { get }
}
