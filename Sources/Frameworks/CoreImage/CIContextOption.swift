/// How a `CIContext` works. Caveat: none has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// An option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colours of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The colours that filters work in.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// How exact numbers are.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Small pictures are made with more care.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether what is drawn is multiplied by its opacity.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether what lies between two filters is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// It is done by the processor, as everything is here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// It has time.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// It should take little power.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// What it is called.
  public static let name = CIContextOption(rawValue: "name")
}
