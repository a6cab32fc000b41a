import Foundation
import ScrollworkSwiftUI

// How a person chooses a subscription. There is none to choose from on the simulated phone, so no control shows a style, as on an iPhone
// whose store has nothing.

/// What a person chooses a subscription with.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {}

/// Where a person chooses a subscription.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  /// Where it suits the style.
  public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
  /// In a bar below.
  public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
  /// The choice in the content, its buttons in a bar below.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
  /// In the content.
  public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
  /// In front of the content.
  public static let overlay = SubscriptionStoreControlPlacement(name: "overlay")
}

/// What is on the buttons of subscriptions.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: Set<String>
  /// What suits the place.
  public static let automatic = SubscriptionStoreButtonLabel(parts: [])
  /// What it does.
  public static let action = SubscriptionStoreButtonLabel(parts: ["action"])
  /// What it is called.
  public static let displayName = SubscriptionStoreButtonLabel(parts: ["displayName"])
  /// What it costs.
  public static let price = SubscriptionStoreButtonLabel(parts: ["price"])
  /// Several lines.
  public static let multiline = SubscriptionStoreButtonLabel(parts: ["multiline"])
  /// One line.
  public static let singleLine = SubscriptionStoreButtonLabel(parts: ["singleLine"])
  /// What it does, too.
  public var action: Self { adding("action") }
  /// What it is called, too.
  public var displayName: Self { adding("displayName") }
  /// What it costs, too.
  public var price: Self { adding("price") }
  /// In several lines.
  public var multiline: Self { adding("multiline") }
  /// In one line.
  public var singleLine: Self { adding("singleLine") }

  private func adding(_ part: String) -> Self { Self(parts: parts.union([part])) }
}

/// What suits the place.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// What suits the place.
  public static nonisolated var automatic: Self { Self() }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public static nonisolated var buttons: Self { Self() }
}

/// A list to choose from.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A list to choose from.
  public static nonisolated var picker: Self { Self() }
}

/// A list to choose from, larger.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A list to choose from, larger.
  public static nonisolated var prominentPicker: Self { Self() }
}

/// A list to choose from, side by side.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A list to choose from, side by side.
  public static nonisolated var compactPicker: Self { Self() }
}

/// Pages to choose from.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// Pages to choose from.
  public static nonisolated var pagedPicker: Self { Self() }
}

/// Pages to choose from, larger.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The style.
  public nonisolated init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// Pages to choose from, larger.
  public static nonisolated var pagedProminentPicker: Self { Self() }
}

extension View {
  /// What a person chooses a subscription with.
  public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    self
  }

  /// What a person chooses a subscription with, and where.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { self }

  /// What is on the buttons of subscriptions.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  /// What stands beside each subscription to choose from.
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// What lies behind each subscription to choose from.
  public nonisolated func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    self
  }

  /// What lies behind each subscription to choose from, and its outline.
  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View { self }
}
