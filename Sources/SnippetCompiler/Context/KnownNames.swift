import Diagnostics

/// Types that samples may use without declaring them: those of the shim and the commonest of the standard library and of
/// Foundation. No declaration of a lesson takes their place in other samples.
struct KnownNames: Sendable {
    let all: Set<String>
    private let members: [String]
    private let ofShim: Set<String>

    init(_ shim: Shim) {
        ofShim = shim.typeNames
        all = shim.typeNames.union(Self.common)
        members = shim.memberNames.filter { $0.count >= 6 }.sorted()
    }

    /// Whether a type is one of SwiftUI's and its like, whose members are known.
    func isOfShim(_ name: String) -> Bool { ofShim.contains(name) }

    /// Whether a member's name looks like a misspelt one of the SDK.
    func isMisspelt(_ member: String) -> Bool { NearMiss.suggestion(for: member, among: members) != nil }

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
