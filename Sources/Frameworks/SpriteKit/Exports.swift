@_exported import ScrollworkUIKit

/// A colour of a node.
public typealias SKColor = UIColor
