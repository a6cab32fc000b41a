@_exported import ScrollworkUIKit

/// The colour of a node.
public typealias SKColor = UIColor
