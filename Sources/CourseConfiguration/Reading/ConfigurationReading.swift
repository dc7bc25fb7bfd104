import Diagnostics
import YAML

/// The state of reading `glosa.yml`.
struct ConfigurationReading {
    var keys: KeyedReader
    var configuration: Configuration
    var findings = DiagnosticList(most: KeyedReader.mostFindings)
    /// True if the command line names the content folder, whatever the file says.
    let hasContentOption: Bool
}
