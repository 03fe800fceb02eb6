/// Up to 256 colours in order of first appearance, found by a small open-addressing hash.
///
/// The tables are pointers so that a lookup in the hot loop is a multiply, a load and a compare.
@safe struct ColorTable: ~Copyable {
    /// Colours found since `removeAll`.
    private(set) var count = 0
    /// Whether a 257th colour was asked for since `removeAll`.
    private(set) var isOverfull = false
    /// The colours, in a source's own order of bytes; those from `count` on are not set.
    private let colors: UnsafeMutablePointer<UInt32>
    /// A colour in the low half, one more than its index in the high half; 0 is a free slot.
    private let slots: UnsafeMutablePointer<UInt64>

    // Four slots a colour keep the chains short: 1,024 = 2^10.
    private static let slotBits: UInt32 = 10
    private static let slotCount = 1 << 10

    init() {
        unsafe colors = .allocate(capacity: 256)
        unsafe slots = .allocate(capacity: Self.slotCount)
        unsafe slots.initialize(repeating: 0, count: Self.slotCount)
    }

    deinit {
        unsafe colors.deallocate()
        unsafe slots.deallocate()
    }

    mutating func removeAll() {
        unsafe slots.update(repeating: 0, count: Self.slotCount)
        count = 0
        isOverfull = false
    }

    /// The colour at `index`, which is below `count`.
    subscript(index: Int) -> UInt32 {
        unsafe colors[index]
    }

    /// The index of a colour, which is added if it is new; -1 when it would be the 257th.
    @inline(__always)
    mutating func index(of color: UInt32) -> Int {
        // Knuth's multiplier: the high bits of the product mix all bits of the colour.
        var slot = Int((color &* 2_654_435_761) &>> (32 &- Self.slotBits))
        while true {
            let held = unsafe slots[slot]
            if UInt32(truncatingIfNeeded: held) == color, held &>> 32 != 0 {
                return Int(held &>> 32) &- 1
            }
            if held == 0 { return add(color, at: slot) }
            slot = (slot &+ 1) & (Self.slotCount &- 1)
        }
    }

    @inline(never)
    private mutating func add(_ color: UInt32, at slot: Int) -> Int {
        guard count < 256 else {
            isOverfull = true
            return -1
        }
        unsafe colors[count] = color
        count += 1
        unsafe slots[slot] = UInt64(count) << 32 | UInt64(color)
        return count - 1
    }
}
