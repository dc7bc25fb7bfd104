import Diagnostics

/// Names of the lint rules.
extension RuleID {
    // MARK: State

    public static let observableObject = RuleID("observable-object")
    public static let published = RuleID("published")
    public static let stateObject = RuleID("state-object")
    public static let observedObject = RuleID("observed-object")
    public static let environmentObject = RuleID("environment-object")
    public static let observedObjectInlineInit = RuleID("observed-object-inline-init")
    public static let statePrivate = RuleID("state-private")
    public static let stateFromParent = RuleID("state-from-parent")
    public static let bindingReadonly = RuleID("binding-readonly")
    public static let bindableNeeded = RuleID("bindable-needed")
    public static let bindableUnneeded = RuleID("bindable-unneeded")
    public static let ownedObservableState = RuleID("owned-observable-state")
    public static let observableMainActor = RuleID("observable-main-actor")
    public static let observableFinal = RuleID("observable-final")
    public static let observationIgnored = RuleID("observation-ignored")
    public static let wrapperInObservable = RuleID("wrapper-in-observable")
    public static let privateSet = RuleID("private-set")
    public static let environmentObjectUnregistered = RuleID("environment-object-unregistered")
    public static let environmentUnregistered = RuleID("environment-unregistered")
    public static let letOverState = RuleID("let-over-state")
    public static let taskID = RuleID("task-id")
    public static let cancelledTaskWrites = RuleID("cancelled-task-writes")
    public static let stateDefault = RuleID("state-default")
    public static let largeState = RuleID("large-state")
    public static let stateValueType = RuleID("state-value-type")
    public static let singletonModel = RuleID("singleton-model")
    public static let statePropagated = RuleID("state-propagated")
    public static let stateNeeded = RuleID("state-needed")
    public static let wrapperMismatch = RuleID("wrapper-mismatch")
    public static let combinedWrappers = RuleID("combined-wrappers")
    public static let bindingNeeded = RuleID("binding-needed")
    public static let bindingWithDefault = RuleID("binding-with-default")
    public static let bindingConstant = RuleID("binding-constant")
    public static let nestedObservableObject = RuleID("nested-observable-object")
    public static let observableNotClass = RuleID("observable-not-class")
    public static let unpublishedProperty = RuleID("unpublished-property")
    public static let plainModel = RuleID("plain-model")
    public static let stateObjectInjected = RuleID("state-object-injected")
    public static let modelInState = RuleID("model-in-state")
    public static let modelMadeInBody = RuleID("model-made-in-body")
    public static let stateCopiedOnAppear = RuleID("state-copied-on-appear")
    public static let stateSetInBody = RuleID("state-set-in-body")
    public static let sideEffectInBody = RuleID("side-effect-in-body")
    public static let workInViewInit = RuleID("work-in-view-init")
    public static let derivedState = RuleID("derived-state")
    public static let scatteredState = RuleID("scattered-state")
    public static let booleanPresentation = RuleID("boolean-presentation")
    public static let wideInput = RuleID("wide-input")
    public static let subviewAsProperty = RuleID("subview-as-property")
    public static let serviceInView = RuleID("service-in-view")
    public static let wrapperPrivate = RuleID("wrapper-private")
    public static let secretInStorage = RuleID("secret-in-storage")
    public static let changeOffMain = RuleID("change-off-main")
    public static let strongSelf = RuleID("strong-self")
    public static let environmentClosure = RuleID("environment-closure")
    public static let frequentUpdate = RuleID("frequent-update")
    public static let gestureState = RuleID("gesture-state")

    // MARK: API that moved on

