@_exported import Foundation
@_exported import ScrollworkCombine
@_exported import ScrollworkCoreTransferable
@_exported import ScrollworkFoundation
