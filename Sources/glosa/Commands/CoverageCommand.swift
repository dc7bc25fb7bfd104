import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import SnippetCompiler

struct CoverageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Counts the symbols of a package that are documented, and those with samples that compile.",
        discussion:
            "SwiftPM builds the package. Its library products are counted, module by module; the samples are checked as `glosa check "
            + "--package` does."
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case human, json }

    @Argument(help: ArgumentHelp("The package's folder.", valueName: "dir"))
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "The declarations that are counted: public, package, internal or all.",
            valueName: "level"
        )
    )
    var access = CommentAccess.public

    @Option(help: "The format of the table.")
    var format = Format.human

    @Flag(help: "List the symbols without documentation.")
    var list = false

    @Option(help: ArgumentHelp("Write a badge with the documented share to a file, as SVG.", valueName: "file"))
    var badge: String?

    @Option(
        help: ArgumentHelp(
            "Fail if less than this share of the symbols, in percent, is documented.",
            valueName: "percent"
        )
    )
    var minimum: Int?

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    @OptionGroup var time: TimeLimitOption

    private var language: String { lang ?? Console.language }

    mutating func validate() throws {
        if let minimum, !(0...100).contains(minimum) {
            throw ValidationError("--minimum takes a number from 0 to 100, not \(minimum)")
        }
    }

    mutating func run() async throws {
        // The supervisor is started before the course is read, while this process is small.
        FileSystem.prepareForPrograms()
        try await time.keep(language: language) { [self] in try await count() }
    }

    private func count() async throws {
        guard let package = try? FileSystem.realPath(folder),
            FileSystem.exists(CoursePath.join(package, "Package.swift"))
        else { throw ValidationError("there is no Package.swift in \(folder)") }
        guard let toolchain = Toolchain.find() else {
            throw CoverageFailure(
                LocalizedText(
                    en:
                        "only the Swift compiler knows a package's symbols, and there is none: install Swift so that swiftc is in PATH",
                    es:
                        "solo el compilador de Swift conoce los símbolos de un paquete, y no hay ninguno: instala Swift para que swiftc esté en PATH"
                )
            )
        }
        let products = try products(of: package)
        let (checked, modules) = try await Progress().duringBuilds("checking") {
            let paths = CheckedPaths.ofPackage(package, withComments: true, access: access)
            let checked = try await paths.load(checksTypes: true) { configuration in
                configuration.compile.packages = [package]
                configuration.compile.products = products
                configuration.compile.access = access
            }
            return (checked, try symbols(of: package, products, by: toolchain))
        }
        var reading = CoverageReading(checked)
        let coverage = reading.coverage(of: modules)
        let report = CoverageReport(coverage, package: package, access: access, listsSymbols: list)
        switch format {
        case .human: Console.print(report.table(language, style: Console.outputStyle))
        case .json: Console.print(try report.json())
        }
        if let badge {
            let label = LocalizedText(en: "documentation", es: "documentación").text(in: language)
            let text = ShareBadge(label: label, percentage: coverage.total.percentage).svg
            try FileSystem.save(Array(text.utf8), to: badge)
        }
        try checkMinimum(coverage.total)
    }

    /// The products that the configuration of the package's course names; empty for all.
    private func products(of package: String) throws -> [String] {
        guard CourseLocation.isCourse(package) else { return [] }
        return try CourseLoader(root: package, makesPages: false).configuration().value.compile.products
    }

    private func symbols(of package: String, _ products: [String], by toolchain: Toolchain) throws -> [ModuleSymbols] {
        let level = access == .all ? "private" : access.rawValue
        let modules: [ModuleSymbols]
        do throws(PackageFailure) {
            modules = try PackageBuild.symbols(in: package, products: products, access: level, by: toolchain)
        } catch {
            throw CoverageFailure(error)
        }
        guard !modules.isEmpty else {
            throw CoverageFailure(
                LocalizedText(
                    en:
                        "\(PackageBuild.shown(package)) has no library product with a Swift module, so there is nothing to count",
                    es:
                        "\(PackageBuild.shown(package)) no tiene ningún producto de biblioteca con un módulo de Swift, así que no hay nada que contar"
                )
            )
        }
        return modules
    }

    private func checkMinimum(_ total: DocumentationCoverage.Counts) throws {
        guard let minimum, total.percentage < minimum else { return }
        let text = LocalizedText(
            en: "glosa: \(total.percentage) % of the symbols are documented, and --minimum asks for \(minimum) %",
            es: "glosa: está documentado el \(total.percentage) % de los símbolos, y --minimum pide el \(minimum) %"
        )
        Console.log(text.text(in: language))
        throw ExitCode(1)
    }
}

/// The reason why a package's symbols can't be counted.
private struct CoverageFailure: LocalizedFailure {
    let text: LocalizedText

    init(_ text: LocalizedText) { self.text = text }

    init(_ failure: PackageFailure) {
        let parts = [failure.message, failure.reason, failure.advice].compactMap(\.self)
        text = LocalizedText(
            en: parts.map(\.en).joined(separator: "; "),
            es: parts.map(\.es).joined(separator: "; ")
        )
    }
}
