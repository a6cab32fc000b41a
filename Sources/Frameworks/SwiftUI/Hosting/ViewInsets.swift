import Foundation
import ScrollworkUIKit

/// The insets that a `UIView` should avoid, in points. Computed from the model frames and not from those of an
/// animation in progress, so that content does not shift while its view slides in.
struct ViewInsets: Equatable {
  /// The insets of bars and corners.
  var container = UIEdgeInsets.zero
  /// The inset of the keyboard, from the lower edge of the view.
  var keyboard: CGFloat = 0

  /// From the lower edge to the area that is free of bars, corners and the keyboard.
  var bottom: CGFloat { max(container.bottom, keyboard) }

  init() {}

  /// The insets of a view that is surrounded by SwiftUI views and covers `frame` on the screen.
  @MainActor
  init(of node: RenderNode, covering frame: CGRect) {
    guard let reach = node.safeArea(ignoring: .keyboard)?.reach,
      let aboveKeyboard = node.safeArea(ignoring: .container)?.reach
    else { return }
    container = UIEdgeInsets(
      top: max(0, reach.minY - frame.minY), left: max(0, reach.minX - frame.minX),
      bottom: max(0, frame.maxY - reach.maxY), right: max(0, frame.maxX - reach.maxX))
    keyboard = max(0, frame.maxY - aboveKeyboard.maxY)
  }

  mutating func add(_ more: UIEdgeInsets) {
    container.top += more.top
    container.left += more.left
    container.bottom += more.bottom
    container.right += more.right
  }

  /// Returns the insets of a part of the view.
  /// - Parameter isBar: a bar that begins beside an island reserves no space for it.
  func inside(_ frame: CGRect, of size: CGSize, isBar: Bool = false) -> ViewInsets {
    var inner = ViewInsets()
    inner.container = UIEdgeInsets(
      top: isBar ? 0 : max(0, container.top - frame.minY), left: max(0, container.left - frame.minX),
      bottom: max(0, container.bottom - (size.height - frame.maxY)),
      right: max(0, container.right - (size.width - frame.maxX)))
    inner.keyboard = max(0, keyboard - (size.height - frame.maxY))
    return inner
  }

  /// Returns the free area of a view that covers `frame`.
  func free(of frame: CGRect) -> CGRect {
    let all = UIEdgeInsets(top: container.top, left: container.left, bottom: bottom, right: container.right)
    let free = frame.inset(by: all)
    return CGRect(x: free.minX, y: free.minY, width: max(0, free.width), height: max(0, free.height))
  }

  /// Returns the safe area for SwiftUI, for the content of a view that covers `frame` on the screen.
  func safeArea(of frame: CGRect, ignoring regions: SafeAreaRegions) -> SafeArea {
    var reach = regions.contains(.container) ? frame : frame.inset(by: container)
    if !regions.contains(.keyboard), keyboard > frame.maxY - reach.maxY {
      reach.size.height = max(0, frame.maxY - keyboard - reach.minY)
    }
    return SafeArea(free: free(of: frame), reach: reach)
  }
}
