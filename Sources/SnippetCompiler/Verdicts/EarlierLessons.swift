/// The lessons by the types that their samples show whole and the variables of their scripts: later lessons borrow both.
struct EarlierLessons: Sendable {
    private let plans: [LessonPlan]
    /// The numbers of the lessons that may lend a name, in ascending order.
    private var lenders: [String: [Int]] = [:]

    init(_ plans: [LessonPlan]) {
        self.plans = plans
        for index in plans.indices {
            for name in plans[index].context.lendableNames { lenders[name, default: []].append(index) }
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
