import CPangoCairo
import Pixels

/// The functions of HarfBuzz's library for parts of fonts that are called; declared here, since it need not be there.
@safe struct SubsetLibrary: Sendable {
    typealias Make = @convention(c) @Sendable () -> OpaquePointer?
    typealias SetOf = @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer?
    typealias SetOfKind = @convention(c) @Sendable (OpaquePointer?, UInt32) -> OpaquePointer?
    typealias Pin = @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, hb_tag_t, Float) -> Int32
    typealias Subset = @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    typealias Release = @convention(c) @Sendable (OpaquePointer?) -> Void

    let make: Make
    let scalars: SetOf
    let sets: SetOfKind
    let pin: Pin
    let subset: Subset
    let release: Release

    static let loaded = SubsetLibrary()
    /// What to do where the library is missing.
    static let remedy = "install the Debian package libharfbuzz-subset0, as scripts/bootstrap does"

    /// `HB_SUBSET_SETS_DROP_TABLE_TAG`
    static let droppedTables: UInt32 = 3

    private init?() {
        guard let library = SharedLibrary("libharfbuzz-subset.so.0"),
            let make = unsafe library.function("hb_subset_input_create_or_fail", as: Make.self),
            let scalars = unsafe library.function("hb_subset_input_unicode_set", as: SetOf.self),
            let sets = unsafe library.function("hb_subset_input_set", as: SetOfKind.self),
            let pin = unsafe library.function("hb_subset_input_pin_axis_location", as: Pin.self),
            let subset = unsafe library.function("hb_subset_or_fail", as: Subset.self),
            let release = unsafe library.function("hb_subset_input_destroy", as: Release.self)
        else { return nil }
        unsafe self.make = make
        unsafe self.scalars = scalars
        unsafe self.sets = sets
        unsafe self.pin = pin
        unsafe self.subset = subset
        unsafe self.release = release
    }
}
