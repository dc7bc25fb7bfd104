import Diagnostics
import FileSystem

/// The reason why the compiler has not answered.
public enum CompilerFailure: Error, Hashable {
    /// The compiler took more processor time than a sample gets; in seconds.
    case processorTime(Int)
    /// One expression kept the compiler busy for longer than it may; in seconds.
    case expression(Int)
    /// The compiler did not end within so many seconds.
    case timeout(Int)
    /// The compiler crashed on the sample; in its words or the system's.
    case crash(String)
    /// The sample uses what only iOS has, and this machine has macOS's SDK alone.
    case missingSDK
    /// The time limit of the whole command was reached before.
    case timeLimit
    /// The compiler reports an error without a place, so that no sample is known to be right; in its words.
    case unplaced(String)
    /// The sample has a `#sourceLocation` that can't be removed.
    case displaced
    /// The compiler can't be used on this machine now, whatever its input; in its words or the system's.
    case unusable(String)

    /// Creates the reason why a process has not answered; nil if it has.
    ///
    /// - Parameter hasMessages: True if it reports an error in one of the files.
    init?(_ outcome: Subprocess.Outcome, of command: Subprocess, _ output: CompilerOutput, hasMessages: Bool) {
        let words = output.general.first
        switch outcome.ending {
        case .exit(0): return nil
        case .exit(1) where hasMessages: return nil
        case .exit(1) where !output.elsewhere.isEmpty: self = .unplaced(output.elsewhere[0])
        case .timeLimit: self = .timeLimit
        case .timeout, .silence: self = .timeout(Int(command.limits.wall))
        case .notStarted(let failure): self = .unusable("\(failure)")
        case .processorTime: self = .processorTime(command.limits.cpu)
        case .exit where words?.contains("signal \(Subprocess.processorTimeSignal)") == true:
            // Each process has the limit of its own, and the driver reports the signal that ended the frontend.
            self = .processorTime(command.limits.cpu)
        case .exit, .signal, .threads, .flood: self = .crash(words ?? outcome.ending.description)
        }
    }

    /// True if it would happen again: it follows from the sample, the compiler and the limit.
    var isLasting: Bool {
        switch self {
        case .processorTime, .expression, .missingSDK, .displaced, .unplaced: true
        case .timeout, .timeLimit, .crash, .unusable: false
        }
    }

    /// True if one of several files may be the cause, so that the compiler names it.
    var isOfOneFile: Bool {
        switch self {
        case .crash, .processorTime: true
        case .expression, .timeout, .timeLimit, .missingSDK, .unplaced, .displaced, .unusable: false
        }
    }

    /// The same failure if it happens without any sample.
    var ofMachine: CompilerFailure {
        if case .crash(let words) = self { .unusable(words) } else { self }
    }

    public var reason: LocalizedText {
        switch self {
        case .processorTime(let seconds):
            LocalizedText(
                en: "the compiler needs more than \(seconds) seconds of processor time for it",
                es: "el compilador necesita para ella más de \(seconds) segundos de procesador"
            )
        case .expression(let seconds):
            LocalizedText(
                en: "one expression keeps the compiler busy for more than \(seconds) seconds",
                es: "una expresión ocupa al compilador más de \(seconds) segundos"
            )
        case .timeout(let seconds):
            LocalizedText(
                en: "the compiler didn't finish within \(seconds) seconds",
                es: "el compilador no ha terminado en \(seconds) segundos"
            )
        case .crash(let words):
            LocalizedText(
                en: "the compiler crashed on it: \(words)",
                es: "el compilador ha fallado con ella: \(words)"
            )
        case .missingSDK:
            LocalizedText(
                en: "it uses something that only iOS has, and this Mac has no SDK for iOS",
                es: "usa algo que solo tiene iOS, y este Mac no tiene SDK de iOS"
            )
        case .timeLimit:
            LocalizedText(
                en: "the time limit of the command was reached before the compiler answered",
                es: "el límite de tiempo de la orden se ha alcanzado antes de que respondiera el compilador"
            )
        case .unplaced(let words):
            LocalizedText(
                en: "the compiler finds an error that stands at no place of it: \(words)",
                es: "el compilador encuentra un error que no está en ningún lugar de ella: \(words)"
            )
        case .displaced:
            LocalizedText(
                en: "its `#sourceLocation` is not one that can be left out",
                es: "su `#sourceLocation` no se puede dejar fuera"
            )
        case .unusable(let words):
            LocalizedText(
                en: "the compiler can't be used: \(words)",
                es: "no se puede usar el compilador: \(words)"
            )
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .processorTime, .expression:
            LocalizedText(
                en: "split it, write the types in long expressions, or put `excerpt` on its fence",
                es: "divídela, escribe los tipos en las expresiones largas, o pon `excerpt` en su bloque"
            )
        case .missingSDK:
            LocalizedText(
                en: "install Xcode: Command Line Tools alone contain only the SDK for macOS",
                es: "instala Xcode: las Command Line Tools solo contienen el SDK de macOS"
            )
        case .timeLimit:
            LocalizedText(
                en: "give the command more time with --time-limit, or share the check among machines with --shard",
                es: "dale más tiempo a la orden con --time-limit, o reparte la comprobación entre máquinas con --shard"
            )
        case .unplaced:
            LocalizedText(
                en: "a macro may generate code that says it stands elsewhere: take it out of the sample",
                es: "puede que una macro genere código que dice estar en otro lugar: quítala de la muestra"
            )
        case .displaced:
            LocalizedText(
                en:
                    "put it on a line of its own, with a plain file name and a line from 1 on, and close it only after opening it",
                es:
                    "ponla sola en su línea, con un nombre de fichero sencillo y una línea a partir de 1, y ciérrala solo si la has abierto"
            )
        case .timeout, .crash, .unusable:
            LocalizedText(
                en: "Glosa doesn't remember this result: check again when the problem on the machine is solved",
                es:
                    "Glosa no recuerda este resultado: vuelve a comprobarla cuando se resuelva el problema de la máquina"
            )
        }
    }
}
