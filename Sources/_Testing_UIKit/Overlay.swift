// Empty on purpose. Where a file imports both `Testing` and `UIKit`, the compiler also looks for a module
// of this name: Apple's UIKit has one with image attachments, and swift-testing's list of such modules
// (`Testing.swiftcrossimport/UIKit.swiftoverlay`) is there on Linux, too.
