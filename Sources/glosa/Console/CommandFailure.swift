import Diagnostics

/// The reason why a command can't do what its options ask, known only once it looked: what they name isn't there, or is taken.
struct CommandFailure: LocalizedFailure {
    let text: LocalizedText

    init(en: String, es: String) { text = LocalizedText(en: en, es: es) }
}
