import Foundation

extension UIWindowScene {
  /// Preferences for the geometry of a scene.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// Preferences for a phone.
    @MainActor @preconcurrency
    open class iOS: GeometryPreferences {
      /// The wanted orientations; any of them will do.
      open var interfaceOrientations: UIInterfaceOrientationMask = .all
      /// Creates empty preferences.
      public override init() { super.init() }
      /// Creates preferences for one of several orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Rotates the phone if the preferences ask for another orientation.
  /// - Parameter errorHandler: Called if the app or the frontmost controller supports none of the orientations.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS else { return }
    if !UIApplication.shared.turn(to: wish.interfaceOrientations) {
      errorHandler?(
        NSError(
          domain: "UISceneErrorDomain", code: 101,
          userInfo: [
            NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."
          ]))
    }
  }
}

extension UIViewController {
  /// Re-reads `supportedInterfaceOrientations` after a change, and rotates the phone if its orientation is no longer
  /// supported.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.turn(to: .all) }
}

extension UIApplication {
  /// The orientations listed in Info.plist.
  static var listedOrientations: UIInterfaceOrientationMask {
    let names = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String] ?? []
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let listed = UIInterfaceOrientationMask(names.compactMap { masks[$0] })
    return listed.isEmpty ? .ofDevice : listed
  }

  /// The orientations that both the app and the frontmost controller support.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let window = shownWindows.first
    let all = delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? Self.listedOrientations
    guard var front = window?.rootViewController else { return all }
    while let presented = front.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
    {
      front = presented
    }
    return all.intersection(front.supportedInterfaceOrientations)
  }

  /// Returns whether upright or sideways orientations are supported.
  package func mayBeHeld(onSide: Bool) -> Bool {
    !supportedOrientations.isDisjoint(with: onSide ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// Rotates the phone if it is in none of the orientations.
  /// - Returns: False if none of them is supported.
  @discardableResult
  func turn(to wanted: UIInterfaceOrientationMask) -> Bool {
    let allowed = supportedOrientations.intersection(wanted)
    guard !allowed.isEmpty else { return false }
    let isOnSide = UIScreen.main.bounds.width > UIScreen.main.bounds.height
    if allowed.isDisjoint(with: isOnSide ? .landscape : [.portrait, .portraitUpsideDown]) {
      Phone.current.turn(!isOnSide)
    }
    return true
  }
}

extension UIInterfaceOrientationMask {
  /// The default orientations of apps and controllers that declare none.
  @MainActor static var ofDevice: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
