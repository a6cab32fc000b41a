import Foundation

/// Something that the phone's button for the camera changes. Caveat: the simulated phone has no such button, so no
/// action is called.
@available(iOS 18.0, *)
open class AVCaptureControl: NSObject, @unchecked Sendable {
  override init() {}
  /// Whether it can be changed.
  open var isEnabled = true
}

/// Hears of what the phone's button for the camera shows. Caveat: the simulated phone has no such button.
@available(iOS 18.0, *)
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  /// Controls can be used.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// Controls are about to be all that is seen.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// Controls are about to leave room for the app.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// Controls can no longer be used.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

/// A number that the phone's button for the camera changes.
@available(iOS 18.0, *)
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  /// What it is called.
  public let localizedTitle: String
  /// Its symbol.
  public let symbolName: String
  private let range: ClosedRange<Float>
  private let steps: [Float]
  private var held: Float

  /// Any number of a range.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName, self.range) = (localizedTitle, symbolName, range)
    (steps, held) = ([], range.lowerBound)
  }

  /// Numbers of a range, in steps.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
    (self.localizedTitle, self.symbolName, self.range) = (localizedTitle, symbolName, range)
    steps = step > 0 ? Array(stride(from: range.lowerBound, through: range.upperBound, by: step)) : []
    held = range.lowerBound
  }

  /// One of some numbers.
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    let sorted = values.sorted()
    (self.localizedTitle, self.symbolName, steps) = (localizedTitle, symbolName, sorted)
    range = (sorted.first ?? 0)...(sorted.last ?? 0)
    held = range.lowerBound
  }

  /// The number: the nearest of those that it can be, where iOS ends the app for another.
  open var value: Float {
    get { held }
    set {
      let inside = min(max(newValue, range.lowerBound), range.upperBound)
      held = steps.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
  /// How the number is written; nil for as it is.
  open var localizedValueFormat: String?
  /// Numbers that stand out.
  open var prominentValues: [Float] = []
  /// Tells it from others in tests.
  open var accessibilityIdentifier: String?
  /// Says what happens when a person changes the number. Caveat: nobody can.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}

/// One of several things, which the phone's button for the camera chooses.
@available(iOS 18.0, *)
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  /// What it is called.
  public let localizedTitle: String
  /// Its symbol.
  public let symbolName: String
  /// How many things there are.
  public let numberOfIndexes: Int
  /// What they are called.
  public let localizedIndexTitles: [String]

  /// So many things without names.
  public convenience init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    self.init(localizedTitle, symbolName, numberOfIndexes, [])
  }

  /// So many things with names.
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: @escaping @Sendable (Int) -> String
  ) {
    self.init(
      localizedTitle, symbolName, numberOfIndexes, (0..<max(numberOfIndexes, 0)).map { localizedTitleTransform($0) })
  }

  /// Things of some names.
  public convenience init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    self.init(localizedTitle, symbolName, localizedIndexTitles.count, localizedIndexTitles)
  }

  private init(_ title: String, _ symbol: String, _ count: Int, _ titles: [String]) {
    (localizedTitle, symbolName, numberOfIndexes, localizedIndexTitles) = (title, symbol, count, titles)
  }

  /// Which is chosen, from 0 on.
  open var selectedIndex = 0
  /// Tells it from others in tests.
  open var accessibilityIdentifier: String?
  /// Says what happens when a person chooses. Caveat: nobody can.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}

/// Brings nearer what a camera sees.
@available(iOS 18.0, *)
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  /// For a camera.
  public init(device: AVCaptureDevice) {}
  /// For a camera, and says what happens besides. Caveat: nobody can change it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}

/// Makes brighter what a camera sees.
@available(iOS 18.0, *)
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  /// For a camera.
  public init(device: AVCaptureDevice) {}
  /// For a camera, and says what happens besides. Caveat: nobody can change it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}
