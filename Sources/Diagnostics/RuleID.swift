/// The names that findings are filed under, as they are written in `glosa.yml`, in `fails=` and in comments.
///
/// Every rule on samples (``SnippetLint`` documents them), and what the other checks report.
public enum RuleID: String, Sendable, CaseIterable {
    // State
    case observableObject = "observable-object"
    case published
    case stateObject = "state-object"
    case observedObject = "observed-object"
    case environmentObject = "environment-object"
    case observedObjectInlineInit = "observed-object-inline-init"
    case statePrivate = "state-private"
    case stateFromParent = "state-from-parent"
    case bindingReadonly = "binding-readonly"
    case bindableNeeded = "bindable-needed"
    case bindableUnneeded = "bindable-unneeded"
    case ownedObservableState = "owned-observable-state"
    case observableMainActor = "observable-main-actor"
    case observableFinal = "observable-final"
    case observationIgnored = "observation-ignored"
    case wrapperInObservable = "wrapper-in-observable"
    case privateSet = "private-set"
    case environmentObjectUnregistered = "environment-object-unregistered"
    case environmentUnregistered = "environment-unregistered"
    case letOverState = "let-over-state"
    case taskID = "task-id"
    case stateDefault = "state-default"
    case largeState = "large-state"
    case stateValueType = "state-value-type"
    case singletonModel = "singleton-model"
    case statePropagated = "state-propagated"
    case stateNeeded = "state-needed"
    case wrapperMismatch = "wrapper-mismatch"
    case combinedWrappers = "combined-wrappers"
    case bindingNeeded = "binding-needed"
    case bindingWithDefault = "binding-with-default"
    case bindingConstant = "binding-constant"
    case nestedObservableObject = "nested-observable-object"
    case observableNotClass = "observable-not-class"
    case unpublishedProperty = "unpublished-property"
    case plainModel = "plain-model"
    case stateObjectInjected = "state-object-injected"
    case modelInState = "model-in-state"
    case modelMadeInBody = "model-made-in-body"
    case stateCopiedOnAppear = "state-copied-on-appear"
    case stateSetInBody = "state-set-in-body"
    case sideEffectInBody = "side-effect-in-body"
    case workInViewInit = "work-in-view-init"
    case derivedState = "derived-state"
    case scatteredState = "scattered-state"
    case booleanPresentation = "boolean-presentation"
    case wideInput = "wide-input"
    case subviewAsProperty = "subview-as-property"
    case serviceInView = "service-in-view"
    case wrapperPrivate = "wrapper-private"
    case secretInStorage = "secret-in-storage"
    case changeOffMain = "change-off-main"
    case strongSelf = "strong-self"
    case environmentClosure = "environment-closure"
    case frequentUpdate = "frequent-update"
    case gestureState = "gesture-state"

    // API that moved on
    case foregroundColor = "foreground-color"
    case cornerRadius = "corner-radius"
    case navigationView = "navigation-view"
    case onChange = "on-change"
    case backgroundColor = "background-color"
    case backgroundBuilder = "background-builder"
    case overlayBuilder = "overlay-builder"
    case navigationBarTitle = "navigation-bar-title"
    case navigationBarItems = "navigation-bar-items"
    case navigationBarHidden = "navigation-bar-hidden"
    case toolbarPlacement = "toolbar-placement"
    case accentColor = "accent-color"
    case animationValue = "animation-value"
    case alertPresentation = "alert-presentation"
    case actionSheet = "action-sheet"
    case presentationMode = "presentation-mode"
    case edgesIgnoringSafeArea = "edges-ignoring-safe-area"
    case autocapitalization
    case disableAutocorrection = "disable-autocorrection"
    case navigationLinkActive = "navigation-link-active"
    case navigationLinkTag = "navigation-link-tag"
    case navigationLinkDestination = "navigation-link-destination"
    case sectionHeader = "section-header"
    case onCommit = "on-commit"
    case colorScheme = "color-scheme"
    case statusBarHidden = "status-bar-hidden"
    case accessibilityLabel = "accessibility-label"
    case magnificationGesture = "magnification-gesture"
    case rotationGesture = "rotation-gesture"
    case textConcatenation = "text-concatenation"
    case tabItem = "tab-item"
    case previewProvider = "preview-provider"
    case environmentKey = "environment-key"

