import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// Ends that signals make, and what they leave.
struct EndingTests {
    private func jobs(_ count: Int, in folder: Folder) throws {
        let lines = (0..<count).map {
            "{\"id\":\"\(quiet)\",\"label\":\"\($0)\",\"output\":\"\($0 % 7)/\($0).png\"}"
        }
        try folder.write("jobs", lines.joined(separator: "\n"))
    }

    private func unfinished(_ folder: Folder) -> [String] {
        folder.files.filter { $0.contains("/.specimen-") || $0.contains(".tmp") }
    }

    @Test(arguments: ["TERM", "HUP", "INT"], ["1", "2", "8"])
    func `A signal ends a batch by that signal, and nothing unfinished is left`(
        signal: String, workers: String
    ) throws {
        for delay in ["0.3", "0.5", "0.8"] {
            let folder = try Folder()
            try jobs(20_000, in: folder)
            let run = try Tool.shell(
                """
                set -m
                "$specimen" batch jobs -o out -j \(workers) >/dev/null 2>err & sleep \(delay); kill -\(signal) $!
                wait $!; echo $? $(kill -l $?)
                """, in: folder)
            #expect(run.text.hasSuffix("\(signal)\n"), "\(run.text) \(run.error)")
            #expect(unfinished(folder).isEmpty)
            for file in folder.files where file.hasSuffix(".png") {
                #expect(try pngSize(folder.read(file)).count == 2)
            }
        }
    }

    @Test(arguments: [
        "record --all --goldens new", "sheet -o out --unfolded", "check --full --report new --goldens none",
    ])
    func `A signal leaves nothing unfinished of other commands`(command: String) throws {
        for delay in ["0.2", "0.6"] {
            let folder = try Folder()
            let run = try Tool.shell(
                """
                set -m
                "$specimen" \(command) >/dev/null 2>err & sleep \(delay); kill -TERM $!
                wait $!; echo $?
                """, in: folder)
            #expect(["143\n", "0\n", "1\n"].contains(run.text), "\(run.text)")
            #expect(unfinished(folder).isEmpty, "\(unfinished(folder))")
        }
    }

    @Test func `A signal that is ignored stays so, as under nohup`() throws {
        let folder = try Folder()
        try jobs(300, in: folder)
        let run = try Tool.shell(
            """
            trap '' HUP; "$specimen" batch jobs -o out >/dev/null & sleep 0.2; kill -HUP $!; wait $!
            """, in: folder)
        #expect(run.code == 0, "\(run.error)")
    }

    @Test func `What a killed run left is removed by the next, what is someone else's is not`() throws {
        let folder = try Folder()
        try jobs(1, in: folder)
        let run = try Tool.shell(
            #"""
            mkdir -p out/0
            machine=$(head -c 8 /proc/sys/kernel/random/boot_id)
            for name in out/0/.specimen-$machine-4194000-01234567-{1,2,3,4}.tmp; do echo part >$name; done
            # One that lives, one with another name, and names that are nearly ours.
            exec 9<out/0/.specimen-$machine-4194000-01234567-2.tmp; flock 9
            ln out/0/.specimen-$machine-4194000-01234567-3.tmp out/0/mine
            touch -d '2 hours ago' out/0/.specimen-ffffffff-1-01234567-1.tmp
            touch out/0/.specimen-ffffffff-1-01234567-2.tmp
            touch out/0/.specimen-notes.tmp out/0/.specimen-$machine-x-01234567-1.tmp
            ln -s ../../jobs out/0/.specimen-$machine-4194000-01234567-5.tmp
            "$specimen" batch jobs -o out >/dev/null || exit
            ls -A out/0 | sed "s/$machine/M/"
            """#, in: folder)
        #expect(
            Set(run.lines) == [
                "0.png", "mine", ".specimen-M-4194000-01234567-2.tmp", ".specimen-M-4194000-01234567-3.tmp",
                ".specimen-M-4194000-01234567-5.tmp", ".specimen-M-x-01234567-1.tmp",
                ".specimen-ffffffff-1-01234567-2.tmp", ".specimen-notes.tmp",
            ], "\(run.text) \(run.error)")
    }

    @Test(arguments: ["1", "8"])
    func `After KILL the next run leaves nothing unfinished`(workers: String) throws {
        let folder = try Folder()
        try jobs(5000, in: folder)
        let run = try Tool.shell(
            """
            for delay in 0.3 0.4 0.5; do
                "$specimen" batch jobs -o out -j \(workers) >/dev/null 2>&1 & sleep $delay
                kill -9 $! $(cat /proc/$!/task/*/children)
                wait $!
            done 2>/dev/null
            head -n 100 jobs >few
            sleep 0.5
            "$specimen" batch few -o out -j \(workers) >/dev/null
            """, in: folder)
        #expect(run.code == 0 && unfinished(folder).isEmpty, "\(run.error)")
    }
}
