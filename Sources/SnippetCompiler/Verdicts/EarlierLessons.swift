import Support

/// The lessons by the types that their samples show whole and the variables of their scripts: later lessons borrow both.
struct EarlierLessons: Sendable {
    private let plans: [LessonPlan]
    /// The numbers of the lessons that may lend a name, in ascending order.
    private var lenders: [String: [Int]] = [:]

    /// The shapes of each type that comments show in several.
    private var shapes: [String: Lazy<TypeShapes>] = [:]

    /// - Parameter results: The compiler's results for the lessons' units.
    init(_ plans: [LessonPlan], after results: [String: BatchChecker.Result]) {
        self.plans = plans
        for index in plans.indices {
            for name in plans[index].context.lendableNames { lenders[name, default: []].append(index) }
        }
        for (name, lessons) in lenders where name.first?.isUppercase == true && !lessons.isEmpty {
            shapes[name] = Lazy { TypeShapes(of: name, in: lessons.map { ($0, plans[$0]) }, after: results) }
        }
    }

    /// Returns the declaration of a type, with everything it needs, from the last lesson before one that declares it.
    func declarations(of name: String, before lesson: Int) -> GivenNames.Declarations? {
        last(lending: name, before: lesson) { plan in
            plan.context.declares(name) ? plan.builder.declarations(for: name) : nil
        }
    }

    /// Returns the declaration of a script's variable, with everything it needs, from the last lesson before one that has it.
    func variable(_ name: String, before lesson: Int) -> GivenNames.Declarations? {
        last(lending: name, before: lesson) { $0.builder.variable(name) }
    }

    /// Returns the ways in which lessons show all of some types, the likeliest for a sample's identifiers first.
    func shapes(of names: [String], for uses: Set<String>) -> [[GivenNames.Declarations]] {
        let shapes = names.compactMap { self.shapes[$0]?.value }
        guard !names.isEmpty, shapes.count == names.count else { return [] }
        return TypeShapes.together(shapes, for: uses)
    }

    private func last(
        lending name: String,
        before lesson: Int,
        _ declarations: (LessonPlan) -> GivenNames.Declarations?
    ) -> GivenNames.Declarations? {
        for index in (lenders[name] ?? []).reversed() where index < lesson {
            if let found = declarations(plans[index]) { return found }
        }
        return nil
    }
}
