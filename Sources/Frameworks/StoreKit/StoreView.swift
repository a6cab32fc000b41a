import Foundation
import ScrollworkSwiftUI

/// What stands where the store would show something to buy.
nonisolated struct NothingToBuy: View {
  let title: String
  let symbol: String

  @MainActor var body: some View {
    ContentUnavailableView(
      title, systemImage: symbol, description: Text(verbatim: "The App Store is not available on this phone."))
  }
}

/// Products to buy. Caveat: the simulated phone has no store, and the view says so.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Products by their names.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Products by their names, each with an icon.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// That there is no store.
  @MainActor public var body: some View {
    NothingToBuy(title: "Store Unavailable", symbol: "cart").modifier(StoreButtons())
  }
}

/// Subscriptions to choose from. Caveat: the simulated phone has no store, and the view says so below what the app shows.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// The subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }

  /// The subscriptions of a group, below what the app says about them.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Subscriptions by their names.
  public init(productIDs: some Collection<Product.ID>) where Content == EmptyView { content = EmptyView() }

  /// Subscriptions by their names, below what the app says about them.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// Subscriptions that the app has already.
  public init(subscriptions: some Collection<Product>) where Content == EmptyView { content = EmptyView() }

  /// Subscriptions that the app has already, below what it says about them.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// What the app says, and that there is no store.
  @MainActor public var body: some View {
    VStack {
      content
      NothingToBuy(title: "Subscription Unavailable", symbol: "cart")
    }
    .modifier(StoreButtons())
  }
}

extension Product {
  /// Which subscriptions of a group are shown, beside what the person has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// What gives more.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// What gives less.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// What gives as much, for as long.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// What the person has.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension ContainerBackgroundPlacement {
  /// A view of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(kind: .page)
  /// What is above the subscriptions. Caveat: it is behind all of the view.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(kind: .page)
  /// All of a view of subscriptions, behind its controls too.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(kind: .page)
}