    // MVVM with ViewData
    case viewDataStruct = "viewdata-struct"
    case viewDataNoLogic = "viewdata-no-logic"
    case viewDataFormString = "viewdata-form-string"
    case viewDataErrorOptional = "viewdata-error-optional"
    case viewDataIsLoading = "viewdata-is-loading"
    case viewModelProtocol = "viewmodel-protocol"
    case viewModelFinal = "viewmodel-final"
    case viewModelPublishedData = "viewmodel-published-data"
    case viewModelDependency = "viewmodel-dependency"
    case viewModelTask = "viewmodel-task"
    case viewModelErrorMapper = "viewmodel-error-mapper"
    case viewGenericViewModel = "view-generic-viewmodel"
    case viewObservesViewModel = "view-observes-viewmodel"
    case viewBindsData = "view-binds-data"
    case viewNoLogic = "view-no-logic"

    // Practice
    case uiScreenBounds = "ui-screen-bounds"
    case anyView = "any-view"
    case taskDetached = "task-detached"
    case bindingGetSet = "binding-get-set"
    case stringFormat = "string-format"
    case tapGestureButton = "tap-gesture-button"
    case onAppearTask = "on-appear-task"
    case taskSleepNanoseconds = "task-sleep-nanoseconds"
    case fontWeightBold = "font-weight-bold"
    case forceUnwrap = "force-unwrap"
    case forceTry = "force-try"
    case mainDispatchQueue = "main-dispatch-queue"
    case geometryReader = "geometry-reader"
    case forEachIdentity = "for-each-identity"
    case unstableIdentity = "unstable-identity"
    case conditionalIdentity = "conditional-identity"
    case formatterInBody = "formatter-in-body"
    case workInBody = "work-in-body"
    case eagerStack = "eager-stack"
    case nestedNavigation = "nested-navigation"

    // Damaged text
    case lostInterpolation = "lost-interpolation"
    case lostKeyPath = "lost-key-path"
    case lostGeneric = "lost-generic"
    case flattenedSample = "flattened-sample"
    case smartQuotes = "smart-quotes"
    case invisibleCharacters = "invisible-characters"
    case conflictMarker = "conflict-marker"

    // Samples
    case syntax
    case unbalancedFence = "unbalanced-fence"
    case validSampleBroken = "valid-sample-broken"
    case counterexampleUnproven = "counterexample-unproven"
    case expectedFailureMissing = "expected-failure-missing"
    case unusedSuppression = "unused-suppression"
    case missingImport = "missing-import"
    case sampleUnchecked = "sample-unchecked"

