import SwiftUI

/// Whether two values of a view would show the same, as far as can be told by looking at them: closures never are the
/// same, and references are if they are identical. Of a view's state only what it begins with belongs to its value.
enum Sameness {
    static func holds(_ old: Any, _ new: Any) -> Bool {
        guard type(of: old) == type(of: new) else { return false }
        if let old = old as? any _StoredProperty, let new = new as? any _StoredProperty {
            switch (old._initial, new._initial) {
            case (let old?, let new?): return holds(old, new)
            default: return true
            }
        }
        if let old = old as? any _SourcedProperty, let new = new as? any _SourcedProperty {
            return old._source != nil && old._source == new._source
        }
        if let old = old as? any Equatable { return isEqual(old, new) }
        let (first, second) = (Mirror(reflecting: old), Mirror(reflecting: new))
        switch first.displayStyle {
        case .class: return (old as AnyObject) === (new as AnyObject)
        case .struct, .tuple, .optional, .collection, .dictionary, .set:
            return first.children.count == second.children.count
                && zip(first.children, second.children).allSatisfy { holds($0.value, $1.value) }
        case .enum:
            // Without a payload there is only the name to go by.
            guard first.children.count == second.children.count else { return false }
            guard !first.children.isEmpty else { return "\(old)" == "\(new)" }
            return zip(first.children, second.children).allSatisfy { $0.label == $1.label && holds($0.value, $1.value) }
        default: return false
        }
    }

    private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { old == new as? Value }
}
