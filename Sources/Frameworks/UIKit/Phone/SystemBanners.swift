import Foundation

/// A message of the system that comes down from the top of the screen.
package struct SystemBanner {
  package let title: String
  package let subtitle: String
  package let body: String
  /// What is shown at its end.
  package let picture: UIImage?
  /// The person tapped it.
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

/// The messages of the system: a new one takes the place of the one before.
@MainActor
package final class SystemBanners {
  /// What is to be seen now.
  package private(set) var current: SystemBanner?
  /// Called when another message or none is to be seen.
  package final var onChange: (@MainActor () -> Void)?
  private var count = 0

  /// Seconds that one stays, as reported for iOS; not documented.
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

  /// The message goes after the frame in which it is tapped, since what is tapped is a part of it.
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
