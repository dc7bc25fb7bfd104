import Diagnostics
import Mermaid

/// Diagrams of every type, from text to SVG.
let diagramArea = Area("diagrams")
