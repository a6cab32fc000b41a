import Foundation

extension UIViewController {
  /// The traits of the controller, unless its class overrides them.
  final var resolvedTraits: UITraitCollection {
    let own = ownTraitLevels.reversed()
    guard let view = viewIfLoaded, let renderer = view.renderer else {
      return UITraitCollection(traitsFrom: [parent?.traitCollection ?? UIScreen.main.traitCollection] + own)
    }
    let around = view.heldBy?.overridingTraits ?? parent?.overridingTraits ?? UITraitCollection()
    return UITraitCollection(
      traitsFrom: [UIScreen.main.traitCollection, renderer.surroundingTraits, around] + own)
  }

  /// The overrides of the controller and the controllers around it.
  var overridingTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [parent?.overridingTraits ?? UITraitCollection()] + ownTraitLevels.reversed())
  }

  /// The traits that override the surroundings for the controller's views and children.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      guard let new = newValue as? TraitValues, new != ownTraits else { return }
      ownTraits = new
      viewIfLoaded?.renderer?.appearanceDidChange()
    }
  }

  /// The controller's own overrides, innermost first.
  var ownTraitLevels: [UITraitCollection] {
    var levels: [UITraitCollection] = []
    if let ownTraits { levels.append(UITraitCollection(ownTraits)) }
    if overrideUserInterfaceStyle != .unspecified {
      levels.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return levels
  }
}
