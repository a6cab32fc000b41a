import Foundation

/// A control for the phone's camera button. Caveat: the simulated phone has no such button, so no action is called.
@available(iOS 18.0, *)
open class AVCaptureControl: NSObject, @unchecked Sendable {
  override init() {}
  /// Whether it is enabled.
  open var isEnabled = true
}

/// The delegate of the camera button's controls. Caveat: the simulated phone has no such button.
@available(iOS 18.0, *)
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  /// Controls became active.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// Controls are about to enter full screen.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// Controls are about to leave full screen.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// Controls became inactive.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

/// A slider for the phone's camera button.
@available(iOS 18.0, *)
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  /// The name.
  public let localizedTitle: String
  /// The symbol.
  public let symbolName: String
  private let range: ClosedRange<Float>
  private let steps: [Float]
  private var held: Float

  /// Creates a slider over a range.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName, self.range) = (localizedTitle, symbolName, range)
    (steps, held) = ([], range.lowerBound)
  }

  /// Creates a slider over a range, with steps.
  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
    (self.localizedTitle, self.symbolName, self.range) = (localizedTitle, symbolName, range)
    steps = step > 0 ? Array(stride(from: range.lowerBound, through: range.upperBound, by: step)) : []
    held = range.lowerBound
  }

  /// Creates a slider with some values.
  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    let sorted = values.sorted()
    (self.localizedTitle, self.symbolName, steps) = (localizedTitle, symbolName, sorted)
    range = (sorted.first ?? 0)...(sorted.last ?? 0)
    held = range.lowerBound
  }

  /// The value: the nearest possible one, where iOS ends the app for another.
  open var value: Float {
    get { held }
    set {
      let inside = min(max(newValue, range.lowerBound), range.upperBound)
      held = steps.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
  /// The format of the value; nil for the default.
  open var localizedValueFormat: String?
  /// The prominent values.
  open var prominentValues: [Float] = []
  /// The accessibility identifier, for tests.
  open var accessibilityIdentifier: String?
  /// Sets the action for changes by a person. Caveat: there are none.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}

/// A picker for the phone's camera button.
@available(iOS 18.0, *)
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  /// The name.
  public let localizedTitle: String
  /// The symbol.
  public let symbolName: String
  /// The number of choices.
  public let numberOfIndexes: Int
  /// The titles of the choices.
  public let localizedIndexTitles: [String]

  /// Creates a picker with a number of choices without titles.
  public convenience init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    self.init(localizedTitle, symbolName, numberOfIndexes, [])
  }

  /// Creates a picker with a number of choices with titles.
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: @escaping @Sendable (Int) -> String
  ) {
    self.init(
      localizedTitle, symbolName, numberOfIndexes, (0..<max(numberOfIndexes, 0)).map { localizedTitleTransform($0) })
  }

  /// Creates a picker with the titles of its choices.
  public convenience init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    self.init(localizedTitle, symbolName, localizedIndexTitles.count, localizedIndexTitles)
  }

  private init(_ title: String, _ symbol: String, _ count: Int, _ titles: [String]) {
    (localizedTitle, symbolName, numberOfIndexes, localizedIndexTitles) = (title, symbol, count, titles)
  }

  /// The selected index, from 0.
  open var selectedIndex = 0
  /// The accessibility identifier, for tests.
  open var accessibilityIdentifier: String?
  /// Sets the action for changes by a person. Caveat: there are none.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}

/// A slider for a camera's zoom.
@available(iOS 18.0, *)
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a slider for a camera.
  public init(device: AVCaptureDevice) {}
  /// Creates a slider for a camera, with an action. Caveat: nobody can change it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}

/// A slider for a camera's exposure.
@available(iOS 18.0, *)
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a slider for a camera.
  public init(device: AVCaptureDevice) {}
  /// Creates a slider for a camera, with an action. Caveat: nobody can change it.
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}
