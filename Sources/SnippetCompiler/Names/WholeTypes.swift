/// Types whose every member a compiler on any system knows: nothing but an extension that isn't shown adds another one.
enum WholeTypes {
    /// True if such a type has this name.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// The types of Swift, and those of Foundation that are the same code on all systems.
    private static let names: Set<String> = [
        "AnyHashable", "Array", "Bool", "Calendar", "Character", "Collection", "Date", "DateComponents", "Decimal",
        "Dictionary", "Double", "Duration", "Float", "IndexPath", "Int", "JSONDecoder", "JSONEncoder", "KeyPath",
        "Locale", "Never", "Optional", "Range", "Result", "Sequence", "Set", "String", "Substring", "Task", "UInt",
        "UTF8Span", "UUID",
    ]
}
