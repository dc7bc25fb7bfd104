import Diagnostics
public enum DiagramTheme: String, Sendable, CaseIterable { case auto, light, dark }
public struct DiagramOptions: Sendable {
    public var idPrefix: String; public var language: String; public var theme: DiagramTheme; public var isStandalone: Bool
    public var resolveLink: (@Sendable (String) -> String?)?
    public init(idPrefix: String = "", language: String = "en", theme: DiagramTheme = .auto, isStandalone: Bool = false, resolveLink: (@Sendable (String) -> String?)? = nil) {
        self.idPrefix = idPrefix; self.language = language; self.theme = theme; self.isStandalone = isStandalone; self.resolveLink = resolveLink
    }
}
public struct DiagramResult: Sendable { public var svg: String?; public var diagnostics: [Diagnostic] = [] }
public func renderDiagram(_ source: SourceSlice, options: DiagramOptions) -> DiagramResult { DiagramResult(svg: nil) }
public func checkDiagram(_ source: SourceSlice) -> [Diagnostic] { [] }
public enum DiagramStyleSheet { public static let css = "" }
