// Apple's SwiftUI brings these along, so source that imports only SwiftUI uses their names.
@_exported import Foundation
@_exported import Observation
@_exported import ScrollworkCombine
@_exported import ScrollworkNotYet
@_exported import ScrollworkUIKit
