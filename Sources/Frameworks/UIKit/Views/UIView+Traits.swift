import Foundation

extension UIView {
  /// The traits that colours and images in the view resolve against, unless its class overrides them.
  final var resolvedTraits: UITraitCollection {
    let surroundings = renderer?.surroundingTraits ?? UITraitCollection()
    return UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, surroundings, overridingTraits])
  }

  /// The traits that override the surroundings for the view and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      guard let new = newValue as? TraitValues, new != ownTraits else { return }
      ownTraits = new
      renderer?.appearanceDidChange()
    }
  }

  /// The overrides of the view, its superviews and their controllers.
  package var overridingTraits: UITraitCollection {
    var levels: [UITraitCollection] = []
    var limits: [TextSizeLimits] = []
    var view: UIView? = self
    while let current = view {
      // Innermost first; a view takes precedence over its controller.
      if let own = current.ownTraits { levels.append(UITraitCollection(own)) }
      if let controller = current.controller { levels += controller.ownTraitLevels }
      if current.overrideUserInterfaceStyle != .unspecified {
        levels.append(UITraitCollection(userInterfaceStyle: current.overrideUserInterfaceStyle))
      }
      if let told = (current as? UIWindow)?.toldTraits { levels.append(told) }
      if current.ownTextSizes != TextSizeLimits() { limits.append(current.ownTextSizes) }
      view = current.heldBy
    }
    let merged = levels.isEmpty ? Self.noTraits : UITraitCollection(traitsFrom: levels.reversed())
    return TextSizeLimits.textSize(of: merged, within: limits.reversed()).map {
      UITraitCollection(traitsFrom: [merged, UITraitCollection(preferredContentSizeCategory: $0)])
    } ?? merged
  }

  private static let noTraits = UITraitCollection()

  /// Sets a light or dark style regardless of the surroundings; `unspecified` follows them.
  func wear(_ style: UIUserInterfaceStyle) {
    guard traitOverrides.userInterfaceStyle != style else { return }
    traitOverrides.userInterfaceStyle = style
    for view in held { view.surroundingStyleDidChange() }
  }

  func surroundingStyleDidChange() {
    renderer?.appearanceDidChange()
    for view in held { view.surroundingStyleDidChange() }
  }
}
