import Foundation

extension UIWindowScene {
  /// What an app asks of the place of its scene.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// What it asks of a phone.
    @MainActor @preconcurrency
    open class iOS: GeometryPreferences {
      /// The ways in which the screen is to be held, any of them.
      open var interfaceOrientations: UIInterfaceOrientationMask = .all
      /// Asks for nothing.
      public override init() { super.init() }
      /// Asks for one of some ways to hold the screen.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the phone if the app asks for another way to hold it.
  /// - Parameter errorHandler: called if the app or the controller in front supports none of the ways.
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
  /// `supportedInterfaceOrientations` may be others now: the phone turns if it is held in none of them.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.turn(to: .all) }
}

extension UIApplication {
  /// Those that the Info.plist names.
  static var listedOrientations: UIInterfaceOrientationMask {
    let names = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String] ?? []
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let listed = UIInterfaceOrientationMask(names.compactMap { masks[$0] })
    return listed.isEmpty ? .ofDevice : listed
  }

  /// The ways in which both the app and the controller in front may be shown.
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

  /// The screen may be held upright, or on its side.
  package func mayBeHeld(onSide: Bool) -> Bool {
    !supportedOrientations.isDisjoint(with: onSide ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// Turns the phone if it is held in none of some ways.
  /// - Returns: false if none of them is supported.
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
  /// What apps and controllers support that do not say.
  @MainActor static var ofDevice: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
