import Foundation

/// Frees deep chains of boxes without deep recursion.
///
/// A box's `deinit` hands over what it holds. The first few levels are freed at once; deeper ones wait
/// until the outermost call gets to them, so the stack stays flat however long the chain.
package enum Teardown {
    private struct Queue {
        var depth = 0
        var pending: [() -> Void] = []
    }

    // Per thread: a box is freed on whichever thread drops the last reference.
    nonisolated(unsafe) private static var key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { raw in
            if let raw = unsafe raw { unsafe Unmanaged<Box>.fromOpaque(raw).release() }
        }
        return key
    }()

    private final class Box {
        var queue = Queue()
    }

    private static var box: Box {
        if let raw = unsafe pthread_getspecific(key) {
            return unsafe Unmanaged<Box>.fromOpaque(raw).takeUnretainedValue()
        }
        let box = Box()
        unsafe pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }

    /// Runs `free` now or, deep inside another release, soon after.
    package static func release(_ free: @escaping () -> Void) {
        let box = box
        guard box.queue.depth < 64 else {
            box.queue.pending.append(free)
            return
        }
        box.queue.depth += 1
        free()
        box.queue.depth -= 1
        guard box.queue.depth == 0 else { return }
        while let next = box.queue.pending.popLast() {
            box.queue.depth += 1
            next()
            box.queue.depth -= 1
        }
    }
}
