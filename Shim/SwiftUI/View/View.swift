@_exported import AppKit
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Observation
@_exported import UIKit

@MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor var body: Body { get }
}

extension View {
    public nonisolated static func _printChanges() {}
    public nonisolated static func _logChanges() {}
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never
    nonisolated public var _children: [any View] { map { [$0] } ?? [] }
}
