/// The colour space in which a drawing is composited.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB's primaries with linear components.
  case linear
  /// The same, with components outside 0 and 1.
  case extendedLinear

  /// Caveat: colours are always mixed in sRGB; requesting anything else is reported once.
  static func check(_ mode: ColorRenderingMode) {
    guard mode != .nonLinear else { return }
    Report.warning("Drawings mix colours in sRGB here, whatever the colour mode says.")
  }
}
