@_exported import ScrollworkCoreLocation
@_exported import ScrollworkUIKit
