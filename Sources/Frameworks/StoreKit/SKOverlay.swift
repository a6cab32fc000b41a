import Foundation
import ScrollworkSwiftUI

/// A small panel that recommends another app. Caveat: there is no App Store here, so it is never shown.
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  /// Where an overlay is on the screen.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom = 0
    /// Above a tab bar or toolbar at the bottom.
    case bottomRaised = 1
  }

  /// What an overlay shows.
  @MainActor @preconcurrency
  open class Configuration: NSObject {}

  /// An overlay for an app of the App Store.
  @MainActor @preconcurrency
  open class AppConfiguration: Configuration {
    /// The identifier of the app in the App Store.
    open var appIdentifier: String
    /// The token of a campaign; nil for none.
    open var campaignToken: String?
    /// The token of the developer; nil for none.
    open var providerToken: String?
    /// The place on the screen.
    open var position: Position
    /// Whether people can dismiss the overlay.
    open var userDismissible = true

    /// Creates a configuration for an app.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }

  /// The configuration.
  public let configuration: Configuration

  /// Creates an overlay.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
}

extension View {
  /// Recommends another app while a condition holds.
  ///
  /// Caveat: there is no App Store here, so the view stays as it is. The configuration is requested each time the
  /// condition becomes true.
  @available(iOS 14.0, *)
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    modifier(StoreOverlay(isPresented: isPresented, configuration: configuration))
  }
}

@available(iOS 14.0, *)
private struct StoreOverlay: ViewModifier {
  let isPresented: Binding<Bool>
  nonisolated(unsafe) let configuration: () -> SKOverlay.Configuration

  nonisolated init(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) {
    self.isPresented = isPresented
    self.configuration = configuration
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { if $1 { _ = configuration() } }
  }
}
