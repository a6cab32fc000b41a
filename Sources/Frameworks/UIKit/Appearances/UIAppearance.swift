import Foundation

/// Views whose looks can be set for all of them at once.
///
/// What is set on the object that `appearance()` returns is set on each view of the class, and of its subclasses, when it comes
/// into a window, unless the app has set the same property of that view itself.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all views of the class.
  static func appearance() -> Self
  /// Stands for the views of the class that are inside of others, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Views and controllers in which others may look differently.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Stands for all views of the class: what is set on it, each has that comes into a window from then on. Caveat: it is a view
  /// itself, so a class of the app's needs an `init(frame:)`; colours, fonts, bars, and how scroll views and tables behave count, and
  /// other properties do not.
  public class func appearance() -> Self { proxy(in: []) }

  /// Stands for the views of the class inside of others, the innermost first; see `appearance()`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(in: containerTypes)
  }

  private static func proxy(in containers: [any UIAppearanceContainer.Type]) -> Self {
    let made = AppearanceRules.rule(for: self, in: containers) { instance() as? UIView ?? UIView() }
    return unsafeDowncast(made, to: Self.self)
  }

  /// The view of `appearance()`, if somebody asked for it.
  package static var defaults: Self? { AppearanceRules.plain(self) as? Self }

  /// What was set of a property of all views of the class, or of those in others of some classes, the innermost first; nil for
  /// nothing.
  package static func defaultValue<Root: UIView, Value>(
    _ setting: AppearanceSetting, _ path: KeyPath<Root, Value>, in containers: [AnyClass] = []
  ) -> Value? {
    let proxy = AppearanceRules.proxy(with: setting, for: self, in: containers.map { [$0] })
    return (proxy as? Root)?[keyPath: path]
  }

  /// A property that can be set for all views was set.
  final func customized<Root: UIView, Value>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    if let rule = appearanceRule {
      rule.note(setting) { from, to in
        guard let from = from as? Root, let to = to as? Root else { return }
        to[keyPath: path] = from[keyPath: path]
      }
    } else if !AppearanceRules.isQuiet {
      ownSettings |= setting.bit
    }
  }

  /// Takes what was set for all views like this one, where the app has not set it itself.
  package func applyAppearance() {
    guard !AppearanceRules.all.isEmpty, appearanceRule == nil else { return }
    let around = sequence(first: self as UIResponder) { $0.next }.dropFirst().map { AppearanceRules.chain(of: $0) }
    for rule in AppearanceRules.matching(AppearanceRules.chain(of: self), in: around) { rule.apply(to: self) }
  }
}
