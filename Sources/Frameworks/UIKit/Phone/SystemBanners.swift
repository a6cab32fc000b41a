import Foundation

/// A banner of the system at the top of the screen.
package struct SystemBanner {
  package let title: String
  package let subtitle: String
  package let body: String
  /// The image at its trailing edge.
  package let picture: UIImage?
  /// The action of a tap.
  let action: @MainActor () -> Void

  package init(
    title: String, subtitle: String, body: String, picture: UIImage? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.picture = picture
    self.action = action
  }
}

/// The banners of the system: a new one replaces the previous one.
@MainActor
package final class SystemBanners {
  /// The banner to be seen now.
  package private(set) var current: SystemBanner?
  /// Called when another banner or none is to be seen.
  package final var onChange: (@MainActor () -> Void)?
  private var count = 0

  /// The seconds that a banner stays, as reported for iOS; not documented.
  private static let stay: TimeInterval = 5

  package func present(_ banner: SystemBanner) {
    current = banner
    count += 1
    let number = count
    onChange?()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.stay) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.count == number { self.dismiss() }
      }
    }
  }

  /// Performs the banner's action. The banner is removed after the current frame, since the tapped view is part of it.
  package func tap() {
    guard let banner = current else { return }
    count += 1
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        dismiss()
        banner.action()
      }
    }
  }

  private func dismiss() {
    current = nil
    onChange?()
  }
}
