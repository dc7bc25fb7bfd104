/// Types that samples may use without declaring them: those of the shim and the commonest of the standard library and of
/// Foundation. No declaration of a lesson takes their place in other samples.
struct KnownNames: Sendable {
    let all: Set<String>

    init(_ shim: Shim) { all = shim.typeNames.union(Self.common) }

    func contains(_ name: String) -> Bool { all.contains(name) }

    private static let common: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Bundle", "Calendar", "Character", "Codable", "Collection",
        "Comparable", "CustomStringConvertible", "Data", "Date", "DateFormatter", "Decimal", "Decodable", "Dictionary",
        "DispatchQueue", "Double", "Duration", "Encodable", "Equatable", "Error", "FileManager", "Float", "Hashable",
        "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "KeyPath", "Locale", "LocalizedError", "MainActor",
        "Measurement", "Never", "Notification", "NotificationCenter", "NumberFormatter", "Observable", "Optional",
        "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Task", "TimeInterval", "Timer",
        "UInt", "URL", "URLRequest", "URLSession", "UUID", "UserDefaults", "Void",
    ]
}
