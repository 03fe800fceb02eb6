// What buttons, labels and all controls are made of; whoever imports this module has it.
@_exported public import ControlCore
