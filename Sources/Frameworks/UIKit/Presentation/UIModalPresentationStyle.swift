/// How a presented controller lies on the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter leaves it.
  case fullScreen = 0
  /// A sheet that leaves a little of the presenter visible.
  case pageSheet = 1
  /// A smaller sheet on a tablet; the same as `pageSheet` on a phone.
  case formSheet = 2
  /// Caveat: as `fullScreen`, wherever the presenter is.
  case currentContext = 3
  /// As the controller's transitioning delegate has it.
  case custom = 4
  /// Caveat: as `overFullScreen`, wherever the presenter is.
  case overCurrentContext = 6
  /// Nothing.
  case none = -1
  /// Covers the screen; the presenter stays, so it can shine through.
  case overFullScreen = 5
  /// A card that points at something; a sheet where the width is compact.
  case popover = 7
  /// A sheet, unless the controller prefers something else.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the lower edge.
  case coverVertical = 0
  /// Caveat: as `crossDissolve`.
  case flipHorizontal = 1
  /// Caveat: as `coverVertical`.
  case partialCurl = 3
  /// Fades in. Sheets come from the lower edge all the same.
  case crossDissolve = 2
}
