/// `import Combine` for style code, where Linux has none: OpenCombine under the name people write.
@_exported public import OpenCombine
