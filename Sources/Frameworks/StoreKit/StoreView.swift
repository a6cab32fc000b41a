import Foundation
import ScrollworkSwiftUI

/// The placeholder for products.
nonisolated struct NothingToBuy: View {
  let title: String
  let symbol: String

  @MainActor var body: some View {
    ContentUnavailableView(
      title, systemImage: symbol, description: Text(verbatim: "The App Store is not available on this phone."))
  }
}

/// Shows products for purchase. Caveat: the simulated phone has no store, and the view says so.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates a view of products by identifier.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates a view of products by identifier, each with an icon.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// A message that there is no store.
  @MainActor public var body: some View {
    NothingToBuy(title: "Store Unavailable", symbol: "cart").modifier(StoreButtons())
  }
}

/// Shows subscriptions to choose from. Caveat: the simulated phone has no store, and the view says so below the app's
/// content.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates a view of a group's subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }

  /// Creates a view of a group's subscriptions, below marketing content.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates a view of subscriptions by identifier.
  public init(productIDs: some Collection<Product.ID>) where Content == EmptyView { content = EmptyView() }

  /// Creates a view of subscriptions by identifier, below marketing content.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// Creates a view of subscriptions.
  public init(subscriptions: some Collection<Product>) where Content == EmptyView { content = EmptyView() }

  /// Creates a view of subscriptions, below marketing content.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// The app's content, and a message that there is no store.
  @MainActor public var body: some View {
    VStack {
      content
      NothingToBuy(title: "Subscription Unavailable", symbol: "cart")
    }
    .modifier(StoreButtons())
  }
}

extension Product {
  /// The relation of a group's subscriptions to the current one.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Upgrades.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Downgrades.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Crossgrades.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The current one.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension ContainerBackgroundPlacement {
  /// A subscription view.
  public static let subscriptionStore = ContainerBackgroundPlacement(kind: .page)
  /// The header of a subscription view. Caveat: the background covers the whole view.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(kind: .page)
  /// The full height of a subscription view, including its controls.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(kind: .page)
}
