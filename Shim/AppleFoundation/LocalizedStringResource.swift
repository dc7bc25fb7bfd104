/// What Foundation has on Apple systems and lessons use, but Foundation on Linux lacks.
@_exported import Foundation
@_exported import FoundationNetworking

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var key: String
    public var table: String?
    public var locale = Locale.current
    public init(stringLiteral value: String) { key = value }
    public init(
        _ key: StaticString,
        defaultValue: String,
        table: String? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.key = defaultValue
        self.table = table
    }
    public init(
        _ key: String,
        table: String? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.key = key
        self.table = table
    }
}

extension String {
    public init(
        localized keyAndValue: LocalizedStringResource,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = keyAndValue.key }
    public init(
        localized key: StaticString,
        defaultValue: String,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = defaultValue }
    public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension AttributedString {
    public init(localized key: LocalizedStringResource, comment: StaticString? = nil) {
        self.init(key.key)
    }
}
