import Foundation
import Live
import SourceMode
import Streams

/// What `specimen watch` and `specimen playground` become.
@main struct Main {
    static func main() async {
        // A thread of a queue, which starts this, may let no signal through.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe sigprocmask(SIG_SETMASK, &none, nil)
        StandardStream.prepare()
        EndingSignals.handle()
        // Who waits for a picture does not wait as long as a test does.
        _ = unsafe setenv("SPECIMEN_SECONDS", "3", 0)
        guard CommandLine.arguments.count == 2, let request = WatchRequest(word: CommandLine.arguments[1])
        else {
            StandardStream.error.write(
                "error: this program is started by 'specimen watch' and 'specimen playground'\n")
            exit(64)
        }
        exit(await Watch.run(request))
    }
}
