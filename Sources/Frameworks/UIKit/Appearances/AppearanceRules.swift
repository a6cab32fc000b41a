import Foundation

/// The properties that `appearance()` supports.
package enum AppearanceSetting: UInt64 {
  case backgroundColor, tintColor, alpha, isExclusiveTouch
  case bounces, alwaysBounceVertical, alwaysBounceHorizontal, isScrollEnabled, isPagingEnabled, decelerationRate
  case keyboardDismissMode, showsVerticalIndicator, showsHorizontalIndicator, contentInset, insetAdjustment
  case separatorStyle, separatorColor, separatorInset, rowHeight, sectionHeaderHeight, sectionFooterHeight
  case tableHeaderView, tableFooterView, selectionStyle, selectedBackgroundView
  case font, textColor, textAlignment, numberOfLines, adjustsFontSize, minimumScaleFactor, textContainerInset
  case clearButtonMode, borderStyle, autocorrectionType, autocapitalizationType
  case barStyle, standardAppearance, compactAppearance, scrollEdgeAppearance, titleAttributes, largeTitleAttributes
  case barTintColor, isTranslucent, prefersLargeTitles, unselectedItemTintColor
  case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor, pageIndicatorTintColor
  case currentPageIndicatorTintColor, pageBackground, selectedSegmentTintColor, progressTintColor, trackTintColor, color

  var bit: UInt64 { 1 << rawValue }
}

/// The settings for all views of a class, or of those in others.
@MainActor
final class AppearanceRule {
  let type: AnyClass
  /// The container classes, the innermost first.
  let containers: [AnyClass]
  let proxy: UIView
  /// The closures that copy the properties that were set.
  private var changes: [AppearanceSetting: (UIView, UIView) -> Void] = [:]

  init(_ type: AnyClass, _ containers: [AnyClass], _ proxy: UIView) {
    (self.type, self.containers, self.proxy) = (type, containers, proxy)
    proxy.appearanceRule = self
  }

  func has(_ setting: AppearanceSetting) -> Bool { changes[setting] != nil }

  func note(_ setting: AppearanceSetting, _ copy: @escaping (UIView, UIView) -> Void) {
    changes[setting] = copy
    // SwiftUI's views use the tint of the UIKit view around them by default.
    if setting == .tintColor, containers.isEmpty, type == UIView.self || type == UIWindow.self {
      AppAppearance.setTint(proxy.tintColor)
    }
  }

  func apply(to view: UIView) {
    let own = view.ownSettings
    AppearanceRules.quietly {
      for (setting, copy) in changes where own & setting.bit == 0 { copy(proxy, view) }
    }
  }
}

/// All settings made by `appearance()`, until the phone is replaced.
@MainActor
enum AppearanceRules {
  /// The rules, the least specific first.
  private(set) static var all: [AppearanceRule] = []
  private static var isResetting = false
  /// Whether settings come from the system and not from the app.
  private(set) static var isQuiet = false

  static func quietly(_ changes: () -> Void) {
    let outer = isQuiet
    isQuiet = true
    changes()
    isQuiet = outer
  }

  static func plain(_ type: AnyClass) -> UIView? {
    all.first { $0.type == type && $0.containers.isEmpty }?.proxy
  }

  static func rule(
    for type: AnyClass, in containers: [any UIAppearanceContainer.Type], _ make: () -> UIView
  ) -> UIView {
    let containers = containers.map { $0 as AnyClass }
    if let known = all.first(where: { $0.type == type && $0.containers.elementsEqual(containers, by: ==) }) {
      return known.proxy
    }
    if !isResetting {
      isResetting = true
      Phone.onReplace {
        all = []
        AppAppearance.setTint(nil)
      }
    }
    var proxy = UIView()
    quietly { proxy = make() }
    all.append(AppearanceRule(type, containers, proxy))
    all.sort { ($0.containers.count, depth($0.type)) < ($1.containers.count, depth($1.type)) }
    return proxy
  }

  private static func depth(_ type: AnyClass) -> Int { chain(type).count }

  private static func chain(_ type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { _getSuperclass($0) })
  }

  /// Returns the classes of an object, the most specific first.
  static func chain(of object: AnyObject) -> [AnyClass] { chain(Swift.type(of: object)) }

  /// Returns the rules for views of classes inside others, the innermost first; the least specific rules first.
  static func matching(_ classes: [AnyClass], in around: [[AnyClass]]) -> [AppearanceRule] {
    all.filter { rule in
      guard classes.contains(where: { $0 == rule.type }) else { return false }
      var rest = around[...]
      return rule.containers.allSatisfy { container in
        guard let place = rest.firstIndex(where: { $0.contains { $0 == container } }) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  /// Returns the most specific proxy of a class that sets a property.
  static func proxy(with setting: AppearanceSetting, for type: AnyClass, in around: [[AnyClass]]) -> UIView? {
    guard !all.isEmpty else { return nil }
    return matching(chain(type), in: around).last { $0.has(setting) }?.proxy
  }
}
