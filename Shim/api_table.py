"""Facts about Apple's interfaces, one symbol a line: names, labels, types, first versions.

Columns: module, container, kind, name, generics, parameters, result or inheritance, where, effects, modifiers, first iOS,
first macOS, deprecated. The copy they were read from had lost some of it; what can be known again is mended here.
"""
import re
from typing import NamedTuple

TYPES = {"struct", "class", "enum", "protocol", "associatedtype", "typealias", "actor"}
# Frameworks that add members to SwiftUI's types, by how the members' names begin.
FOREIGN = {
    "Charts": ["chart"],
    "StoreKit": [
        "subscription", "store", "inAppPurchase", "onInAppPurchase", "currentEntitlement", "product",
        "preferredSubscription", "manageSubscriptions", "displayStoreKit", "purchase", "requestReview",
    ],
    "TipKit": ["tip", "popoverTip"],
    "AppIntents": ["shortcutsLink", "siriTip"],
    "MapKit": ["map", "lookAround", "onMapCamera"],
    "PhotosUI": ["photosPicker"],
    "PassKit": [
        "addOrderToWallet", "addPassToWallet", "onApplePay", "payLater", "payWithApplePay", "verifyIdentity",
        "transactionTask",
    ],
    "FinanceKitUI": ["transactionPicker"],
    "AuthenticationServices": ["signInWithApple", "authorization", "webAuthentication", "credential"],
    "WidgetKit": ["controlWidget", "dynamicIsland", "activityFamily", "supportedActivity", "isActivityUpdate",
                  "supplementalActivity"],
    "ContactsUI": ["contactAccess"],
    "FamilyControls": ["familyActivity"],
    "HealthKitUI": ["healthDataAccess"],
    "WorkoutKit": ["workoutPreview"],
    "Translation": ["translation"],
    "ImagePlayground": ["imagePlayground", "supportsImagePlayground"],
    "JournalingSuggestions": ["journalingSuggestions"],
    "GameController": ["handlesGameController"],
    "RealityKit": ["realityView", "targetedTo"],
    "AVKit": ["onCameraCapture"],
    "ManagedApp": ["managedContent"],
    "SecurityUI": ["certificateSheet"],
    "DeviceEnrollment": ["automatedDeviceEnrollment"],
}


class Symbol(NamedTuple):
    module: str
    container: str
    kind: str
    name: str  # with labels
    parameters: str
    result: str
    modifiers: str
    ios: str
    macos: str

    @property
    def base(self):
        return self.name.split("(")[0]

    @property
    def key(self):
        """What a declaration of the stand-in is compared by."""
        kind = "type" if self.kind in TYPES else "init" if self.kind.startswith("init") else self.kind
        return comparable(self.container, "var" if kind in ("let", "case") else kind, self.name)

    @property
    def framework(self):
        """The framework that declares it: another than SwiftUI adds some members to SwiftUI's types."""
        if self.module != "SwiftUI":
            return self.module
        if self.kind not in TYPES and self.container:
            if "intent:" in self.name:
                return "AppIntents"
            for framework, beginnings in FOREIGN.items():
                if any(re.match(beginning + r"(?![a-z])|" + beginning + "$", self.base) for beginning in beginnings):
                    if (self.container in ("View", "EnvironmentValues", "ContainerBackgroundPlacement",
                                           "WidgetConfiguration", "Image")
                            or self.container == "Gesture" and framework == "RealityKit"):
                        return framework
        return "SwiftUI"

    @property
    def is_inherited(self):
        """Members that a type has from a protocol of the standard library; the table lists some with each type."""
        if self.base in ("==", "!=", "<", ">", "<=", ">=", "...", "..<", "Bool", ".."):
            return True
        if self.name in ("hash(into:)", "hashValue", "encode(to:)", "init(from:)", "localizedDescription",
                         "debugDescription", "description", "assertIsolated(_:file:line:)",
                         "preconditionIsolated(_:file:line:)"):
            return True
        return self.base in SEQUENCE and "Self" in self.parameters + self.result + " Self" * (self.base in SEQUENCE)


SEQUENCE = set(
    """allSatisfy compactMap contains count difference drop dropFirst dropLast elementsEqual enumerated filter first
    firstIndex firstRange flatMap forEach formIndex formatted index indices joined last lastIndex lexicographicallyPrecedes
    makeIterator map max min prefix randomElement ranges reduce removingSubranges reversed shuffled sorted split starts
    suffix trimmingPrefix withContiguousStorageIfAvailable lazy underestimatedCount publisher compare""".split()
)


def comparable(container, kind, name):
    name = name.replace("`", "")
    # Result builders are called by the compiler, whatever the number of components.
    if kind == "func" and name.startswith("build") and "Builder" in container:
        name = name.split("(")[0]
    # The table has the names of a subscript's parameters, not its labels.
    if kind == "subscript":
        name = "subscript"
    return (container, kind, name)


def mended_container(container, name):
    """`A.A.B` is `A.B`, and what stands behind the symbol's own name is text of its page."""
    name, container = name.replace("`", ""), container.replace("`", "").split(" Deprecated")[0]
    if container == name:
        return ""
    at = f".{container}.".find(f".{name}.")
    if at >= 0:
        container = f".{container}."[:at].strip(".")
    parts = container.split(".")
    last = max((i for i, part in enumerate(parts) if part == parts[0]), default=0)
    return ".".join(parts[last:])


def mended_name(name, parameters):
    """Labels behind a generic argument with a comma were lost; the parameters still have them."""
    operator = re.match(r"[<>!=+\-*/.~]+(?=\()", name)
    if operator:
        return operator[0] + "(_:_:)"
    if name.endswith(":)"):
        base, _, labels = name[:-1].partition("(")
        words = [label + ":" for label in labels.split(":") if re.fullmatch(r"\w+", label)]
        name = f"{base}({''.join(words)})"
    if ">, " not in parameters or not name.endswith(")"):
        return name
    labels = ""
    for piece in parameters.split("; "):
        labels += piece.split(":")[0].strip() + ":"
        rest = piece.partition(">, ")[2]
        for lost in re.findall(r"(?:^|, )(?:@[\w.]+(?:<[^>]*>)? )*(\w+)(?: \w+)?: ", rest):
            labels += lost + ":"
    return f"{name.split('(')[0]}({labels})"


def read(path):
    symbols = []
    for line in open(path, encoding="utf-8").read().splitlines()[1:]:
        module, container, kind, name, _, parameters, result, _, _, modifiers, ios, macos, _ = line.split("\t")
        name = mended_name(name.replace("`", ""), parameters)
        container = mended_container(container, name)
        if kind in TYPES:
            container, _, name = mended_path(container, name).rpartition(".")
        symbols.append(Symbol(module, container, kind, name, parameters, result, modifiers, ios, macos))
    return symbols


def mended_path(container, name):
    path = f"{container}.{name}" if container else name
    parts = path.split(".")
    last = max((i for i, part in enumerate(parts) if part == parts[0]), default=0)
    return ".".join(parts[last:])
