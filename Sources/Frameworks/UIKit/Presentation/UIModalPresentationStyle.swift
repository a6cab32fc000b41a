/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter is removed.
  case fullScreen = 0
  /// A sheet that leaves the top of the presenter visible.
  case pageSheet = 1
  /// A smaller sheet on a tablet; the same as `pageSheet` on a phone.
  case formSheet = 2
  /// Caveat: the same as `fullScreen`, wherever the presenter is.
  case currentContext = 3
  /// Defined by the controller's transitioning delegate.
  case custom = 4
  /// Caveat: the same as `overFullScreen`, wherever the presenter is.
  case overCurrentContext = 6
  /// No presentation.
  case none = -1
  /// Covers the screen; the presenter stays visible behind it.
  case overFullScreen = 5
  /// A card with an arrow; a sheet where the width is compact.
  case popover = 7
  /// A sheet, unless the controller prefers another style.
  case automatic = -2
}

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Caveat: the same as `crossDissolve`.
  case flipHorizontal = 1
  /// Caveat: the same as `coverVertical`.
  case partialCurl = 3
  /// Fades in. Sheets slide up all the same.
  case crossDissolve = 2
}
