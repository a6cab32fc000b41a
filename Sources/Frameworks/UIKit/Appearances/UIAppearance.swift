import Foundation

/// Views whose appearance can be set for all of them at once.
///
/// Properties set on the object that `appearance()` returns are applied to each view of the class and its subclasses
/// when it moves to a window, unless the app set the same property on that view.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of all views of the class.
  static func appearance() -> Self
  /// Returns the proxy of the class's views inside others, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Views and controllers whose content may have its own appearance.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of all views of the class: its properties apply to each view that later moves to a window.
  /// Caveat: it is a view itself, so an app's class needs an `init(frame:)`; only colours, fonts, bars, and the
  /// behaviour of scroll views and tables are applied.
  public class func appearance() -> Self { proxy(in: []) }

  /// Returns the proxy of the class's views inside others, the innermost first; see `appearance()`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(in: containerTypes)
  }

  private static func proxy(in containers: [any UIAppearanceContainer.Type]) -> Self {
    let made = AppearanceRules.rule(for: self, in: containers) { instance() as? UIView ?? UIView() }
    return unsafeDowncast(made, to: Self.self)
  }

  /// The proxy of `appearance()`, if it was requested.
  package static var defaults: Self? { AppearanceRules.plain(self) as? Self }

  /// Returns the value set for all views of the class, or for those in others of some classes, the innermost first; nil
  /// for none.
  package static func defaultValue<Root: UIView, Value>(
    _ setting: AppearanceSetting, _ path: KeyPath<Root, Value>, in containers: [AnyClass] = []
  ) -> Value? {
    let proxy = AppearanceRules.proxy(with: setting, for: self, in: containers.map { [$0] })
    return (proxy as? Root)?[keyPath: path]
  }

  /// Records a property that was set and that `appearance()` supports.
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

  /// Applies the settings for all views like this one, where the app has not set a property itself.
  package func applyAppearance() {
    guard !AppearanceRules.all.isEmpty, appearanceRule == nil else { return }
    let around = sequence(first: self as UIResponder) { $0.next }.dropFirst().map { AppearanceRules.chain(of: $0) }
    for rule in AppearanceRules.matching(AppearanceRules.chain(of: self), in: around) { rule.apply(to: self) }
  }
}
