import Foundation

/// Describes what a view shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; by default it can if that is of the same kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How a view is when it is configured.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The appearance around.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell is when it is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The appearance around.
  public var traitCollection: UITraitCollection
  /// The cell is chosen.
  public var isSelected: Bool
  /// A finger is on the cell.
  public var isHighlighted: Bool
  /// The list shows that it can be changed.
  public var isEditing: Bool

  init(traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
    self.traitCollection = traitCollection
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}

/// Puts the view of a configuration into another view.
@MainActor
enum ConfiguredContent {
  static func show(
    _ configuration: (any UIContentConfiguration)?, in holder: UIView, _ old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
      old.invalidateSurroundingLayout()
      return old
    }
    old?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = holder.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(made)
    holder.invalidateSurroundingLayout()
    return made
  }
}
