import ArgumentParser
import CourseConfiguration

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of glosa.yml, with which editors complete and check it."
    )

    func run() throws { Console.print(try ConfigurationSchema.json()) }
}
