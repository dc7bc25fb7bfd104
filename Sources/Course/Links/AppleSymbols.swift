import Support

/// The pages of Apple's documentation about the symbols of its frameworks and of Swift itself.
///
/// The rule: a path that begins with one of these modules leads to `https://developer.apple.com/documentation/` and the path in
/// lower case, without the suffix that tells a symbol from others of its name: ``SwiftUI/View/padding(_:_:)`` is
/// `…/documentation/swiftui/view/padding(_:_:)`. A path without its module may be anybody's, and leads nowhere.
enum AppleSymbols {
    static func address(of path: String) -> String? {
        let parts = path.split(separator: "/").map(withoutHash)
        guard let module = parts.first, modules.contains(String(module)),
            parts.allSatisfy({ $0.utf8.allSatisfy { $0.isIdentifierByte || "():.-_".utf8.contains($0) } })
        else { return nil }
        return "https://developer.apple.com/documentation/" + parts.joined(separator: "/").lowercased()
    }

    private static func withoutHash(_ part: Substring) -> Substring {
        if let close = part.lastIndex(of: ")") { return part[...close] }
        return part.prefix { $0 != "-" }
    }

    private static let modules: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "AuthenticationServices",
        "BackgroundTasks", "Charts", "CloudKit", "Combine", "Contacts", "CoreBluetooth", "CoreData", "CoreGraphics",
        "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "DeviceCheck",
        "Dispatch", "Distributed", "EventKit", "Foundation", "GameKit", "HealthKit", "HomeKit", "Intents",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MusicKit", "NaturalLanguage",
        "Network", "OSLog", "Observation", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
        "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "Speech",
        "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization", "Testing", "TipKit", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit", "XCTest",
    ]
}
