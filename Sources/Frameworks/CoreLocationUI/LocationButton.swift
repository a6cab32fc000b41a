import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A button whose tap gives the app the location once, as "Allow Once" does.
///
/// The system asks until the person agrees; later taps authorize the app at once. The action follows each tap, after
/// the answer, whatever it is. The label takes `labelStyle(_:)`, `symbolVariant(_:)` and the font, its colour is the
/// foreground's, white by default; the background is the tint, and has square corners for `cornerRadius(_:)` to round.
/// Guesses are that it waits for the answer, that a refusal leaves the authorization as it is, that a tap also asks after
/// "Don't Allow", the words of the alert, the height of 44 points, the white label, and that it does not fill its room.
/// Caveat: titles are in English.
@available(iOS 15, *)
nonisolated public struct LocationButton: View {
  /// The text of the button.
  public struct Title: Hashable, Sendable {
    let text: String
    /// "Current Location".
    public static let currentLocation = Title(text: "Current Location")
    /// "Send Current Location".
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// "Send My Current Location".
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// "Share Current Location".
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// "Share My Current Location".
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button with a title; nil for only the symbol. The action runs after each tap, once the system has its
  /// answer.
  public init(_ title: Title? = .currentLocation, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// A line of text makes it 44 points high, as controls should be; with the symbol alone it is a square.
  private static let content = CGSize(width: 20, height: 30)

  /// The symbol and the title on the tint.
  @MainActor public var body: some View {
    Button {
      LocationCenter.shared.authorizeForButton { action() }
    } label: {
      label.frame(minWidth: Self.content.width, minHeight: Self.content.height)
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.roundedRectangle(radius: 0))
    .controlSize(.regular)
  }

  @MainActor @ViewBuilder private var label: some View {
    if let title {
      Label(title.text, systemImage: "location")
    } else {
      Label(Title.currentLocation.text, systemImage: "location").labelStyle(.iconOnly)
    }
  }
}
