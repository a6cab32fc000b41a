import Foundation

@available(iOS 26.0, *)
extension Color {
  /// A constant colour that may be brighter than white, with how bright it is meant to be at most.
  @frozen public struct ResolvedHDR: Hashable, Sendable, BitwiseCopyable {
    /// The colour.
    var color: Resolved
    /// How many times as bright as white the content is at most; nil if nobody said.
    public var headroom: Float?

    /// A colour with its headroom.
    public init(_ color: Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }

    /// sRGB red; more than 1 is brighter than white.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }
    /// sRGB green; more than 1 is brighter than white.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }
    /// sRGB blue; more than 1 is brighter than white.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }
    /// Red in proportion to light.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }
    /// Green in proportion to light.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }
    /// Blue in proportion to light.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }
    /// 0 (invisible) to 1.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
  }

  /// A constant colour. The phone's screen has no headroom: what is brighter than white is white.
  public init(_ resolved: ResolvedHDR) {
    self.init(storage: .headroom(Color(resolved.color), resolved.headroom.map(Double.init)))
  }

  /// The colour made brighter by a number of stops, each of which doubles its light, and its headroom with it. The phone's screen has
  /// no headroom: what is brighter than white is white.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposed(self, stops: stops)) }

  /// The colour with how many times as bright as white the content is at most; nil for nothing said.
  public func headroom(_ headroom: Double?) -> Color { Color(storage: .headroom(self, headroom)) }

  /// The colour as it looks in an environment, with its headroom.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    resolveHDR(in: environment.shapeStyleContext.color)
  }

  /// The colour as it looks in a place, brighter than white if it is.
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
