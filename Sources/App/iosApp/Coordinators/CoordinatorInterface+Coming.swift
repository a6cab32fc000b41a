import SwiftUI
import UIKit

extension CoordinatorInterface {
  /// Pushes a page that says that its screen does not exist yet.
  func showComing(_ title: String, accessibilityIdentifier: String) {
    let page = UIHostingController(coming: title, accessibilityIdentifier: accessibilityIdentifier)
    navigationController?.pushViewController(page, animated: true)
  }
}

extension UIHostingController where Content == EmptyStateView {
  fileprivate convenience init(coming title: String, accessibilityIdentifier: String) {
    self.init(
      rootView: EmptyStateView(
        model: .init(
          title: L10n.ComingSoon.title, description: L10n.ComingSoon.description, imageName: "hammer.fill",
          accessibilityIdentifier: accessibilityIdentifier)))
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }
}
