import Diagnostics
import Support

/// Types that samples may use without declaring them: those of the shim, and the commonest of the standard library and of
/// Foundation. No declaration of a lesson replaces them in other samples.
struct KnownNames: Sendable {
    let all: Set<String>
    /// The names without SwiftUI's own.
    let besidesSwiftUI: Set<String>
    let byLetter: Lazy<NamesByLetter>
    private let members: [String]
    private let ofSwiftUI: Set<String>
    private let moduleOfName: [String: String]
    /// The members of the stand-ins for UIKit and AppKit, which are far from complete.
    private let membersOfKits: Set<String>
    private let shimModules: Set<String>

    init(_ shim: Shim) {
        let ofSwiftUI = shim.modules.first { $0.name == "SwiftUI" }?.typeNames ?? []
        self.ofSwiftUI = ofSwiftUI
        moduleOfName = shim.moduleOfName
        shimModules = Set(shim.modules.map(\.name))
        membersOfKits = shim.modules.filter { Self.kits.contains($0.name) }.reduce(into: []) {
            $0.formUnion($1.memberNames)
        }
        let all = shim.typeNames.union(Self.common)
        self.all = all
        besidesSwiftUI = all.subtracting(ofSwiftUI)
        byLetter = Lazy { NamesByLetter(all) }
        members = shim.memberNames.filter { $0.count >= 6 }.sorted()
    }

    /// True for a type of SwiftUI, whose members are known; of related frameworks only the commonest are known.
    func isOfSwiftUI(_ name: String) -> Bool { ofSwiftUI.contains(name) }

    /// True for a member of the stand-ins for UIKit and AppKit: Apple's frameworks may have more overloads of it.
    func isOfKits(member: String) -> Bool { membersOfKits.contains(member) }

    private static let kits: Set<String> = ["UIKit", "AppKit"]

    /// The modules of names, except for those that `import SwiftUI` brings.
    func modules(of names: Set<String>) -> [String] { Set(names.compactMap { moduleOfName[$0] }).sorted() }

    /// True if an import of the module needs Apple's frameworks (the shim).
    func needsSwiftUI(_ module: String) -> Bool { shimModules.contains(module) }

    /// True if a name has the form of Apple's names in Objective-C: `UIStackView`, `AVPlayer`.
    static func isOfAppleFramework(_ name: String) -> Bool {
        let capitals = name.prefix { $0.isASCII && $0.isUppercase }.count
        return (3...4).contains(capitals) && name.count > capitals
    }

    /// True if a name is one of UIKit's or AppKit's.
    static func isOfKit(_ name: String) -> Bool {
        !Set(StandInCoverage.embedded.frameworks(having: name)).isDisjoint(with: kits)
    }

    /// True for one of the commonest types of the standard library and of Foundation.
    static func isCommon(_ name: String) -> Bool { common.contains(name) || isOfFoundation(name) }

    /// True for a type of Foundation whose members differ between systems.
    static func isOfFoundation(_ name: String) -> Bool { ofFoundation.contains(name) || name.hasPrefix("NS") }

    private static let ofFoundation: Set<String> = [
        "DispatchSource", "FileHandle", "Process", "ProcessInfo", "Bundle", "Scanner", "Operation", "OperationQueue",
        "BlockOperation",
        "Thread", "RunLoop", "Stream", "InputStream", "OutputStream", "HTTPURLResponse", "URLResponse",
        "URLSessionTask",
        "URLSessionDataTask", "URLSessionConfiguration", "URLComponents", "URLQueryItem", "URLError", "CharacterSet",
        "DateInterval", "DateIntervalFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "Formatter", "Pipe",
        "MeasurementFormatter", "PersonNameComponents", "Port", "Progress", "TimeZone", "Unit", "UnitLength",
        "PropertyListDecoder", "PropertyListEncoder", "JSONSerialization", "HTTPCookie", "URLCache", "XMLParser",
    ]

    /// The modules besides Foundation that names need where Foundation is divided into several modules.
    static func partsOfFoundation(_ names: Set<String>) -> [String] {
        var parts: [String] = []
        if names.contains(where: { $0.hasPrefix("URLSession") || ofNetwork.contains($0) }) {
            parts.append("FoundationNetworking")
        }
        if names.contains(where: { $0.hasPrefix("XML") }) { parts.append("FoundationXML") }
        return parts
    }

    private static let ofNetwork: Set<String> = [
        "URLRequest", "HTTPURLResponse", "URLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCache", "URLProtocol",
        "URLCredential", "URLAuthenticationChallenge", "CachedURLResponse",
    ]

    /// True for a slip of the pen in the name of one of the SDK's members.
    func isSlip(_ member: String) -> Bool { members.contains { Slip.isOne(member, for: $0) } }

    /// True if a member's name looks like a misspelt one of the SDK. Leading words that both names share are not compared:
    /// `navigationLocked` is no `navigationLink`. `inspect` is neither `insert` nor `inspector`.
    func isMisspelt(_ member: String) -> Bool {
        guard !StandInCoverage.embedded.isAddition(member),
            let meant = NearMiss.suggestion(for: member, among: members, differingOncePer: 4)
        else { return false }
        let (own, other) = (Array(member), Array(meant))
        let shared = zip(own, other).prefix { $0 == $1 }.count
        // Words within a name begin with capitals.
        let start = (0..<min(shared + 1, own.count, other.count)).last {
            own[$0].isUppercase && other[$0].isUppercase
        }
        let (rest, meantRest) = (String(own[(start ?? 0)...]), String(other[(start ?? 0)...]))
        return NearMiss.suggestion(for: rest, among: [meantRest], differingOncePer: 4) != nil
    }

    func contains(_ name: String) -> Bool { all.contains(name) }

    private static let common: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Bundle", "Calendar", "Character", "Codable", "Collection",
        "Comparable", "CustomStringConvertible", "Data", "Date", "DateFormatter", "Decimal", "Decodable", "Dictionary",
        "DispatchQueue", "Double", "Duration", "Encodable", "Equatable", "Error", "FileManager", "Float", "Hashable",
        "AttributedString", "DateComponents", "IndexPath", "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "KeyPath",
        "KeyPathComparator", "Locale", "LocalizedError", "MainActor", "Measurement", "SortComparator", "Never",
        "Notification", "NotificationCenter", "NumberFormatter", "Observable", "Optional",
        "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Task", "TimeInterval", "Timer",
        "UInt", "URL", "URLRequest", "URLSession", "UUID", "UserDefaults", "Void",
    ]
}
