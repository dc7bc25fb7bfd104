import Foundation

public struct PencilPreferredAction: Hashable, Sendable {
    let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
}
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
    public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
nonisolated extension View {
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        _modified()
    }
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        _modified()
    }
}
