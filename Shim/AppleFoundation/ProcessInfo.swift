import Foundation

extension ProcessInfo {
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}
extension NSPredicate {
    public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }
    public convenience init(format: String, argumentArray arguments: [Any]?) { self.init(value: true) }
}
