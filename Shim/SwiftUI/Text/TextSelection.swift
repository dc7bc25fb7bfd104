import Foundation

public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
            }
        }
    }
    public var indices: Indices
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
    public var affinity: TextSelectionAffinity { .automatic }
}
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
extension EnvironmentValues {
    public var textSelectionAffinity: TextSelectionAffinity {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
}
nonisolated extension View {
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { _modified() }
}
nonisolated extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
