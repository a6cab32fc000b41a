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
