private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

/// How the layers of a symbol are coloured.
///
/// Caveat: the symbols drawn here have one layer. Both modes draw that the same way; asking for another than
/// `monochrome` is reported once.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in the foreground's colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Deeper layers fainter.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  fileprivate static func check(_ mode: SymbolRenderingMode?) {
    guard let mode, mode != .monochrome else { return }
    Report.warning("Symbols have one layer here, so \(mode.name) rendering draws them monochrome.")
  }
}

nonisolated extension View {
  /// How large symbols are beside text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How the layers of symbols are coloured; see `SymbolRenderingMode` for what that comes to here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    SymbolRenderingMode.check(mode)
    return self
  }
}

extension Image {
  /// How the layers of the symbol are coloured; see `SymbolRenderingMode` for what that comes to here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    SymbolRenderingMode.check(mode)
    return self
  }
}
