/// An option of a `CIContext`. Caveat: none has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour space of the output.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The working colour space.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The working pixel format.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether downsampling has high quality.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether the output is premultiplied.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether intermediate results are cached.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Whether the CPU renders, as always here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether the priority is low.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether to use little power.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// The name.
  public static let name = CIContextOption(rawValue: "name")
}
