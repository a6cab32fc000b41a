@_exported import Foundation
@_exported import ScrollworkCoreLocation
@_exported import ScrollworkFoundation
