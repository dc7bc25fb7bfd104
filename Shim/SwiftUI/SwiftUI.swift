@_exported import Foundation
@_exported import Observation
@MainActor @preconcurrency public protocol View { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency var body: Body { get } }
extension Never: View { public var body: Never { fatalError() } }
public struct Text: View { public init(_ s: String) {} ; public var body: Never { fatalError() } }
public struct EmptyView: View { public init() {} ; public var body: Never { fatalError() } }
public struct VStack<C: View>: View { public init(@ViewBuilder content: () -> C) {} ; public var body: Never { fatalError() } }
public struct TupleView<T>: View { public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder { public static func buildBlock() -> EmptyView { EmptyView() }
 public static func buildBlock<C: View>(_ c: C) -> C { c }
 public static func buildExpression<C: View>(_ c: C) -> C { c }
 public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { fatalError() } }
@propertyWrapper public struct State<V>: Sendable { public init(wrappedValue: V) {} ; public var wrappedValue: V { get { fatalError() } nonmutating set {} } ; public var projectedValue: Binding<V> { fatalError() } }
@propertyWrapper public struct Binding<V> { public init() {}; public var wrappedValue: V { get { fatalError() } nonmutating set {} } }
extension View { public func padding() -> some View { self }; public func opacity(_ o: Double) -> some View { self } }
public struct TextField: View { public init(_ s: String, text: Binding<String>) {} ; public var body: Never { fatalError() } }
public struct EnvironmentValues { public init() {} }
public struct Image: View { public init(systemName: String) {} ; public var body: Never { fatalError() } }
