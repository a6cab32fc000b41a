/// In which colours a drawing is mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB's primaries with components proportional to light.
  case linear
  /// The same, with components beyond 0 and 1.
  case extendedLinear

  /// Caveat: colours are always mixed in sRGB; asking for anything else is reported once.
  static func check(_ mode: ColorRenderingMode) {
    guard mode != .nonLinear else { return }
    Report.warning("Drawings mix colours in sRGB here, whatever the colour mode says.")
  }
}