    public static let foregroundColor = RuleID("foreground-color")
    public static let cornerRadius = RuleID("corner-radius")
    public static let navigationView = RuleID("navigation-view")
    public static let onChange = RuleID("on-change")
    public static let backgroundColor = RuleID("background-color")
    public static let backgroundBuilder = RuleID("background-builder")
    public static let overlayBuilder = RuleID("overlay-builder")
    public static let navigationBarTitle = RuleID("navigation-bar-title")
    public static let navigationBarItems = RuleID("navigation-bar-items")
    public static let navigationBarHidden = RuleID("navigation-bar-hidden")
    public static let toolbarPlacement = RuleID("toolbar-placement")
    public static let accentColor = RuleID("accent-color")
    public static let animationValue = RuleID("animation-value")
    public static let alertPresentation = RuleID("alert-presentation")
    public static let actionSheet = RuleID("action-sheet")
    public static let presentationMode = RuleID("presentation-mode")
    public static let edgesIgnoringSafeArea = RuleID("edges-ignoring-safe-area")
    public static let autocapitalization = RuleID("autocapitalization")
    public static let disableAutocorrection = RuleID("disable-autocorrection")
    public static let navigationLinkActive = RuleID("navigation-link-active")
    public static let navigationLinkTag = RuleID("navigation-link-tag")
    public static let navigationLinkDestination = RuleID("navigation-link-destination")
    public static let sectionHeader = RuleID("section-header")
    public static let onCommit = RuleID("on-commit")
    public static let colorScheme = RuleID("color-scheme")
    public static let statusBarHidden = RuleID("status-bar-hidden")
    public static let accessibilityLabel = RuleID("accessibility-label")
    public static let magnificationGesture = RuleID("magnification-gesture")
    public static let rotationGesture = RuleID("rotation-gesture")
    public static let textConcatenation = RuleID("text-concatenation")
    public static let tabItem = RuleID("tab-item")
    public static let previewProvider = RuleID("preview-provider")
    public static let environmentKey = RuleID("environment-key")

    // MARK: MVVM with ViewData

    public static let viewDataStruct = RuleID("viewdata-struct")
    public static let viewDataNoLogic = RuleID("viewdata-no-logic")
    public static let viewDataFormString = RuleID("viewdata-form-string")
    public static let viewDataErrorOptional = RuleID("viewdata-error-optional")
    public static let viewDataIsLoading = RuleID("viewdata-is-loading")
    public static let viewModelProtocol = RuleID("viewmodel-protocol")
    public static let viewModelFinal = RuleID("viewmodel-final")
    public static let viewModelPublishedData = RuleID("viewmodel-published-data")
    public static let viewModelDependency = RuleID("viewmodel-dependency")
    public static let viewModelTask = RuleID("viewmodel-task")
    public static let viewModelErrorMapper = RuleID("viewmodel-error-mapper")
    public static let viewGenericViewModel = RuleID("view-generic-viewmodel")
    public static let viewObservesViewModel = RuleID("view-observes-viewmodel")
    public static let viewBindsData = RuleID("view-binds-data")
    public static let viewNoLogic = RuleID("view-no-logic")

    // MARK: Practice

    public static let uiScreenBounds = RuleID("ui-screen-bounds")
    public static let anyView = RuleID("any-view")
    public static let taskDetached = RuleID("task-detached")
    public static let bindingGetSet = RuleID("binding-get-set")
    public static let stringFormat = RuleID("string-format")
    public static let tapGestureButton = RuleID("tap-gesture-button")
    public static let onAppearTask = RuleID("on-appear-task")
    public static let taskSleepNanoseconds = RuleID("task-sleep-nanoseconds")
    public static let fontWeightBold = RuleID("font-weight-bold")
    public static let forceUnwrap = RuleID("force-unwrap")
    public static let forceTry = RuleID("force-try")
    public static let mainDispatchQueue = RuleID("main-dispatch-queue")
    public static let geometryReader = RuleID("geometry-reader")
    public static let forEachIdentity = RuleID("for-each-identity")
    public static let unstableIdentity = RuleID("unstable-identity")
    public static let conditionalIdentity = RuleID("conditional-identity")
    public static let formatterInBody = RuleID("formatter-in-body")
    public static let workInBody = RuleID("work-in-body")
    public static let eagerStack = RuleID("eager-stack")
    public static let nestedNavigation = RuleID("nested-navigation")

    // MARK: Damaged text

    public static let lostInterpolation = RuleID("lost-interpolation")
    public static let lostKeyPath = RuleID("lost-key-path")
    public static let lostGeneric = RuleID("lost-generic")
    public static let flattenedSample = RuleID("flattened-sample")
    public static let smartQuotes = RuleID("smart-quotes")
    public static let invisibleCharacters = RuleID("invisible-characters")
    public static let conflictMarker = RuleID("conflict-marker")

