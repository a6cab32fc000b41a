import Foundation

/// Opens a menu when a finger rests on the view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: UInt, Sendable {
    /// There is none.
    case unknown = 0
    /// Beside something that is lifted.
    case rich = 1
    /// A menu alone.
    case compact = 2
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// Says what is opened.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu looks that is open.
  open var menuAppearance: Appearance { configuration?.shown == nil ? .unknown : .rich }
  private weak var configuration: UIContextMenuConfiguration?
  /// Where the finger was, in points of the view.
  private var place: CGPoint?

  /// Asks a delegate what is opened.
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

  /// Where the finger was, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Shows another menu in place of the one that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown = configuration?.shown else { return }
    let made = block(shown.menu)
    configuration?.shown?.menu = made
    shown.replace(made)
  }

  /// Closes the menu.
  open func dismissMenu() { configuration?.shown?.controller.close() }
}

/// Says what a finger that rests on a view opens, and hears of it.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What is opened at a point of the view; nil for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What of the screen is lifted beside the menu; nil for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What of the screen is lifted beside the menu; nil for the view. Deprecated by Apple:
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is lifted was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu comes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu goes.
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
