// Apple's SwiftUI re-exports these, so sources that import only SwiftUI use their names.
@_exported import Foundation
@_exported import Observation
@_exported import ScrollworkCombine
@_exported import ScrollworkNotYet
@_exported import ScrollworkUIKit
