import Diagnostics

/// The reason why a sample that asks to be run was not run, or not to its end.
public enum RunOmission: Sendable, Hashable {
    /// This system can't keep a program from files and network; with the feature that it lacks.
    case unconfined(String)
    /// The sample imports `Headless`, which needs the shim, and this machine has SwiftUI itself.
    case withoutShim
    /// The system ended the program, although it had exceeded no limit: most likely for lack of memory.
    case killed
    /// The time limit of the whole command was reached before.
    case timeLimit
    /// Something on this machine failed that has nothing to do with the sample; in the system's words.
    case failed(String)

    /// True if another run would be skipped for the same reason.
    var isLasting: Bool {
        switch self {
        case .unconfined, .withoutShim: true
        case .killed, .timeLimit, .failed: false
        }
    }

    var message: LocalizedText {
        switch self {
        case .unconfined(let obstacle):
            LocalizedText(
                en: "this sample was not run: this system can't keep it away from files and the network (\(obstacle))",
                es:
                    "esta muestra no se ha ejecutado: este sistema no puede aislarla de los ficheros y de la red (\(obstacle))"
            )
        case .withoutShim:
            LocalizedText(
                en: "this sample was not run: Headless works with Glosa's own SwiftUI, and this machine has Apple's",
                es:
                    "esta muestra no se ha ejecutado: Headless funciona con el SwiftUI de Glosa, y esta máquina tiene el de Apple"
            )
        case .killed:
            LocalizedText(
                en: "this sample was not run to its end: the system ended it, probably because memory was short",
                es:
                    "esta muestra no se ha ejecutado hasta el final: el sistema la ha terminado, quizá por falta de memoria"
            )
        case .timeLimit:
            LocalizedText(
                en: "this sample was not run to its end: the time limit of the command was reached before",
                es:
                    "esta muestra no se ha ejecutado hasta el final: antes se ha alcanzado el límite de tiempo de la orden"
            )
        case .failed(let reason):
            LocalizedText(
                en: "this sample was not run: \(reason)",
                es: "esta muestra no se ha ejecutado; el sistema dice: \(reason)"
            )
        }
    }

    var advice: LocalizedText {
        switch self {
        case .unconfined:
            LocalizedText(
                en: "on Linux, this needs Landlock (version 5.13 with CONFIG_SECURITY_LANDLOCK) and seccomp",
                es: "en Linux hacen falta Landlock (versión 5.13 con CONFIG_SECURITY_LANDLOCK) y seccomp"
            )
        case .withoutShim:
            LocalizedText(
                en: "on Linux, as in continuous integration, it is run",
                es: "en Linux, como en la integración continua, sí se ejecuta"
            )
        case .timeLimit: CompilerFailure.timeLimit.advice
        case .killed, .failed:
            LocalizedText(
                en: "Glosa doesn't remember this result: check again when the problem on the machine is solved",
                es:
                    "Glosa no recuerda este resultado: vuelve a comprobarla cuando se resuelva el problema de la máquina"
            )
        }
    }
}