    // Content
    case brokenLink = "broken-link"
    case compileError = "compile-error"
    case compileSkipped = "compile-skipped"
    case compilerMissing = "compiler-missing"
    case packageBuild = "package-build"
    case verdictStore = "verdict-store"
    case needsContext = "needs-context"
    case runFailed = "run-failed"
    case runOutput = "run-output"
    case runSkipped = "run-skipped"
    case configuration
    case controlCharacter = "control-character"
    case deepNesting = "deep-nesting"
    case directiveArgument = "directive-argument"
    case draft
    case duplicateID = "duplicate-id"
    case emptyCourse = "empty-course"
    case emptyLanguage = "empty-language"
    case encoding
    case externalLink = "external-link"
    case fenceAttributeValue = "fence-attribute-value"
    case footnoteDuplicate = "footnote-duplicate"
    case footnoteNested = "footnote-nested"
    case footnoteUndefined = "footnote-undefined"
    case footnoteUnused = "footnote-unused"
    case frontMatter = "front-matter"
    case headingIDDuplicate = "heading-id-duplicate"
    case hiddenFolder = "hidden-folder"
    case htmlRemoved = "html-removed"
    case htmlUnbalanced = "html-unbalanced"
    case largeFile = "large-file"
    case linkOtherLanguage = "link-other-language"
    case mojibake
    case outputConflict = "output-conflict"
    case outputName = "output-name"
    case outsideLanguage = "outside-language"
    case theme
    case undefinedReference = "undefined-reference"
    case treeCycle = "tree-cycle"
    case treeDeadEnd = "tree-dead-end"
    case treeDuplicateName = "tree-duplicate-name"
    case treeNoQuestion = "tree-no-question"
    case treeNoSample = "tree-no-sample"
    case treeNotFlowchart = "tree-not-flowchart"
    case treeOneAnswer = "tree-one-answer"
    case treeOutcomeComment = "tree-outcome-comment"
    case treeSameAnswers = "tree-same-answers"
    case treeShape = "tree-shape"
    case treeSubgraphEdge = "tree-subgraph-edge"
    case treeTooLarge = "tree-too-large"
    case treeUnexplained = "tree-unexplained"
    case treeUnknownHandOver = "tree-unknown-hand-over"
    case treeUnlabelledAnswer = "tree-unlabelled-answer"
    case treeUnreachable = "tree-unreachable"
    case treeUntranslated = "tree-untranslated"
    case tooManyFindings = "too-many-findings"
    case tooMuchMarkup = "too-much-markup"
    case unclosedDirective = "unclosed-directive"
    case unknownDirective = "unknown-directive"
    case unknownFenceAttribute = "unknown-fence-attribute"
    case unknownProfile = "unknown-profile"
    case unreadableFile = "unreadable-file"
    case unsafeLink = "unsafe-link"
    case unfencedCode = "unfenced-code"
    case translationDiagrams = "translation-diagrams"
    case translationFrontMatter = "translation-front-matter"
    case translationHeadings = "translation-headings"
    case translationImages = "translation-images"
    case translationLinks = "translation-links"
    case translationLists = "translation-lists"
    case translationMissing = "translation-missing"
    case translationSamples = "translation-samples"
    case translationStale = "translation-stale"
    case translationTables = "translation-tables"
    case translationUntranslated = "translation-untranslated"

    // Diagrams
    /// The text is not valid Mermaid.
    case diagramSyntax = "diagram-syntax"
    /// The first word names no diagram type that Glosa draws.
    case diagramUnknownType = "diagram-unknown-type"
    /// A setting that could run script or restyle the page.
    case diagramSettingRefused = "diagram-setting-refused"
    /// A directive or setting that has no effect.
    case diagramSettingUnknown = "diagram-setting-unknown"
    /// A node that no edge reaches, in a diagram that has edges.
    case diagramUnconnectedNode = "diagram-unconnected-node"
    /// A style or class for a node, edge or subgraph that is not there.
    case diagramUnknownTarget = "diagram-unknown-target"
    /// A class that no `classDef` defines.
    case diagramUnknownClass = "diagram-unknown-class"
    /// Something Mermaid accepts that cannot be drawn as meant, such as a picture from another host.
    case diagramNotDrawn = "diagram-not-drawn"
    /// The diagram is beyond what can be laid out.
    case diagramTooLarge = "diagram-too-large"
    /// A link that is refused, such as one to `javascript:`.
    case diagramUnsafeLink = "diagram-unsafe-link"
}

extension RuleID: Comparable, CustomStringConvertible {
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The rule of a name; nil where there is none. By a table, since `init(rawValue:)` compares with one after the other.
    public init?(named name: some StringProtocol) {
        guard let rule = Self.byName[String(name)] else { return nil }
        self = rule
    }

    public var description: String { rawValue }

    /// In alphabetical order.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
