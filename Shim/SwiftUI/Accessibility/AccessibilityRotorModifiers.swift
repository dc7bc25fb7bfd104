import Foundation

nonisolated extension View {
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
        -> some View
    { _modified() }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { _modified() }
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        _modified()
    }
    @_disfavoredOverload public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelResource: LocalizedStringResource,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor(
        _ labelResource: LocalizedStringResource,
        textRanges: [Range<String.Index>]
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol>(
        _ label: L,
        textRanges: [Range<String.Index>]
    ) -> some View { _modified() }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { _modified() }
}
