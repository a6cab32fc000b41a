import Foundation

/// What an app wants of a print job.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  /// The kind of content, which decides quality and paper.
  public enum OutputType: Int, Sendable {
    /// Text and graphics.
    case general = 0
    /// Photos in colour.
    case photo = 1
    /// Text and graphics in grey.
    case grayscale = 2
    /// Photos in grey.
    case photoGrayscale = 3
  }
  /// How pages lie on the paper.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Lying.
    case landscape = 1
  }
  /// On which sides of the paper pages are printed.
  public enum Duplex: Int, Sendable {
    /// On one.
    case none = 0
    /// On both, turned about the long edge.
    case longEdge = 1
    /// On both, turned about the short edge.
    case shortEdge = 2
  }

  /// The printer; nil for the last one.
  open var printerID: String?
  /// The name of the job: by default the app's.
  open var jobName: String
  /// The kind of content.
  open var outputType = OutputType.general
  /// How pages lie on the paper.
  open var orientation = Orientation.portrait
  /// On which sides of the paper pages are printed.
  open var duplex = Duplex.none

  private override init() {
    jobName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
    super.init()
  }
  /// Creates the values that a dictionary of `dictionaryRepresentation` has, and the default ones for others.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    func number(_ key: String) -> Int { dictionary?[key] as? Int ?? 0 }
    printerID = dictionary?["printerID"] as? String
    if let name = dictionary?["jobName"] as? String { jobName = name }
    outputType = OutputType(rawValue: number("outputType")) ?? .general
    orientation = Orientation(rawValue: number("orientation")) ?? .portrait
    duplex = Duplex(rawValue: number("duplex")) ?? .none
  }
  /// Returns the default values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The values, by the names of the properties. The names are a guess.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    values["printerID"] = printerID
    return values
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}

/// A size of paper, and the part of it that can be printed on.
@MainActor @preconcurrency
open class UIPrintPaper: NSObject {
  /// The width and height, in points.
  open var paperSize: CGSize { .zero }
  /// The part that can be printed on, in points.
  open var printableRect: CGRect { .zero }
  private override init() {}

  /// Returns the smallest paper that a page fits on, or the largest one if there is none.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let fitting = paperList.filter {
      $0.printableRect.width >= contentSize.width && $0.printableRect.height >= contentSize.height
    }
    return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? UIPrintPaper()
  }
}
