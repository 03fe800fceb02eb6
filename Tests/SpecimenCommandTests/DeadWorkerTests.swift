import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// What the files are, by path, without the lock that names its process.
private func content(_ folder: Folder) throws -> [String: Data] {
    var content: [String: Data] = [:]
    for file in folder.files where !file.hasSuffix(".lock") && file.hasSuffix(".png") {
        content[file] = try folder.read(file)
    }
    return content
}

/// Drawing processes that die, from outside or of what they draw.
struct DeadWorkerTests {
    @Test(arguments: ["record --all --goldens new", "check --full", "sheet -o out", "batch jobs -o out"])
    func `Processes that are killed change neither pictures nor the verdict`(command: String) throws {
        let folder = try Folder()
        let jobs = (0..<2000).map { "{\"id\":\"\(quiet)\",\"label\":\"\($0)\",\"output\":\"\($0).png\"}" }
        try folder.write("jobs", jobs.joined(separator: "\n"))
        let options = command.hasPrefix("check") ? " --goldens \(Tool.root.path)/Golden" : ""
        let run = try Tool.shell(
            """
            "$specimen" \(command)\(options) -j 8 >out.txt &
            while children=$(cat /proc/$!/task/*/children) && [[ -z $children ]]; do :; done
            kill -9 $children
            wait $!
            """, in: folder)
        #expect(run.code == 0, "\(run.error)")
        #expect(run.error.contains("crashed (signal 9"), "\(run.error)")
        let other = try Folder()
        try other.write("jobs", jobs.joined(separator: "\n"))
        #expect(try Tool.shell("\"$specimen\" \(command)\(options) -j 2 >out.txt", in: other).code == 0)
        #expect(try content(folder) == content(other))
        #expect(try folder.read("out.txt") == other.read("out.txt"))
    }

    private let deaths = [
        "MANY": "40", "DEATHS": "7:fatalError,8:kill,20:fault,39:exit",
        "SWIFT_BACKTRACE": "enable=no",
    ]
    private let dying = [7, 8, 20, 39]

    private func run(_ arguments: [String], in folder: Folder, _ environment: [String: String]) throws -> Run
    {
        try Tool.run(
            arguments + ["-j", "8", "--filter", "Test/Square/*"], environment: environment, in: folder,
            tool: Tool.testTool)
    }

    @Test func `A batch says of which jobs processes die, and does all others`() throws {
        let folder = try Folder()
        let jobs = (0..<40).map { "{\"id\":\"Test/Square/\($0)\",\"output\":\"\($0).png\"}" }
        let run = try Tool.run(
            ["batch", "-", "-o", "out", "-j", "8"], input: jobs.joined(separator: "\n"), environment: deaths,
            in: folder, tool: Tool.testTool)
        #expect(run.code == 3)
        let lines = try run.jsonLines()
        #expect(lines.count == 40)
        let failed = lines.filter { $0["error"] != nil }
        #expect(failed.map { $0["job"] as? Int } == dying.map { $0 + 1 })
        for (line, end) in zip(failed, ["signal", "signal 9", "signal 11", "exit code 0"]) {
            let error = line["error"] as? String ?? ""
            #expect(error.contains("crashed twice") && error.contains(end), "\(error)")
        }
        #expect(folder.files == (0..<40).filter { !dying.contains($0) }.map { "out/\($0).png" }.sorted())
    }

    @Test func `Recording says of which tiles processes die, and records all others`() throws {
        let folder = try Folder()
        let run = try run(["record"], in: folder, deaths)
        #expect(run.code == 3)
        for number in dying { #expect(run.error.contains("error: Test/Square/\(number)/"), "\(run.error)") }
        #expect(try content(folder).count == 41 - dying.count)
        let again = try self.run(["record"], in: folder, ["MANY": "40"])
        #expect(again.code == 0 && again.error.contains("4 goldens added, 0 replaced"), "\(again.error)")
        let check = try self.run(["check", "--report", "report", "--full"], in: folder, deaths)
        #expect(check.code == 3)
        #expect(
            check.lines.filter { $0.hasPrefix("undrawable: Test/Square/") }.count == dying.count,
            "\(check.text)")
        #expect(check.error.contains("37 of 41 tiles passed"), "\(check.error)")
        let report = String(decoding: try folder.read("report/report.json"), as: UTF8.self)
        for number in dying {
            #expect(report.contains("Square\\/\(number)\\/") || report.contains("Square/\(number)/"))
        }
    }

    @Test func `Sheets of which processes die are named, all others are there`() throws {
        let folder = try Folder()
        let run = try run(["sheet", "-o", "out"], in: folder, deaths)
        #expect(run.code == 3)
        for number in dying { #expect(run.error.contains("error: Test/Square/\(number):"), "\(run.error)") }
        #expect(try content(folder).count == 41 - dying.count)
    }

    @Test func `Where everything dies the run ends all the same`() throws {
        let folder = try Folder()
        let deaths = (0..<40).map { "\($0):kill" }.joined(separator: ",")
        let run = try run(["record"], in: folder, ["MANY": "40", "DEATHS": deaths])
        #expect(try run.code == 3 && content(folder).count == 1, "\(run.error)")
    }

    @Test func `Who waits for each result gets it, whatever was killed meanwhile`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            coproc job { exec "$specimen" batch - -o out -j 13 2>err; }
            pid=$job_PID
            for n in 1 2 3; do
                printf '{"id":"\(quiet)","label":"%d","output":"%d.png"}\\n' $n $n >&${job[1]}
                read -r -t 60 answer <&${job[0]}
                echo "$answer"
                kill -KILL $(cat /proc/$pid/task/*/children)
                sleep 0.2
            done
            eval "exec ${job[1]}>&-"
            wait $pid
            echo "{\\"code\\":$?}"
            """, in: folder)
        let lines = try run.jsonLines()
        #expect(
            lines.prefix(3).map { $0["output"] as? String } == ["1.png", "2.png", "3.png"], "\(run.text)")
        #expect(lines.last?["code"] as? Int == 0)
    }
}
