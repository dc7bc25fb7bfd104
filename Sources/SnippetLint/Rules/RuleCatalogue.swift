import Diagnostics
import SnippetSyntax

/// Every rule, in the order of the documentation. A new rule is one file beside its like, and one line here.
public enum RuleCatalogue {
    public static let all: [Rule] = [
        // State
        .observableObject, .published, .stateObject, .observedObject, .environmentObject, .observedObjectInlineInit,
        .statePrivate, .stateFromParent, .bindingReadonly, .bindableNeeded, .bindableUnneeded, .ownedObservableState,
        .observableMainActor, .observableFinal, .observationIgnored, .wrapperInObservable, .privateSet,
        .environmentObjectUnregistered, .environmentUnregistered, .letOverState, .taskID, .cancelledTaskWrites,
        .stateDefault, .largeState,
        .stateValueType, .singletonModel, .statePropagated, .stateNeeded,
        .wrapperMismatch, .combinedWrappers, .bindingNeeded, .bindingWithDefault, .bindingConstant,
        .nestedObservableObject, .observableNotClass, .unpublishedProperty, .plainModel, .stateObjectInjected,
        .modelInState, .modelMadeInBody, .stateCopiedOnAppear, .stateSetInBody, .sideEffectInBody, .workInViewInit,
        .derivedState, .scatteredState, .booleanPresentation, .wideInput, .subviewAsProperty, .serviceInView,
        .wrapperPrivate, .secretInStorage, .changeOffMain, .strongSelf, .environmentClosure, .frequentUpdate,
        .gestureState,
        // API that moved on
        .foregroundColor, .cornerRadius, .navigationView, .onChange, .backgroundColor, .backgroundBuilder,
        .overlayBuilder, .navigationBarTitle, .navigationBarItems, .navigationBarHidden, .toolbarPlacement,
        .accentColor,
        .animationValue, .alertPresentation, .actionSheet, .presentationMode, .edgesIgnoringSafeArea,
        .autocapitalization, .disableAutocorrection, .navigationLinkActive, .navigationLinkTag,
        .navigationLinkDestination, .sectionHeader, .onCommit, .colorScheme, .statusBarHidden, .accessibilityLabel,
        .magnificationGesture, .rotationGesture, .textConcatenation, .tabItem, .previewProvider, .environmentKey,
        // MVVM with ViewData
        .viewDataStruct, .viewDataNoLogic, .viewDataFormString, .viewDataErrorOptional, .viewDataIsLoading,
        .viewModelProtocol, .viewModelFinal, .viewModelPublishedData, .viewModelDependency, .viewModelTask,
        .viewModelErrorMapper, .viewGenericViewModel, .viewObservesViewModel, .viewBindsData, .viewNoLogic,
        // Practice
        .uiScreenBounds, .anyView, .taskDetached, .bindingGetSet, .stringFormat, .tapGestureButton, .onAppearTask,
        .taskSleepNanoseconds, .fontWeightBold, .forceUnwrap, .forceTry, .mainDispatchQueue, .geometryReader,
        .forEachIdentity, .unstableIdentity, .conditionalIdentity, .formatterInBody, .workInBody, .eagerStack,
        .nestedNavigation,
        // Damaged text
        .lostInterpolation, .lostKeyPath, .lostGeneric, .flattenedSample, .smartQuotes, .invisibleCharacters,
        .conflictMarker,
        // Samples
        .syntax, .notSwift, .unbalancedFence, .validSampleBroken, .counterexampleUnproven, .expectedFailureMissing,
        .unusedSuppression, .missingImport, .sampleUnchecked,
    ]

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the rule on samples with an identifier; nil if the findings of other checks have it.
    public static func rule(_ id: RuleID) -> Rule? { byID[id] }

    /// Returns the rule on samples that an author names; nil if there is none.
    public static func rule(named name: String) -> Rule? { RuleID(spelled: name).flatMap(rule) }

    /// Returns the name of the rule that was probably meant by a name that no rule has; nil if none is near.
    public static func suggestion(for name: String) -> String? {
        rule(named: name) == nil ? NearMiss.suggestion(for: name, among: all.map(\.id.rawValue)) : nil
    }
}
