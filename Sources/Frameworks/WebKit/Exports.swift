@_exported import ScrollworkUIKit
