import Typesetting

/// How the layers of a symbol are coloured.
///
/// Symbols in a circle, a square or a rectangle, with a badge, or with a slash have two layers: the glyph and its
/// background. All others have one.
public struct SymbolRenderingMode: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }
  fileprivate let kind: Kind

  /// All layers in the foreground colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The foreground colour, fainter in back layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// One level of the foreground for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours, or the foreground colour if it has none.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil for each symbol's default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the layers of symbols in this view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of the symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// Returns the fill of each layer of a symbol, from back to front; empty if it uses only the foreground colour.
  func layerFills(of layout: SymbolLayout, in environment: EnvironmentValues) -> [_ResolvedShapeStyle] {
    let context = environment.shapeStyleContext
    // Several foreground styles imply a palette.
    let implied: SymbolRenderingMode = context.foregroundLevels.isEmpty ? .monochrome : .palette
    let own = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
    guard case .symbol(let name) = source else { return [] }
    switch (symbolMode ?? environment.symbolRenderingMode ?? implied).kind {
    case .monochrome: return []
    case .hierarchical:
      return layout.layers.map { LevelShapeStyle(base: own, level: $0.level)._resolve(in: context) }
    case .palette:
      return layout.layers.map { layer in
        tint == nil
          ? HierarchicalShapeStyle(level: layer.level)._resolve(in: context)
          : LevelShapeStyle(base: own, level: layer.level)._resolve(in: context)
      }
    case .multicolor:
      guard let colors = SymbolColors.colors(of: name) else { return [] }
      if layout.layers.isEmpty {
        return [(colors.front ?? colors.back).map { AnyShapeStyle($0) } ?? own].map { $0._resolve(in: context) }
      }
      return layout.layers.map { layer in
        ((layer.level == 0 ? colors.front : colors.back).map { AnyShapeStyle($0) } ?? own)._resolve(in: context)
      }
    }
  }
}

/// The colours of multicolour symbols. The SF Symbols app lists which symbols have which; those here are a guess from
/// how they look in Apple's pictures.
enum SymbolColors {
  private static let own: [String: Color] = [
    "sun.max": .yellow, "sun.min": .yellow, "sunrise": .yellow, "sunset": .yellow, "sun.horizon": .yellow,
    "star": .yellow, "bolt": .yellow, "lightbulb": .yellow, "exclamationmark.triangle": .yellow, "heart": .red,
    "flame": .orange, "drop": .blue, "leaf": .green, "thermometer.sun": .red, "folder": .blue, "tray": .blue,
    "envelope": .blue, "cloud": .cyan, "cloud.rain": .cyan, "cloud.drizzle": .cyan, "cloud.heavyrain": .cyan,
    "cloud.snow": .cyan, "cloud.sun": .yellow, "cloud.sun.rain": .yellow, "cloud.bolt": .yellow,
    "cloud.bolt.rain": .yellow,
    "moon": .indigo, "moon.stars": .indigo, "cloud.moon": .indigo, "gift": .red, "trash": .red, "alarm": .orange,
  ]
  private static let badges: [String: Color] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
  ]

  /// The colours of the front and the back, nil for the foreground's; nil for a symbol without colours.
  static func colors(of name: String) -> (front: Color?, back: Color?)? {
    var parts = name.split(separator: ".").map(String.init)
    if let place = parts.firstIndex(of: "badge"), place + 1 < parts.count {
      let base = parts[..<place].filter { $0 != "fill" }.joined(separator: ".")
      return (badges[parts[place + 1]] ?? .red, own[base])
    }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let frame = parts.last, ["circle", "square", "rectangle"].contains(frame) {
      guard isFilled, let color = badges[parts.dropLast().joined(separator: ".")] else { return nil }
      return (.white, color)
    }
    guard let color = own[parts.joined(separator: ".")] else { return nil }
    // The part next to a cloud has the colour.
    return parts.count > 1 && parts[0] == "cloud" ? (nil, color) : (color, nil)
  }
}
