import Foundation

/// A description of a view's content.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Returns a view that displays the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view supports a configuration; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Adds the view of a configuration to another view.
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
