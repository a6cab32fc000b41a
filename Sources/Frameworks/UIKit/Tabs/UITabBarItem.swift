import Foundation

/// A tab of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen; nil for `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { itemDidChange() } } }
  /// A short text in a red capsule, such as a number; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The capsule's colour; nil for the system's red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemDidChange() } } }

  /// A tab without anything.
  public override init() { super.init() }

  /// A tab with a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a picture, and another one for while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
