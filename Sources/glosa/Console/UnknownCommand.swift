import ArgumentParser
import Diagnostics

/// A word in the place of a command that is the name of none.
enum UnknownCommand {
    /// - Parameter arguments: the words of the command line, without the program's name.
    /// - Returns: the message for a person; nil if the first word is the name of a command, or an option.
    static func message(_ arguments: some Sequence<String>, language: String) -> String? {
        guard let word = arguments.first(where: { _ in true }), !word.hasPrefix("-"), !names.contains(word) else {
            return nil
        }
        let meant = ["version", "help"].contains(word) ? "--\(word)" : NearMiss.suggestion(for: word, among: names)
        let shown = VisibleText.escaping(word)
        let text =
            meant.map {
                LocalizedText(
                    en: "there is no command “\(shown)”; did you mean `glosa \($0)`?",
                    es: "no hay ninguna orden «\(shown)»; ¿querías decir `glosa \($0)`?"
                )
            }
            ?? LocalizedText(
                en: "there is no command “\(shown)”; `glosa help` lists them",
                es: "no hay ninguna orden «\(shown)»; `glosa help` las enumera"
            )
        return "glosa: " + text.text(in: language)
    }

    private static let names =
        GlosaCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
}
