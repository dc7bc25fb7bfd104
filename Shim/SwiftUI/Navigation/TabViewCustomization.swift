public struct TabViewCustomization: Codable, Sendable {
    public struct SectionCustomization: Sendable {
        public var tabOrder: [String]? { nil }
        public mutating func resetTabOrder() {}
    }
    public struct TabCustomization: Sendable {
        public var sidebarVisibility: Visibility = .automatic
        public var tabBarVisibility: Visibility { .automatic }
    }
    public init() {}
    public mutating func resetSectionOrder() {}
    @available(*, deprecated, message: "Use customization[section: id].resetTabOrder()")
    public mutating func resetSectionOrder(for id: String) {}
    public mutating func resetVisibility() {}
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization() }
        set {}
    }
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization() }
        set {}
    }
    @available(*, deprecated, message: "Use customization[section: id].tabOrder")
    public subscript(sectionID id: String) -> [String]? { nil }
    @available(*, deprecated, message: "Use customization[tab: id].sidebarVisibility")
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { .automatic }
        set {}
    }
}
