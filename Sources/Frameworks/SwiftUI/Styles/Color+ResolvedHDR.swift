import Foundation

@available(iOS 26.0, *)
extension Color {
  /// A constant colour that may be brighter than white, with its maximum brightness.
  @frozen public struct ResolvedHDR: Hashable, Sendable, BitwiseCopyable {
    /// The colour.
    var color: Resolved
    /// The maximum brightness of the content relative to white; nil if unspecified.
    public var headroom: Float?

    /// Creates a colour with a headroom.
    public init(_ color: Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }

    /// The red component in sRGB; values above 1 are brighter than white.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }
    /// The green component in sRGB; values above 1 are brighter than white.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }
    /// The blue component in sRGB; values above 1 are brighter than white.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }
    /// The linear red component.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }
    /// The linear green component.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }
    /// The linear blue component.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
  }

  /// Creates a constant colour. The phone's screen has no headroom: what is brighter than white is white.
  public init(_ resolved: ResolvedHDR) {
    self.init(storage: .headroom(Color(resolved.color), resolved.headroom.map(Double.init)))
  }

  /// Returns the colour brightened by a number of stops, each of which doubles its light and headroom. The phone's
  /// screen has no headroom: what is brighter than white is white.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposed(self, stops: stops)) }

  /// Returns the colour with a maximum brightness of the content relative to white; nil if unspecified.
  public func headroom(_ headroom: Double?) -> Color { Color(storage: .headroom(self, headroom)) }

  /// Resolves the colour in an environment, with its headroom.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    resolveHDR(in: environment.shapeStyleContext.color)
  }

  /// Resolves the colour in a context, possibly brighter than white.
  func resolveHDR(in context: ColorContext) -> ResolvedHDR {
    switch storage {
    case .resolved(let resolved): return ResolvedHDR(resolved)
    case .headroom(let color, let headroom):
      return ResolvedHDR(color.resolveHDR(in: context).color, headroom: headroom.map(Float.init))
    case .exposed(let color, let stops):
      var resolved = color.resolveHDR(in: context)
      let factor = Float(exp2(stops))
      resolved.linearRed *= factor
      resolved.linearGreen *= factor
      resolved.linearBlue *= factor
      resolved.headroom = max((resolved.headroom ?? 1) * factor, 1)
      return resolved
    case .opacity(let color, let opacity):
      var resolved = color.resolveHDR(in: context)
      resolved.opacity *= Float(min(max(opacity, 0), 1))
      return resolved
    case .system, .uiColor, .named, .mixed, .custom: return ResolvedHDR(Resolved(resolve(in: context)))
    }
  }
}
