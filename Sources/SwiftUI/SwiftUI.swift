@_exported public import Combine
@_exported public import Controls
@_exported public import Foundation
@_exported public import Observation
// As on iOS, where style code names colours and haptics of UIKit with no other import.
@_exported public import UIKit
@_exported public import ViewCore
