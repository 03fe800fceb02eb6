import Foundation
import Testing

/// Compiled programs are kept: what becomes of them when somebody else, or a kill, has been there.
struct CacheTests {
    private let list = "list styles/Chips.swift"

    @Test func `An entry that was cut or edited is made anew`() throws {
        let trial = try Trial.chips(hasOwnCache: true)
        try trial.run(list)
        for change in ["truncate -s 100", "tee -a <<<x"] {
            try trial.shell(
                """
                for file in cache/specimen/programs/*/{bundle/specimen-program,entry.json}; do \(change) "$file" || exit; done
                """)
            try trial.run(list).says("Chips/Button/plainChip")
        }
    }

    @Test func `Two runs at once get along`() throws {
        let trial = try Trial.chips(hasOwnCache: true)
        let runs = try [trial.start(list), trial.start("\(list) --platform macos")]
        for run in runs {
            run.waitUntilExit()
            #expect(run.terminationReason == .exit && run.terminationStatus == 0)
        }
    }

    @Test func `A run that is killed midway leaves nothing that the next one stumbles over`() throws {
        let trial = try Trial.chips(hasOwnCache: true)
        for pause in [0.2, 0.6, 1, 1.6] {
            let run = try trial.start(list)
            Thread.sleep(forTimeInterval: pause)
            kill(run.processIdentifier, SIGKILL)
            run.waitUntilExit()
        }
        try trial.run(list).says("Chips/Button/plainChip")
    }

    @Test func `What copies lose is given back`() throws {
        let trial = try Trial.chips(hasOwnCache: true)
        try trial.run(list)
        try trial.shell(
            """
            chmod 600 cache/specimen/programs/*/bundle/specimen-program cache/specimen/programs && chmod 600 cache/specimen
            """)
        try trial.run(list).silent("are kept in")
    }
}
