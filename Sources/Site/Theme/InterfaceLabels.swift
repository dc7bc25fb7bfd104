import MarkdownHTML

extension HTMLLabels {
    /// - Parameter words: the interface's words in one language.
    init(words: InterfaceWords) {
        self.init(
            alerts: words.texts(),
            asides: words.texts(),
            callouts: words.texts(),
            pointers: words.texts(),
            tutorials: words.texts(),
            footnotes: words[.footnotes],
            backToText: words[.backToText],
            table: words[.table],
            formula: words[.formula],
            tasks: (words[.taskDone], words[.taskOpen])
        )
    }
}
