/// Sources that end early or never.
enum Hostile {
    /// A file with a style that runs this, and one that does nothing of the kind.
    static func source(_ body: String) -> String {
        """
        import SwiftUI
        struct Bad: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { \(body); return configuration.label }
        }
        struct Good: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }

        """
    }

    static let bodies = [
        "Abort": "abort()",
        "Cast": #"let any: Any = "text"; _ = any as! Int"#,
        "Close": "for number in 3..<1024 { close(Int32(number)) }",
        "Convert": "let none = Double.nan * Double(getpid()); _ = Int(none)",
        "Deadlock": "DispatchSemaphore(value: 0).wait()",
        "Divide": "let zero = Int(getpid()) * 0; _ = 1 / zero",
        "Duplicates": "let pairs = [(1, 1), (1, 2)]; _ = Dictionary(uniqueKeysWithValues: pairs)",
        "Fatal": #"print("its last words"); fatalError("on purpose")"#,
        "File": """
        let path = NSTemporaryDirectory() + "/big"
        FileManager.default.createFile(atPath: path, contents: nil)
        let file = FileHandle(forWritingAtPath: path)!
        let data = Data(count: 1 << 24)
        for _ in 0..<64 { file.write(data) }
        """,
        "Flood": #"while getpid() > 0 { print(String(repeating: "x", count: 1 << 16)) }"#,
        "Force": "let none: Int? = getpid() > 0 ? nil : 1; _ = none!",
        "Group": "kill(0, SIGKILL)",
        "Hangup": "raise(SIGHUP); sleep(1000)",
        "Kill": "kill(getpid(), SIGKILL)",
        "Leave": "_exit(0)",
        "Loop": "var n = 0; while n >= 0 { n = (n + 1) % 1000 }",
        "Main": "DispatchQueue.main.sync {}",
        "Memory": """
        var all: [[UInt8]] = []
        while true { all.append(Array(repeating: 1, count: 1 << 24)) }
        """,
        "Negative": "_ = Array(repeating: 0, count: -Int(getpid()))",
        "Null": "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
        "Overflow": "let most = Int.max; _ = most + Int(getpid())",
        "Precondition": #"precondition(getpid() < 0, "never so")"#,
        "Range": "let list = [1, 2, 3]; _ = list[Int(getpid())...]",
        "Recursion": "func f(_ n: Int) -> Int { n + f(n + 1) }; _ = f(getpid() > 0 ? 1 : 0)",
        "Seven": #"print("leaving"); exit(7)"#,
        "Sleep": "sleep(100000)",
        "Spin": """
        let group = DispatchGroup()
        for _ in 0..<4 { DispatchQueue.global().async(group: group) { while getpid() > 0 {} } }
        group.wait()
        """,
        "Stop": "raise(SIGSTOP)",
        "Substring": #"let none = String(repeating: "a", count: 0); _ = none[none.startIndex]"#,
        "Term": "kill(getpid(), SIGTERM); sleep(1000)",
        "Thread": #"Thread.detachNewThread { fatalError("on a thread") }; sleep(1000)"#,
        "Trap": "let list: [Int] = []; _ = list[list.count + 1]",
        "Try": "func no() throws { throw CancellationError() }; try! no()",
        "Unsigned": "_ = UInt(-Int(getpid()))",
        "Zero": "exit(0)",
    ]

    /// Files in which it is not a body that ends early, and files that do not compile.
    static let others = [
        "Init": """
        import SwiftUI
        struct Bad: ButtonStyle {
            init() { fatalError("in init") }
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }

        """,
        "Itself": "import SwiftUI\nstruct Bad: View { var body: some View { AnyView(Bad()) } }\n",
        "Preview": """
        import SwiftUI
        #Preview("Bad") { fatalError("in a preview"); return Text("never") }

        """,
        "Syntax": "import SwiftUI\nstruct Bad: ButtonStyle {\n",
        "Deep": "import SwiftUI\nlet bad = \(brackets("("))1\(brackets(")"))\n",
        "Fine": """
        import SwiftUI
        struct Fine: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }

        """,
    ]

    /// More than any parser would follow.
    private static func brackets(_ bracket: String) -> String { String(repeating: bracket, count: 5000) }
}
