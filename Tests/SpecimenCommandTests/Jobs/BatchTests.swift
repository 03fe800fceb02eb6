import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

struct BatchTests {
    private func batch(_ jobs: String, _ options: [String] = []) throws -> (run: Run, folder: Folder) {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", folder.path("out")] + options, input: jobs, in: folder)
        return (run, folder)
    }

    /// The error of the only job.
    private func error(_ job: String) throws -> String {
        let (run, folder) = try batch(job)
        #expect(run.code == 3 && folder.files.isEmpty)
        return try run.jsonLines().first?["error"] as? String ?? "no error: \(run.text)"
    }

    @Test func `What never ends a line is no file of jobs`() throws {
        let run = try Tool.run(["batch", "/dev/zero", "-o", "out"], in: Folder())
        #expect(
            run.code == 3 && run.error.contains("/dev/zero: 64 MB without the end of a line"), "\(run.error)")
    }

    @Test func `Lines of any length between the reader's pieces are whole`() throws {
        // Pieces are 65,536 bytes.
        let labels = [1, 65_400, 65_536, 65_537, 200_000, 3, 131_072].map {
            String(repeating: "x", count: $0)
        }
        let lines = labels.map { #"{"id":"nothing","label":"\#($0)"}"# } + [#"{"id":"last"}"#]
        let (run, _) = try batch(lines.joined(separator: "\n"))
        let errors = try run.jsonLines().compactMap { $0["error"] as? String }
        #expect(errors.count == 8 && errors.dropLast().allSatisfy { $0.contains("nothing") }, "\(errors)")
        #expect(errors.last?.contains("last") == true)
    }

    @Test func `Two thousand lines keep their order, each written once, bad ones by number`() throws {
        let lines = (1...2000).map { number in
            switch number {
            case 7: "{"
            case 1000: #"{"id":"nothing"}"#
            case 1999: #"{"id":"\#(quiet)","output":"5.png"}"#
            default:
                #"{"id":"\#(quiet)","label":"\#(number % 50)","scale":0.5,"output":"\#(number).png"}"#
            }
        }
        let (run, folder) = try batch(lines.joined(separator: "\n"))
        let results = try run.jsonLines()
        #expect(run.code == 3)
        #expect(results.map { $0["job"] as? Int } == (1...2000).map { $0 })
        #expect(results.filter { $0["error"] != nil }.map { $0["job"] as? Int } == [7, 1000, 1999])
        #expect(folder.files.count == 1997)
        #expect(run.error.contains("3 of 2000 jobs failed"))
    }

    @Test func `A result has the job, id, output, size in pixels and warnings`() throws {
        let (run, folder) = try batch(#"{"id":"\#(quiet)","state":"pressed","output":"a/b.png"}"#)
        let result = try #require(try run.jsonLines().first)
        #expect(run.code == 0)
        #expect(result["job"] as? Int == 1 && result["output"] as? String == "a/b.png")
        #expect(result["id"] as? String == "\(quiet)/pressed-regular@2x")
        #expect(result["warnings"] as? [String] == [])
        #expect(try result["size"] as? [Int] == pngSize(folder.read("out/a/b.png")))
    }

    @Test func `Without an output the tile's id is the file's`() throws {
        let (_, folder) = try batch(#"{"id":"\#(quiet)"}"#)
        #expect(folder.files == ["out/\(quiet)/normal-regular@2x.png"])
    }

    @Test func `Empty lines are no jobs but count as lines`() throws {
        let (run, _) = try batch("\n\n{\"id\":\"\(quiet)\"}\n\n")
        #expect(try run.jsonLines().map { $0["job"] as? Int } == [3])
    }

    @Test(arguments: [
        #"{"id":"\#(quiet)","output":"../a.png"}"#, #"{"id":"\#(quiet)","output":"/tmp/a.png"}"#,
        #"{"id":"\#(quiet)","output":"a/../../b.png"}"#, #"{"id":"\#(quiet)","output":""}"#,
        #"{"id":"\#(quiet)","output":"a//b.png"}"#, #"{"id":"\#(quiet)","output":"./a.png"}"#,
    ])
    func `Outputs outside of the folder are refused`(job: String) throws {
        #expect(try error(job).contains("output"))
    }

    @Test(arguments: [
        (String(repeating: "n", count: 300) + ".png", "is 304 bytes long; the limit is 255"),
        (String(repeating: "abc/", count: 260) + "a.png", "is 1045 bytes long; the limit is 1000"),
    ])
    func `An output that is too long is told as such`(output: String, words: String) throws {
        #expect(try error(#"{"id":"\#(quiet)","output":"\#(output)"}"#).contains(words))
    }

    @Test(arguments: [
        ("{", ""), ("[]x", ""), ("7", "object"), (#"{"id":7}"#, "'id'"), ("{}", "'id'"),
        (#"{"id":"nothing"}"#, "nothing"), (#"{"id":"\#(quiet)","state":"presed"}"#, "presed"),
        (#"{"id":"\#(quiet)","size":"huge"}"#, "huge"), (#"{"id":"\#(quiet)","colour":"red"}"#, "colour"),
        (#"{"id":"\#(quiet)","axes":{"shadow":"on"}}"#, "shadow"),
        (#"{"id":"\#(quiet)","width":-1}"#, "width"), (#"{"id":"\#(quiet)","width":1e300}"#, "width"),
        (#"{"id":"\#(quiet)","width":NaN}"#, ""), (#"{"id":"\#(quiet)","width":1e999}"#, ""),
        (#"{"id":"\#(quiet)","scale":0}"#, "scale"), (#"{"id":"\#(quiet)","scale":1000}"#, "scale"),
        (#"{"id":"\#(quiet)","scale":"2"}"#, "scale"),
    ])
    func `A bad job says what is wrong`(job: String, word: String) throws {
        let message = try error(job)
        #expect(!message.isEmpty && (word.isEmpty || message.contains(word)))
    }

    @Test(arguments: ["", String(repeating: "word ", count: 20_000), String(repeating: "x", count: 100_000)])
    func `Empty and enormous labels end in a picture or an error`(label: String) throws {
        let (run, folder) = try batch(#"{"id":"\#(quiet)","label":"\#(label)","output":"a.png","scale":1}"#)
        #expect(run.code == 0 || run.code == 3)
        #expect(try run.jsonLines().count == 1)
        #expect(folder.files == (run.code == 0 ? ["out/a.png"] : []))
    }

    @Test func `A line longer than a megabyte is an error of that line`() throws {
        let long = #"{"id":"\#(quiet)","label":"\#(String(repeating: "x", count: 1_100_000))"}"#
        let (run, _) = try batch("\(long)\n{\"id\":\"\(quiet)\"}\n")
        let results = try run.jsonLines()
        #expect(results.count == 2 && results[0]["error"] != nil && results[1]["error"] == nil)
    }

    @Test func `Bytes that are no UTF-8 are an error of that line`() throws {
        let folder = try Folder()
        try folder.write("jobs", Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D, 0x0A]))
        let run = try Tool.run(["batch", "jobs", "-o", "out"], in: folder)
        #expect(run.code == 3 && run.lines.count == 1)
    }

    @Test func `A file of jobs that does not exist is exit code 3 and named`() throws {
        let run = try Tool.run(["batch", "nothing.jsonl", "-o", "out"])
        #expect(run.code == 3 && run.error.contains("nothing.jsonl"))
    }

    @Test(arguments: ["1", "2", "4", "13"])
    func `Who waits for each result before the next job gets it`(workers: String) throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            set -e
            coproc job { "$specimen" batch - -o out -j \(workers) 2>/dev/null; }
            for n in 1 2 3; do
                printf '{"id":"\(quiet)","output":"%d.png"}\n' $n >&${job[1]}
                read -r -t 60 answer <&${job[0]}
                [[ -s out/$n.png ]]
                echo "$answer"
            done
            """, in: folder)
        #expect(run.code == 0, "\(run.error)")
        #expect(try run.jsonLines().map { $0["output"] as? String } == ["1.png", "2.png", "3.png"])
    }

    /// Of each process its first thread, which lays out, and as many more as draw with it. Others are the system's.
    @Test(arguments: [
        ("-j 2", 10, 1, 2), ("-j 2 --nice 7", 7, 1, 2), ("-j 2 --nice 0", 0, 1, 2),
        ("-j 6 --nice 12", 12, 3, 7),
    ])
    func `A batch stands back behind other programs, with all its processes and the threads that draw`(
        options: String, level: Int, processes: Int, threads: Int
    ) throws {
        let run = try Tool.shell(
            """
            level() { sed 's/.*) //' "$1/stat" | cut -d' ' -f17; }
            echo $(level /proc/$$)
            coproc job { exec "$specimen" batch - -o out \(options) 2>/dev/null; }
            printf '{"id":"\(quiet)","output":"1.png"}\n' >&${job[1]}
            read -r -t 60 answer <&${job[0]}
            for process in $job_PID $(cat /proc/$job_PID/task/*/children); do
                echo process $(level /proc/$process) $(for thread in /proc/$process/task/*; do level $thread; done)
            done
            """, in: Folder())
        let own = try #require(run.lines.first.flatMap(Int.init))
        let levels = run.lines.dropFirst().map { $0.split(separator: " ").compactMap { Int($0) } }
        #expect(levels.count == processes && levels.allSatisfy { $0.first == max(own, level) }, "\(levels)")
        let standing = levels.map { $0.dropFirst().count { $0 == max(own, level) } }
        #expect(standing.reduce(0, +) >= threads, "\(levels)")
    }

    @Test(arguments: ["-1", "20", "x"])
    func `A level that there is not is wrong usage`(level: String) throws {
        let run = try Tool.run(["batch", "-", "-o", "out", "--nice=\(level)"])
        #expect(run.code == 64 && run.error.contains("--nice"), "\(run.error)")
    }

    @Test func `Twenty thousand equal jobs behind one that is drawn later have each a file and a line`()
        throws
    {
        let lines = (1...20_000).map {
            #"{"id":"\#(quiet)","label":"\#($0 == 1 ? "first" : "same")","scale":0.5,"output":"\#($0 / 1000)/\#($0).png"}"#
        }
        let (run, folder) = try batch(lines.joined(separator: "\n"))
        #expect(run.code == 0 && run.lines.count == 20_000)
        #expect(folder.files.count == 20_000)
        let picture = try folder.read("out/0/2.png")
        #expect(try picture == folder.read("out/20/20000.png") && picture != folder.read("out/0/1.png"))
    }

    @Test func `Many processes print and write what one does`() throws {
        let lines = (1...500).map { number in
            switch number {
            case 70: #"{"id":"nothing"}"#
            case 300: "{"
            case 400: #"{"id":"\#(quiet)","output":"é \"5\".png"}"#
            case 401: #"{"id":"\#(quiet)","axes":{},"label":"\u00e9 \\ \"","output":"é \"5\".png"}"#
            default: #"{"id":"\#(quiet)","label":"\#(number)","scale":0.5,"output":"\#(number).png"}"#
            }
        }
        let (one, folder) = try batch(lines.joined(separator: "\n"), ["-j", "1"])
        let (many, other) = try batch(lines.joined(separator: "\n"), ["-j", "20"])
        #expect(one.code == 3 && many.code == 3, "\(many.error)")
        #expect(one.text == many.text && one.error == many.error)
        #expect(folder.files == other.files && folder.files.count == 497)
        for file in folder.files { #expect(try folder.read(file) == other.read(file)) }
    }

    @Test(arguments: ["1", "7"])
    func `One long line may hold thousands of jobs, and one job may be long`(workers: String) throws {
        let spaces = String(repeating: " ", count: 100)
        let jobs = (0..<12_000).map { number in
            let field = number % 100 == 0 ? "scale" : "unknown"
            return "{\"id\":\"\(quiet)\",\(spaces)\"\(field)\":0.25,\"output\":\"\(number).png\"}"
        }
        let (run, folder) = try batch("\n [\(jobs.joined(separator: ","))]", ["-j", workers])
        #expect(run.code == 3 && run.lines.count == 12_000, "\(run.error)")
        #expect(folder.files.count == 120)
        let long = #"{"id":"nothing","label":"\#(String(repeating: #"\b"#, count: 300_000))"}"#
        let (other, _) = try batch("\n\n" + long, ["-j", workers])
        #expect(try other.jsonLines().map { $0["job"] as? Int } == [3])
        #expect(other.text.contains("no specimen or tile"))
    }

    @Test(arguments: ["1", "7"])
    func `A folder of fonts that is not there is said once`(workers: String) throws {
        let (run, _) = try batch(
            #"{"id":"\#(quiet)"}"#, ["-j", workers, "--fonts", "/nonexistent"])
        #expect(run.code == 3 && run.lines.isEmpty)
        #expect(run.error.split(separator: "\n").count == 1 && run.error.contains("/nonexistent"))
    }

    @Test(arguments: ["1", "7"])
    func `An output folder may look like an option`(workers: String) throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "--output=-dash", "-j", workers],
            input: #"{"id":"\#(quiet)","output":"1.png"}"#, in: folder)
        #expect(run.code == 0 && folder.files == ["-dash/1.png"], "\(run.error)")
    }

    @Test func `A tile's own id names the tile, at any scale`() throws {
        let id = "\(quiet)/pressed-regular"
        let (run, folder) = try batch("{\"id\":\"\(id)@2x\"}\n{\"id\":\"\(id)@3x\"}")
        #expect(try run.jsonLines().map { $0["id"] as? String } == ["\(id)@2x", "\(id)@3x"])
        let small = try pngSize(folder.read("out/\(id)@2x.png"))
        let large = try pngSize(folder.read("out/\(id)@3x.png"))
        #expect(zip(small, large).allSatisfy { abs(Double($1) - Double($0) * 1.5) <= 1 })
    }

    @Test func `One thread and two write the same bytes`() throws {
        let jobs = ["normal", "pressed", "disabled"].map {
            #"{"id":"\#(quiet)","state":"\#($0)","output":"\#($0).png"}"#
        }.joined(separator: "\n")
        let (one, first) = try batch(jobs, ["-j", "1"])
        let (two, second) = try batch(jobs, ["-j", "2"])
        #expect(one.text == two.text && first.files.count == 3)
        for file in first.files { #expect(try first.read(file) == second.read(file)) }
    }

    @Test func `A second run leaves the same files`() throws {
        let (_, folder) = try batch(#"{"id":"\#(quiet)","output":"a.png"}"#)
        let before = try folder.read("out/a.png")
        _ = try Tool.run(
            ["batch", "-", "-o", "out"], input: #"{"id":"\#(quiet)","output":"a.png"}"#, in: folder)
        #expect(try folder.read("out/a.png") == before && folder.files == ["out/a.png"])
    }

    @Test func `An interrupted batch leaves no half file`() throws {
        let lines = (1...500).map { #"{"id":"\#(quiet)","label":"\#($0)","output":"\#($0).png"}"# }
        let folder = try Folder()
        try folder.write("jobs.jsonl", lines.joined(separator: "\n"))
        _ = try Tool.shell(
            #""$specimen" batch jobs.jsonl -o out >/dev/null & sleep 0.4; kill -9 $!; wait"#, in: folder)
        for file in folder.files where file.hasSuffix(".png") {
            #expect(try pngSize(folder.read(file)).count == 2)
        }
    }

    @Test func `An output that is a folder of another's is an error of the later job, in any part`() throws {
        let names = ["a.png", "a.png/c.png", "d/e/f.png", "d/e", "d", "A.PNG/x/y.png", "d/e/g.png"]
        let jobs = names.map { #"{"id":"\#(quiet)","output":"\#($0)"}"# }.joined(separator: "\n")
        let (whole, _) = try batch(jobs)
        let errors = try whole.jsonLines().compactMap { line in
            (line["error"] as? String).map { (line["job"] as? Int ?? 0, $0) }
        }
        #expect(errors.map(\.0) == [2, 4, 5, 6], "\(whole.text)")
        #expect(errors[0].1.contains("leads through a file, the output of job 1"))
        #expect(errors[1].1.contains("'d/e' is a folder of the output of job 3"))
        for part in ["1/3", "2/3", "3/3"] {
            let (run, folder) = try batch(jobs, ["--shard", part])
            #expect(Set(folder.files).isSubset(of: ["out/a.png", "out/d/e/f.png", "out/d/e/g.png"]))
            let failed = try run.jsonLines().filter { $0["error"] != nil }.compactMap { $0["job"] as? Int }
            #expect(failed == (part == "1/3" ? [2, 4, 5, 6] : []), "\(run.text)")
        }
    }

    @Test func `A folder that is a file is the error of the part that has the job`() throws {
        let jobs = (1...6).map { #"{"id":"\#(quiet)","label":"\#($0)","output":"file/\#($0).png"}"# }
        var told: [Int] = []
        for part in ["1/3", "2/3", "3/3"] {
            let folder = try Folder()
            try FileManager.default.createDirectory(
                atPath: folder.path("out"), withIntermediateDirectories: true)
            try folder.write("out/file", "x")
            let run = try Tool.run(
                ["batch", "-", "-o", "out", "--shard", part], input: jobs.joined(separator: "\n"), in: folder)
            told += try run.jsonLines().filter { $0["error"] != nil }.compactMap { $0["job"] as? Int }
        }
        #expect(told.sorted() == Array(1...6))
    }
}
