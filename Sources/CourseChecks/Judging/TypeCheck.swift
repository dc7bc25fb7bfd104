import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown
import SnippetCompiler
import SnippetLint
import Support

/// The compiler's check of samples that the linter has judged.
struct TypeCheck: Sendable {
    let configuration: Configuration
    /// The folders of the packages that samples are about.
    let packages: [String]
    /// True for loose files for which no package is named.
    let isLoose: Bool
    /// The folder that paths are relative to; empty for the working folder.
    private let root: String
    /// True if the compiler is asked; else the ledger and the memory of a former check answer.
    private let asksCompiler: Bool
    /// The compiler with the packages' modules, which are built when it is first asked for; nil if there is none or it isn't
    /// asked.
    private let compiler: Lazy<Preparation>?
    private let evidence: EvidenceReading?
    /// The file of the compiler's remembered words; nil if nothing is remembered.
    private let cacheFile: String?
    /// The answers of a former check, for use without the compiler; nil if none of them holds.
    private let memory: AnswerMemory?
    private let isUpdate: Bool
    private let key: EvidenceKey
    /// The range of findings about the whole course: no compiler, or one that can't be used.
    let course: SourceRange

    /// The compiler, and the failure to build the packages' modules, if there is one.
    private struct Preparation: Sendable {
        let compiler: SampleCompiler
        let failure: PackageFailure?
    }

    /// The path of the compiler's remembered words, below the course's folder.
    static let cacheFile = ".glosa/types"

    /// - Parameters:
    ///   - asksCompiler: true if the compiler is started.
    ///   - ledger: the compiler's former answers, as they are committed with the course.
    ///   - isUpdate: true if only a part of the course is judged, and its answers are kept beside the others.
    /// - Returns: nil if the course doesn't want its types checked.
    init?(
        _ configuration: Configuration,
        root: String?,
        beside documents: [String] = [],
        asksCompiler: Bool,
        ledger: EvidenceLedger?,
        isUpdate: Bool = false
    ) {
        guard configuration.compile.typecheck else { return nil }
        (self.asksCompiler, self.isUpdate) = (asksCompiler, isUpdate)
        let language = Self.language(configuration, isCourse: root != nil)
        let key = EvidenceKey(configuration, language: language)
        evidence = ledger.map { EvidenceReading($0, key) }
        self.key = key
        self.configuration = configuration
        self.root = root ?? ""
        course = SourceRange(path: configuration.content, bytes: 0..<0)
        let packages = Self.packages(configuration, root: root)
        self.packages = packages
        isLoose = root == nil && packages.isEmpty
        testsPages = root == nil && !packages.isEmpty && configuration.compile.testsClaims
        // For loose files, answers are remembered only if a package has a folder for them.
        let cacheFile =
            root.map { CoursePath.join($0, Self.cacheFile) }
            ?? packages.first.map { PackageBuild.memoryFolder(of: $0) + "/types" }
        self.cacheFile = cacheFile
        memory =
            asksCompiler ? nil : cacheFile.flatMap { AnswerMemory($0, configuration, packages: packages, key) }
        let toolchain = asksCompiler ? Toolchain.find(for: configuration.compile.platform) : nil
        compiler = toolchain.map { toolchain in
            Lazy {
                var package: SamplePackage?
                var failure: PackageFailure?
                do throws(PackageFailure) {
                    package = try PackageBuild.packages(
                        in: packages,
                        products: configuration.compile.products,
                        by: toolchain
                    )
                } catch {
                    failure = error
                }
                let compiler = SampleCompiler(
                    toolchain,
                    cacheFile: cacheFile,
                    defaultIsolation: configuration.defaultIsolation == .mainActor ? "MainActor" : nil,
                    language: language,
                    package: package,
                    beside: documents,
                    runsSamples: configuration.compile.run,
                    testsClaims: configuration.compile.testsClaims,
                    store: StoreSettings.choose(
                        address: configuration.cache.address,
                        writes: configuration.cache.writes
                    )
                )
                return Preparation(compiler: compiler, failure: failure)
            }
        }
    }

    /// The real paths of the folders of the packages that samples are about.
    static func packages(_ configuration: Configuration, root: String?) -> [String] {
        configuration.compile.packages.map { folder in
            let place = folder.hasPrefix("/") ? folder : CoursePath.join(root ?? "", folder)
            return (try? FileSystem.realPath(place)) ?? place
        }
    }

    /// The identity of the answers that a check has left for commands without the compiler; empty if none hold.
    static func state(ofAnswersIn root: String, _ configuration: Configuration) -> String {
        guard configuration.compile.typecheck else { return "" }
        let packages = packages(configuration, root: root)
        return AnswerMemory.state(CoursePath.join(root, cacheFile), configuration, packages: packages)
    }

