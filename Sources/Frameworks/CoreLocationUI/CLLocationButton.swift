import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The arrow of a location button.
@available(iOS 15, *)
public enum CLLocationButtonIcon: Int, Sendable {
  /// No arrow.
  case none = 0
  /// A filled arrow.
  case arrowFilled = 1
  /// The outline of an arrow.
  case arrowOutline = 2

  fileprivate var symbol: String? {
    switch self {
    case .none: nil
    case .arrowFilled: "location.fill"
    case .arrowOutline: "location"
    }
  }
}

/// The text of a location button.
@available(iOS 15, *)
public enum CLLocationButtonLabel: Int, Sendable {
  /// No text.
  case none = 0
  /// "Current Location".
  case currentLocation = 1
  /// "Send Current Location".
  case sendCurrentLocation = 2
  /// "Send My Current Location".
  case sendMyCurrentLocation = 3
  /// "Share Current Location".
  case shareCurrentLocation = 4
  /// "Share My Current Location".
  case shareMyCurrentLocation = 5

  fileprivate var title: LocationButton.Title? {
    switch self {
    case .none: nil
    case .currentLocation: .currentLocation
    case .sendCurrentLocation: .sendCurrentLocation
    case .sendMyCurrentLocation: .sendMyCurrentLocation
    case .shareCurrentLocation: .shareCurrentLocation
    case .shareMyCurrentLocation: .shareMyCurrentLocation
    }
  }
}

/// UIKit's button whose tap gives the app the location once: see `LocationButton`. Its actions for `touchUpInside`
/// follow each tap, after the system's question if there is one.
///
/// The background is blue and the content white until `backgroundColor` and `tintColor` are set. Caveats: titles are in
/// English; `sendActions(for: .touchUpInside)` counts as a tap.
@available(iOS 15, *)
@MainActor @preconcurrency
open class CLLocationButton: UIControl {
  /// The arrow; none by default (guess).
  open var icon = CLLocationButtonIcon.none { didSet { showContent() } }
  /// The text; "Current Location" by default (guess).
  open var label = CLLocationButtonLabel.currentLocation { didSet { showContent() } }
  /// The size of the text in points; defaults to 17, that of body text (guess).
  open var fontSize: CGFloat = 17 { didSet { showContent() } }
  /// The radius of the corners in points; defaults to 0.
  open var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }

  private let face = _UIHostingView(rootView: LocationFace(symbol: nil, text: nil, size: 17, color: .white))
  private var hasTint = false

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a button from a storyboard. Caveat: the attributes of the button are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    if backgroundColor == nil { backgroundColor = .systemBlue }
    face.isUserInteractionEnabled = false
    face.backgroundColor = .clear
    addSubview(face)
    isAccessibilityElement = true
    accessibilityTraits = .button
    showContent()
  }

  private func showContent() {
    let color = hasTint ? tintColor ?? .white : .white
    face.rootView = LocationFace(symbol: icon.symbol, text: label.title?.text, size: fontSize, color: color)
    accessibilityLabel = (label.title ?? .currentLocation).text
    invalidateIntrinsicContentSize()
  }

  /// The colour of the arrow and the text.
  open override var tintColor: UIColor! {
    didSet {
      hasTint = tintColor != nil
      showContent()
    }
  }

  /// The size of the content with its margins.
  open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }

  open override var isHighlighted: Bool { didSet { face.alpha = isHighlighted ? 0.5 : 1 } }

  /// Performs the actions; those of a tap after the app was authorized or was not.
  open override func sendActions(for controlEvents: UIControl.Event) {
    guard controlEvents.contains(.touchUpInside) else { return super.sendActions(for: controlEvents) }
    LocationCenter.shared.authorizeForButton { [weak self] in self?.perform(controlEvents) }
  }

  private func perform(_ events: UIControl.Event) { super.sendActions(for: events) }
}

/// What is seen of a button: the arrow and the text.
private struct LocationFace: View {
  let symbol: String?
  let text: String?
  let size: CGFloat
  let color: UIColor

  /// The smallest height of a control in Apple's guidelines, and a button's usual margin, in points.
  private static let (height, margin): (CGFloat, CGFloat) = (44, 12)

  var body: some View {
    HStack(spacing: 8) {
      if let symbol { Image(systemName: symbol) }
      if let text { Text(verbatim: text).lineLimit(1) }
    }
    .font(.system(size: size))
    .foregroundStyle(Color(uiColor: color))
    .padding(.horizontal, Self.margin)
    .frame(minWidth: Self.height, minHeight: Self.height)
  }
}
