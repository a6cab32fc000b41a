import Foundation

/// The swipe actions of a list cell. Unlike a table's, they stop when all are visible, and a long pull performs the
/// first one.
@MainActor
final class CellSwipe: NSObject {
  private unowned let cell: UICollectionViewListCell
  private var shown: UISwipeActionsConfiguration? {
    didSet { if (shown == nil) != (oldValue == nil) { cell.setNeedsUpdateConfiguration() } }
  }
  /// Whether the actions are visible.
  var isOpen: Bool { shown != nil }
  private var buttons: [UIButton] = []
  private var isAtEnd = true
  /// The offset of the cell, in points.
  private var drawn: CGFloat = 0
  private static let buttonWidth: CGFloat = 74
  private lazy var pan = UIPanGestureRecognizer()

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
    super.init()
    pan.onAction = { [weak self] in self?.follow($0) }
    pan.delegate = self
    cell.addGestureRecognizer(pan)
  }

  private var fullWidth: CGFloat { CGFloat(buttons.count) * Self.buttonWidth }
  private var direction: CGFloat { isAtEnd == cell.readsRightToLeft ? 1 : -1 }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let way = pan.translation(in: cell).x
    switch recognizer.state {
    case .began, .changed:
      if shown == nil { prepare(towardsEnd: (way < 0) != cell.readsRightToLeft) }
      guard shown != nil else { return }
      drawn = max(0, way * direction)
      place()
    case .ended: settle()
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func settle() {
    guard let shown else { return }
    if shown.performsFirstActionWithFullSwipe, drawn > cell.bounds.width * 0.6, let first = shown.actions.first {
      return perform(first)
    }
    let isOpen = drawn > fullWidth / 2
    if !isOpen { return close(animated: true) }
    drawn = fullWidth
    UIView.animate(withDuration: 0.25) { self.place() }
  }

  /// Reveals the swipe actions without a touch.
  func open(towardsEnd: Bool) {
    prepare(towardsEnd: towardsEnd)
    guard shown != nil else { return }
    drawn = fullWidth
    UIView.animate(withDuration: 0.25) { self.place() }
  }

  private func prepare(towardsEnd: Bool) {
    guard let wanted = cell.swipeActions(towardsEnd: towardsEnd), !wanted.actions.isEmpty else { return }
    remove()
    (shown, isAtEnd) = (wanted, towardsEnd)
    buttons = wanted.actions.map { action in
      let made = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.perform(action) })
      if let image = action.image {
        made.setImage(image, for: .normal)
      } else {
        made.setTitle(action.title, for: .normal)
      }
      made.accessibilityLabel = action.title
      made.tintColor = .white
      made.backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
      return made
    }
    for button in buttons { cell.addSubview(button) }
    layout()
  }

  private func perform(_ action: UIContextualAction) {
    action.handler(action, cell) { [weak self] _ in self?.close(animated: true) }
  }

  /// Closes the actions.
  func close(animated: Bool) {
    guard shown != nil else { return }
    drawn = 0
    shown = nil
    guard animated else { return remove() }
    let old = buttons
    buttons = []
    UIView.animate(withDuration: 0.25) {
      self.place()
    } completion: { _ in
      for button in old { button.removeFromSuperview() }
    }
  }

  private func remove() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    drawn = 0
    place()
  }

  private func place() {
    cell.contentView.transform = CGAffineTransform(translationX: drawn * direction, y: 0); layout()
  }

  func layout() {
    let bounds = cell.bounds
    let each = buttons.isEmpty ? 0 : drawn / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let edge = CGFloat(index + 1) * each
      button.frame = CGRect(
        x: direction < 0 ? bounds.width - edge : edge - each, y: 0, width: each, height: bounds.height)
    }
  }
}

extension CellSwipe: UIGestureRecognizerDelegate {
  /// Accepts only horizontal movement, and only if there are actions.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: cell)
    guard abs(way.x) > abs(way.y) else { return false }
    if shown != nil { return true }
    return cell.swipeActions(towardsEnd: (way.x < 0) != cell.readsRightToLeft)?.actions.isEmpty == false
  }
}
