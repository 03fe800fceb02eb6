extension Discovery {
    /// Gives a view the objects that a type takes from the environment, and those of the file that it is made of, as far
    /// as they can be made: an app puts them there somewhere above.
    func provide(for fact: TypeFact, in candidate: inout Candidate) {
        provide(objects(takenBy: [fact]), in: &candidate)
    }

    /// The same for what a function of views is made of.
    func provide(for function: ViewFunctionFact, in candidate: inout Candidate) {
        var names = function.mentions
        for call in function.chain ?? [] where call.hasPrefix("modifier:") {
            names.append(String(call.dropFirst(9)))
        }
        provide(objects(takenBy: names.compactMap { types.find($0, from: "") }), in: &candidate)
    }

    private func provide(_ objects: [String], in candidate: inout Candidate) {
        for object in objects {
            candidate.view += ".environmentObject(\(object))"
            candidate.bare? += ".environmentObject(\(object))"
            candidate.details += caption([object])
        }
    }

    private func objects(takenBy facts: [TypeFact]) -> [String] {
        var seen: Set<String> = []
        var taken: [String] = []
        // A list and no recursion: files are somebody's, and a chain of types has any length.
        var next = facts
        while let fact = next.popLast() {
            guard seen.insert(fact.name).inserted else { continue }
            for field in fact.fields where field.wrapper == "EnvironmentObject" {
                if let object = field.type.flatMap({ types.find($0, from: fact.name) }),
                    !taken.contains(object.name)
                {
                    taken.append(object.name)
                }
            }
            next += fact.mentions.compactMap { types.find($0, from: fact.name) }
        }
        return taken.sorted().compactMap { name in
            Samples(types: types, scope: name).sample(name, named: "")?.expression
        }
    }
}
