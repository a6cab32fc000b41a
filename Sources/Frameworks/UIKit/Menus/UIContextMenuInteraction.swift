import Foundation

/// An interaction that opens a context menu on a long press.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu.
  public enum Appearance: UInt, Sendable {
    /// No menu.
    case unknown = 0
    /// Beside a preview.
    case rich = 1
    /// Only a menu.
    case compact = 2
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the menus.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The appearance of the open menu.
  open var menuAppearance: Appearance { configuration?.shown == nil ? .unknown : .rich }
  private weak var configuration: UIContextMenuConfiguration?
  /// The location of the press in the view, in points.
  private var place: CGPoint?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) { self.view?.contextMenu = nil }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.contextMenu = { [weak self] in self?.configuration(at: $0) }
  }

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let made = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point) else { return nil }
    place = point
    configuration = made
    made.highlight = { [weak self, weak made] in
      guard let self, let made else { return nil }
      return delegate?.contextMenuInteraction(
        self, configuration: made, highlightPreviewForItemWithIdentifier: made.identifier)
    }
    return made.watched { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: $0, animator: $1)
    } closes: { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: $0, animator: $1)
    } commits: { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
    }
  }

  /// Returns the location of the press in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Replaces the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown = configuration?.shown else { return }
    let made = block(shown.menu)
    configuration?.shown?.menu = made
    shown.replace(made)
  }

  /// Closes the menu.
  open func dismissMenu() { configuration?.shown?.controller.close() }
}

/// A delegate that provides context menus and is notified of events.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview beside the menu; nil for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview beside the menu; nil for the view. Deprecated by Apple in favour of
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