    /// The identity of the compiler and of the packages; empty if the compiler isn't asked, or unknown.
    static func state(ofCompilerFor configuration: Configuration, root: String) -> String {
        guard configuration.compile.typecheck else { return "" }
        return AnswerMemory.state(configuration, packages: packages(configuration, root: root))
    }

    /// The language mode: 6 for a course that names no other. Nil for a package, which has its own, and for documentation and
    /// loose files, which may mean either.
    private static func language(_ configuration: Configuration, isCourse: Bool) -> String? {
        if let language = configuration.compile.language { return language.rawValue }
        guard isCourse, configuration.compile.packages.isEmpty,
            configuration.profile != Profile.documentation.name
        else { return nil }
        return Configuration.LanguageMode.swift6.rawValue
    }

    /// True if pages are run for what the comments of their samples state: what a package's readers see beside its comments.
    let testsPages: Bool

    /// The compiler with the packages' modules, which are built when it is first asked for; nil if there is none.
    var builtCompiler: SampleCompiler? { compiler?.value.compiler }

    /// True if there is a compiler, and it is asked.
    var startsCompiler: Bool { compiler != nil }

    /// True if something may be known of the files that samples are taken from.
    var readsFiles: Bool { asksCompiler || evidence != nil || memory != nil }

    struct Outcome: Sendable {
        /// The lessons with the verdicts that the compiler completed.
        var lessons: [JudgedLesson]
        /// Findings about the whole course.
        var findings: [Diagnostic] = []
        /// True if another check of the same samples would find the same.
        var isLasting = true
        /// The compiler's answers; nil if it wasn't asked.
        var evidence: EvidenceLedger?
    }

    func check(_ lessons: [JudgedLesson]) async throws -> Outcome {
        guard lessons.contains(where: \.isJudgedHere) else {
            return Outcome(lessons: lessons, evidence: startsCompiler ? EvidenceLedger() : nil)
        }
        guard asksCompiler else { return Outcome(lessons: read(lessons)) }
        guard let preparation = self.compiler?.value else {
            return Outcome(lessons: read(lessons), findings: [missingCompiler])
        }
        let compiler = preparation.compiler
        let isBuilt = preparation.failure == nil
        let questions = lessons.map { lesson in
            CompilerQuestion(lesson, isLoose: isLoose) { file in
                isCompiled(file.path, in: compiler.package) || !isBuilt && evidence?.ledger.isOfPackage(file) ?? false
            }
        }
        let asked = questions.map(\.samples)
        let outcome: SampleCompiler.Outcome
        do {
            // Lessons come first: their declarations are lent to later ones.
            outcome = try await compiler.verdicts(on: asked.compactMap(\.first) + asked.flatMap { $0.dropFirst() })
        } catch {
            return Outcome(lessons: read(lessons), findings: [unusableCompiler("\(error)")], isLasting: false)
        }
        var renewed = EvidenceLedger()
        var file = questions.count
        let answered = questions.enumerated().map { number, question in
            var answers: CompilerQuestion.Answers = [:]
            for (index, group) in question.groups.enumerated() {
                let place = index == 0 ? number : file
                if index > 0 { file += 1 }
                let found = CompilerQuestion.answers(
                    on: group,
                    outcome.verdicts[place],
                    runs: outcome.runs[place],
                    claims: outcome.claims[place]
                )
                answers.merge(found) { $1 }
            }
            return (question: question, answers: answers)
        }
        // A part of a divided check knows too little of the course.
        if let cacheFile, let state = compiler.state,
            !lessons.contains(where: { $0.samples.contains(where: \.verdict.isJudgedElsewhere) })
        {
            AnswerMemory.keep(answered, from: state, key, beside: cacheFile, besideOthers: isUpdate)
        }
        let judged = answered.map { question, answers in
            for file in question.packageFiles { renewed.notePackageFile(file) }
            let records = EvidenceRecord.all(of: question, answers, by: compiler.compilerName, key)
            for record in records { renewed.note(record) }
            // If the package can't be built, answers that were given with it say more.
            guard isBuilt else {
                if let known = evidence?.answers(to: question) { return question.answered(known) }
                return question.answered(answers).with([evidence?.stale(question)].compactMap(\.self))
            }
            return question.answered(answers).with(evidence?.findings(on: question, records) ?? [])
        }
        // A package's state is not among the course's inputs, so the compiler is asked again each time.
        return Outcome(
            lessons: judged,
            findings: outcome.storeProblems.map(finding)
                + [unsafeCache(of: compiler), late(lessons, outcome)].compactMap(\.self)
                + (compiler.package?.foldersWithoutTraits ?? []).map(missingTraits),
            isLasting: outcome.isLasting && packages.isEmpty,
            evidence: isBuilt ? renewed : nil
        )
    }

