/// A value that a program in JavaScript or TypeScript writes out: a text, a list, an object, or what stands for one.
indirect enum ScriptValue {
    /// A literal, with its range in the file without the quotes.
    case text(String, Range<Int>)
    case list([ScriptValue])
    case object([Entry])
    /// A name, with those of members behind it: `shared.sidebar`.
    case reference([String])
    /// The result of a function, by its name.
    case call([String], [ScriptValue])
    /// The items of a list, or the entries of an object, in the place of one: `...shared`.
    case spread(ScriptValue)
    /// Any other expression.
    case other

    struct Entry {
        /// The key; empty for a spread.
        let key: String
        let value: ScriptValue
    }
}
