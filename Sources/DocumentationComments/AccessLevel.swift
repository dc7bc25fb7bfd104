/// The access levels of Swift, from the narrowest to the widest (The Swift Programming Language, “Access Control”).
package enum AccessLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }
}
