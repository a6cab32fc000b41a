@_exported import Foundation
@_exported import ScrollworkFoundation
@_exported import ScrollworkUIKit
