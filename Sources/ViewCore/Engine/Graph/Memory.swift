package final class Once {
    package var done = false
}

package final class Memory<Value> {
    package var value: Value?
}
