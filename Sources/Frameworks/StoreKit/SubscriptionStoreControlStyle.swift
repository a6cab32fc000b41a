import Foundation
import ScrollworkSwiftUI

// The styles of subscription controls. There is nothing to choose on the simulated phone, so no control shows a style,
// as on an iPhone whose store is empty.

/// A style of subscription controls.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {}

/// The placement of subscription controls.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic, depending on the style.
  public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
  /// In a bottom bar.
  public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
  /// The picker in the content, its buttons in a bottom bar.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
  /// In the content.
  public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
  /// Over the content.
  public static let overlay = SubscriptionStoreControlPlacement(name: "overlay")
}

/// The label of subscription buttons.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: Set<String>
  /// Automatic, depending on the placement.
  public static let automatic = SubscriptionStoreButtonLabel(parts: [])
  /// The action.
  public static let action = SubscriptionStoreButtonLabel(parts: ["action"])
  /// The name.
  public static let displayName = SubscriptionStoreButtonLabel(parts: ["displayName"])
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(parts: ["price"])
  /// Several lines.
  public static let multiline = SubscriptionStoreButtonLabel(parts: ["multiline"])
  /// One line.
  public static let singleLine = SubscriptionStoreButtonLabel(parts: ["singleLine"])
  /// Adds the action.
  public var action: Self { adding("action") }
  /// Adds the name.
  public var displayName: Self { adding("displayName") }
  /// Adds the price.
  public var price: Self { adding("price") }
  /// Uses several lines.
  public var multiline: Self { adding("multiline") }
  /// Uses one line.
  public var singleLine: Self { adding("singleLine") }

  private func adding(_ part: String) -> Self { Self(parts: parts.union([part])) }
}

/// The automatic style.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The automatic style.
  public static nonisolated var automatic: Self { Self() }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public static nonisolated var buttons: Self { Self() }
}

/// A picker.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A picker.
  public static nonisolated var picker: Self { Self() }
}

/// A prominent picker.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A prominent picker.
  public static nonisolated var prominentPicker: Self { Self() }
}

/// A compact picker, side by side.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A compact picker, side by side.
  public static nonisolated var compactPicker: Self { Self() }
}

/// A paged picker.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A paged picker.
  public static nonisolated var pagedPicker: Self { Self() }
}

/// A prominent paged picker.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A prominent paged picker.
  public static nonisolated var pagedProminentPicker: Self { Self() }
}

extension View {
  /// Sets the style of subscription controls.
  public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    self
  }

  /// Sets the style and placement of subscription controls.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }

  /// Sets the label of subscription buttons.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// Sets the icon of each subscription in a picker.
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// Sets the background of each subscription in a picker.
  public nonisolated func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    self
  }

  /// Sets the background and shape of each subscription in a picker.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View { self }
}
