@_exported import ScrollworkEventKit
@_exported import ScrollworkUIKit
