@_exported import ScrollworkAVFoundation
@_exported import ScrollworkUIKit
