@_exported public import Differences
@_exported public import Explanations
