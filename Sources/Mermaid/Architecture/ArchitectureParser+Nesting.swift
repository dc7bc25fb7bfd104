import Diagnostics

/// Resolves the ids at the end of the text: the group around each group and service, and the services at the ends of lines.
extension ArchitectureParser {
    mutating func finish() throws(SyntaxError) {
        let groups = Dictionary(uniqueKeysWithValues: content.groups.enumerated().map { ($1.id, $0) })
        var depths: [Int] = []
        for (index, parent) in groupParents.enumerated() {
            var depth = 0
            if let parent {
                guard let outer = groups[parent.id], outer < index else { throw unknownGroup(parent) }
                content.groups[index].parent = outer
                depth = depths[outer] + 1
                guard depth < NestingLimit.most else { throw NestingLimit.error(at: parent.range) }
            }
            depths.append(depth)
        }
        for (index, parent) in parents.enumerated() {
            guard let parent else { continue }
            guard let outer = groups[parent.id] else { throw unknownGroup(parent) }
            content.services[index].parent = outer
        }
        let services = Dictionary(uniqueKeysWithValues: content.services.enumerated().map { ($1.id, $0) })
        for alignment in alignedIDs {
            var aligned: [Int] = []
            for (id, range) in alignment.ids {
                guard let service = services[id] else {
                    throw SyntaxError(
                        range: range,
                        message: LocalizedText(
                            en: "there is no service or junction “\(id)”",
                            es: "no hay ningún servicio ni unión «\(id)»"
                        )
                    )
                }
                aligned.append(service)
            }
            content.alignments.append((alignment.isRow, aligned))
        }
        for index in content.edges.indices {
            content.edges[index].source.service = try service(content.edges[index].source, services, edgeRanges[index])
            content.edges[index].target.service = try service(content.edges[index].target, services, edgeRanges[index])
        }
    }

    private func unknownGroup(_ parent: (id: String, range: Range<Int>)) -> SyntaxError {
        SyntaxError(
            range: parent.range,
            message: LocalizedText(
                en: "there is no group “\(parent.id)” before this",
                es: "no hay ningún grupo «\(parent.id)» antes de esto"
            ),
            advice: LocalizedText(
                en: "write the group first: group \(parent.id)[Title]",
                es: "escribe antes el grupo: group \(parent.id)[Título]"
            )
        )
    }

    func service(
        _ end: ArchitectureDiagram.End,
        _ services: [String: Int],
        _ range: Range<Int>
    ) throws(SyntaxError) -> Int {
        guard let service = services[end.id] else {
            let isGroup = content.groups.contains { $0.id == end.id }
            throw SyntaxError(
                range: range,
                message: isGroup
                    ? LocalizedText(
                        en: "“\(end.id)” is a group, but a line must begin and end at a service",
                        es: "«\(end.id)» es un grupo, pero una línea debe empezar y acabar en un servicio"
                    )
                    : LocalizedText(
                        en: "there is no service or junction “\(end.id)”",
                        es: "no hay ningún servicio ni unión «\(end.id)»"
                    ),
                advice: isGroup
                    ? LocalizedText(
                        en: "name a service in the group, and write service{group}:R for the group's side",
                        es: "nombra un servicio del grupo, y escribe servicio{group}:R para el lado del grupo"
                    ) : nil
            )
        }
        guard !end.isGroup || content.services[service].parent >= 0 else {
            throw SyntaxError(
                range: range,
                message: LocalizedText(
                    en: "“\(end.id)” is not in a group, so {group} has no effect here",
                    es: "«\(end.id)» no está en ningún grupo, así que {group} no tiene efecto aquí"
                )
            )
        }
        return service
    }
}
