import Foundation

open class NSUserActivity: @unchecked Sendable {
    public let activityType: String
    public init(activityType: String) { self.activityType = activityType }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
