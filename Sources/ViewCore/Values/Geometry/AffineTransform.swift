// Apple's SwiftUI brings CGAffineTransform along with CoreGraphics; here it is Drawing's.
@_exported public import struct Drawing.CGAffineTransform