    // MARK: Samples

    public static let validSampleBroken = RuleID("valid-sample-broken")
    public static let unusedSuppression = RuleID("unused-suppression")
    public static let missingImport = RuleID("missing-import")

    /// All of them.
    public static let ofLint: [RuleID] = [
        .observableObject, .published, .stateObject, .observedObject, .environmentObject, .observedObjectInlineInit,
        .statePrivate, .stateFromParent, .bindingReadonly, .bindableNeeded, .bindableUnneeded, .ownedObservableState,
        .observableMainActor, .observableFinal, .observationIgnored, .wrapperInObservable, .privateSet,
        .environmentObjectUnregistered, .environmentUnregistered, .letOverState, .taskID, .cancelledTaskWrites,
        .stateDefault, .largeState,
        .stateValueType, .singletonModel, .statePropagated, .stateNeeded, .wrapperMismatch, .combinedWrappers,
        .bindingNeeded, .bindingWithDefault, .bindingConstant, .nestedObservableObject, .observableNotClass,
        .unpublishedProperty, .plainModel, .stateObjectInjected, .modelInState, .modelMadeInBody, .stateCopiedOnAppear,
        .stateSetInBody, .sideEffectInBody, .workInViewInit, .derivedState, .scatteredState, .booleanPresentation,
        .wideInput, .subviewAsProperty, .serviceInView, .wrapperPrivate, .secretInStorage, .changeOffMain, .strongSelf,
        .environmentClosure, .frequentUpdate, .gestureState, .foregroundColor, .cornerRadius, .navigationView,
        .onChange, .backgroundColor, .backgroundBuilder, .overlayBuilder, .navigationBarTitle, .navigationBarItems,
        .navigationBarHidden, .toolbarPlacement, .accentColor, .animationValue, .alertPresentation, .actionSheet,
        .presentationMode, .edgesIgnoringSafeArea, .autocapitalization, .disableAutocorrection, .navigationLinkActive,
        .navigationLinkTag, .navigationLinkDestination, .sectionHeader, .onCommit, .colorScheme, .statusBarHidden,
        .accessibilityLabel, .magnificationGesture, .rotationGesture, .textConcatenation, .tabItem, .previewProvider,
        .environmentKey, .viewDataStruct, .viewDataNoLogic, .viewDataFormString, .viewDataErrorOptional,
        .viewDataIsLoading, .viewModelProtocol, .viewModelFinal, .viewModelPublishedData, .viewModelDependency,
        .viewModelTask, .viewModelErrorMapper, .viewGenericViewModel, .viewObservesViewModel, .viewBindsData,
        .viewNoLogic, .uiScreenBounds, .anyView, .taskDetached, .bindingGetSet, .stringFormat, .tapGestureButton,
        .onAppearTask, .taskSleepNanoseconds, .fontWeightBold, .forceUnwrap, .forceTry, .mainDispatchQueue,
        .geometryReader, .forEachIdentity, .unstableIdentity, .conditionalIdentity, .formatterInBody, .workInBody,
        .eagerStack, .nestedNavigation, .lostInterpolation, .lostKeyPath, .lostGeneric, .flattenedSample, .smartQuotes,
        .invisibleCharacters, .conflictMarker, .validSampleBroken, .unusedSuppression, .missingImport,
    ]

    /// The rules about API that has a successor.
    public static let ofSupersededAPI: Set<RuleID> = [
        .foregroundColor, .cornerRadius, .navigationView, .onChange, .backgroundColor, .backgroundBuilder,
        .overlayBuilder, .navigationBarTitle, .navigationBarItems, .navigationBarHidden, .toolbarPlacement,
        .accentColor, .animationValue, .alertPresentation, .actionSheet, .presentationMode, .edgesIgnoringSafeArea,
        .autocapitalization, .disableAutocorrection, .navigationLinkActive, .navigationLinkTag,
        .navigationLinkDestination, .sectionHeader, .onCommit, .colorScheme, .statusBarHidden, .accessibilityLabel,
        .magnificationGesture, .rotationGesture, .textConcatenation, .tabItem, .previewProvider, .environmentKey,
    ]
}
