import Foundation

extension EnvironmentValues {
    public var allowsTightening: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var appearsActive: Bool {
        get { _get(true) }
        set { _set(newValue) }
    }
    public var autocorrectionDisabled: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var backgroundMaterial: Material? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var backgroundProminence: BackgroundProminence {
        get { _get(.standard) }
        set { _set(newValue) }
    }
    public var badgeProminence: BadgeProminence {
        get { _get(.standard) }
        set { _set(newValue) }
    }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { _get(.automatic) }
    public var calendar: Calendar {
        get { _get(.current) }
        set { _set(newValue) }
    }
    public var colorScheme: ColorScheme {
        get { _get(.light) }
        set { _set(newValue) }
    }
    public var colorSchemeContrast: ColorSchemeContrast { _get(.standard) }
    public var contentTransition: ContentTransition {
        get { _get(.identity) }
        set { _set(newValue) }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var controlSize: ControlSize {
        get { _get(.regular) }
        set { _set(newValue) }
    }
    public var controlActiveState: ControlActiveState {
        get { _get(.active) }
        set { _set(newValue) }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { _get(44) }
        set { _set(newValue) }
    }
    public var dismissSearch: DismissSearchAction { _get(DismissSearchAction()) }
    public var displayScale: CGFloat {
        get { _get(2) }
        set { _set(newValue) }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { _get(.large) }
        set { _set(newValue) }
    }
    public var editMode: Binding<EditMode>? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var font: Font? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var headerProminence: Prominence {
        get { _get(.standard) }
        set { _set(newValue) }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var imageScale: Image.Scale {
        get { _get(.medium) }
        set { _set(newValue) }
    }
    public var isActivityFullscreen: Bool { _get(false) }
    public var isEnabled: Bool {
        get { _get(true) }
        set { _set(newValue) }
    }
    public var isFocusEffectEnabled: Bool {
        get { _get(true) }
        set { _set(newValue) }
    }
    public var isFocused: Bool { _get(false) }
    public var isHoverEffectEnabled: Bool {
        get { _get(true) }
        set { _set(newValue) }
    }
    public var isLuminanceReduced: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var isPresented: Bool { _get(false) }
    public var isSceneCaptured: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var isScrollEnabled: Bool {
        get { _get(true) }
        set { _set(newValue) }
    }
    public var isSearching: Bool { _get(false) }
    public var isTabBarShowingSections: Bool { _get(false) }
    public var keyboardShortcut: KeyboardShortcut? { _get(nil) }
    public var layoutDirection: LayoutDirection {
        get { _get(.leftToRight) }
        set { _set(newValue) }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var levelOfDetail: LevelOfDetail {
        get { _get(.default) }
        set { _set(newValue) }
    }
    public var lineLimit: Int? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var lineSpacing: CGFloat {
        get { _get(0) }
        set { _set(newValue) }
    }
    public var locale: Locale {
        get { _get(.current) }
        set { _set(newValue) }
    }
    public var menuIndicatorVisibility: Visibility {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var menuOrder: MenuOrder {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var minimumScaleFactor: CGFloat {
        get { _get(1) }
        set { _set(newValue) }
    }
    public var multilineTextAlignment: TextAlignment {
        get { _get(.leading) }
        set { _set(newValue) }
    }
    public var navigationLinkIndicatorVisibility: Visibility {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var pixelLength: CGFloat { _get(0.5) }
    public var redactionReasons: RedactionReasons {
        get { _get([]) }
        set { _set(newValue) }
    }
    public var refresh: RefreshAction? { _get(nil) }
    public var rename: RenameAction? { _get(nil) }
    public var scenePhase: ScenePhase {
        get { _get(.active) }
        set { _set(newValue) }
    }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { _get(.automatic) }
    public var showsWidgetContainerBackground: Bool { _get(true) }
    public var sidebarRowSize: SidebarRowSize {
        get { _get(.medium) }
        set { _set(newValue) }
    }
    public var sizeCategory: ContentSizeCategory {
        get { _get(.large) }
        set { _set(newValue) }
    }
    public var springLoadingBehavior: SpringLoadingBehavior { _get(.automatic) }
    public var supportsMultipleWindows: Bool { _get(true) }
    public var supportsImageCapture: Bool { _get(false) }
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var symbolVariants: SymbolVariants {
        get { _get(.none) }
        set { _set(newValue) }
    }
    public var tabBarPlacement: TabBarPlacement? { _get(nil) }
    public var textCase: Text.Case? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var timeZone: TimeZone {
        get { _get(.current) }
        set { _set(newValue) }
    }
    public var truncationMode: Text.TruncationMode {
        get { _get(.tail) }
        set { _set(newValue) }
    }
    public var undoManager: UndoManager? { _get(nil) }
}
