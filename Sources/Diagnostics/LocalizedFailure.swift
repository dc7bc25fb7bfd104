/// An error that keeps a command from its work, in words for a person.
public protocol LocalizedFailure: Error {
    var text: LocalizedText { get }
}