    /// The finding that the package can't be built, if something in the lessons needs it; else nil.
    ///
    /// - Parameter samples: the lessons' samples.
    func buildFailure(neededBy lessons: [Lesson], _ samples: [JudgedLesson]) -> Diagnostic? {
        guard asksCompiler, let failure = compiler?.value.failure else { return nil }
        let isNeeded =
            samples.contains(where: \.isJudgedHere)
            || lessons.contains { lesson in
                lesson.document.links.contains { $0.kind == .symbol }
                    || lesson.document.comments.contains(where: CommentTestReader.isTest)
            }
        return isNeeded ? unbuilt(failure) : nil
    }

    /// The findings on the tests in comments of each lesson: differences between their expectations and the results of the
    /// compiler and of a run.
    func findings(ofTestsIn lessons: [Lesson]) async throws -> [[Diagnostic]] {
        let read = lessons.map { CommentTestReader($0.document) }
        guard read.contains(where: { !$0.tests.isEmpty }), let preparation = compiler?.value, preparation.failure == nil
        else { return lessons.map { _ in [] } }
        let compiler = preparation.compiler
        let check = CommentTestCheck(compiler, runs: configuration.compile.run)
        let found = try await check.findings(on: zip(lessons, read).map { ($0.file, $1.tests) })
        return zip(read, found).map { $0.findings + $1 }
    }

    /// The findings for links to symbols that the package doesn't declare, for each of the lessons. If no package is named, one
    /// note says that such links are not checked.
    func findings(ofSymbolLinksIn lessons: [Lesson]) -> [[Diagnostic]] {
        let links = lessons.map { lesson in lesson.document.links.filter { $0.symbolPath != nil } }
        var found = lessons.map { _ in [Diagnostic]() }
        guard let compiler, let first = links.firstIndex(where: { !$0.isEmpty }) else { return found }
        guard !packages.isEmpty else {
            found[first] = links[first].first.map { [.uncheckedSymbols($0)] } ?? []
            return found
        }
        guard let package = compiler.value.compiler.package else { return found }
        let symbols = SymbolLookup(package)
        let gone = zip(lessons, links).map { lesson, links in
            links.compactMap { link -> (link: Link, symbol: GoneSymbol)? in
                guard let path = link.symbolPath,
                    case .gone(let symbol) = symbols.symbol(at: path, on: lesson.documentedSymbol)
                else { return nil }
                return (link, symbol)
            }
        }
        let asked = Set(gone.flatMap { $0.map(\.symbol.question) })
        let past = asked.isEmpty ? [:] : PackagePast(package).former(asked)
        for (index, symbols) in gone.enumerated() {
            found[index] = symbols.compactMap { link, symbol in
                let former = past[symbol.question]
                guard symbol.isCertain || former != nil else { return nil }
                return .goneSymbol(link, near: symbol.near, former: former)
            }
        }
        return found
    }

    /// The lessons with the answers of the ledger and of a former check, without the compiler. The ledger's answers take
    /// precedence, so that pages are the same on all machines.
    func read(_ lessons: [JudgedLesson]) -> [JudgedLesson] {
        lessons.map { lesson in
            let question = CompilerQuestion(lesson, isLoose: isLoose) { file in
                memory.map { isCompiled(file.path, in: $0.package) } ?? evidence?.ledger.isOfPackage(file) ?? false
            }
            let known = memory?.answers(to: question)
            guard let evidence else { return known.map(question.answered) ?? question.unasked }
            let recorded = evidence.answers(to: question)
            let stale: [Diagnostic]
            if let known, !known.isEmpty {
                stale = evidence.findings(on: question, EvidenceRecord.all(of: question, known, by: "", key))
            } else {
                stale = recorded == nil ? [evidence.stale(question)].compactMap(\.self) : []
            }
            let answers = recorded.map { $0.merging(known ?? [:]) { recorded, _ in recorded } } ?? known
            return (answers.map(question.answered) ?? question.unasked).with(stale)
        }
    }

    /// Returns true if a package was built with a file in it.
    func isCompiled(_ path: String, in package: SamplePackage?) -> Bool {
        guard let package else { return false }
        let place = CoursePath.join(root, path)
        return (try? FileSystem.realPath(place)).map(package.hasCompiled) ?? false
    }

    private var missingCompiler: Diagnostic {
        Diagnostic(
            rule: .compilerMissing,
            severity: .note,
            message: LocalizedText(
                en: "the samples' types were not checked: there is no Swift compiler on this machine",
                es: "no se han comprobado los tipos de las muestras: no hay compilador de Swift en esta máquina"
            ),
            range: course,
            reason: LocalizedText(
                en: "syntax and rules were still checked",
                es: "la sintaxis y las reglas sí se han comprobado"
            ),
            advice: LocalizedText(
                en:
                    "install Swift (https://www.swift.org/install) so that `swiftc` is in PATH, or set compile: {typecheck: false}",
                es:
                    "instala Swift (https://www.swift.org/install) para que `swiftc` esté en PATH, o pon compile: {typecheck: false}"
            )
        )
    }
}
