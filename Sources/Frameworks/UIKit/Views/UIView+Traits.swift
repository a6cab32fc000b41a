import Foundation

extension UIView {
  /// What colours and images in the view are chosen for, unless its class says otherwise.
  final var resolvedTraits: UITraitCollection {
    let surroundings = renderer?.surroundingTraits ?? UITraitCollection()
    return UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, surroundings, overridingTraits])
  }

  /// What the view says to itself and what it holds in place of what surrounds it.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      guard let new = newValue as? TraitValues, new != ownTraits else { return }
      ownTraits = new
      renderer?.appearanceDidChange()
    }
  }

  /// What the view, the views that hold it and their controllers say in place of the surroundings.
  package var overridingTraits: UITraitCollection {
    var levels: [UITraitCollection] = []
    var view: UIView? = self
    while let current = view {
      // Innermost first, and a view says more than its controller.
      if let own = current.ownTraits { levels.append(UITraitCollection(own)) }
      if let controller = current.controller { levels += controller.ownTraitLevels }
      if current.overrideUserInterfaceStyle != .unspecified {
        levels.append(UITraitCollection(userInterfaceStyle: current.overrideUserInterfaceStyle))
      }
      if let told = (current as? UIWindow)?.toldTraits { levels.append(told) }
      view = current.heldBy
    }
    return levels.isEmpty ? Self.noTraits : UITraitCollection(traitsFrom: levels.reversed())
  }

  private static let noTraits = UITraitCollection()

  /// Is light or dark whatever surrounds it; with `unspecified` as what does.
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

extension UIViewController {
  /// What the controller and those around it say in place of the surroundings.
  var overridingTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [parent?.overridingTraits ?? UITraitCollection()] + ownTraitLevels.reversed())
  }

  /// What the controller says to its views and children in place of what surrounds it.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      guard let new = newValue as? TraitValues, new != ownTraits else { return }
      ownTraits = new
      viewIfLoaded?.renderer?.appearanceDidChange()
    }
  }

  /// What the controller itself says, innermost first.
  var ownTraitLevels: [UITraitCollection] {
    var levels: [UITraitCollection] = []
    if let ownTraits { levels.append(UITraitCollection(ownTraits)) }
    if overrideUserInterfaceStyle != .unspecified {
      levels.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return levels
  }
}
