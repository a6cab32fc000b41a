import UIKit

extension UIViewController {
  /// Creates a controller whose view has `views` in it, where their frames say.
  convenience init(showing views: UIView...) {
    self.init(nibName: nil, bundle: nil)
    for shown in views { view.addSubview(shown) }
  }

  /// Creates a controller with a white view that has `pinned` in it: 20 points from the leading edge, 200 from the top,
  /// and as large as it wants to be.
  convenience init(pinning pinned: UIView) {
    self.init(showing: pinned)
    view.backgroundColor = .white
    pinned.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      pinned.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
    ])
  }
}
