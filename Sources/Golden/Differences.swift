@_exported public import Differences
