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

/// A product to buy. Caveat: the simulated phone has no store, and the view says so.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  /// A product by its name.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// A product by its name, with an icon.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView {}

  /// That there is no store.
  @MainActor public var body: some View { NothingToBuy(title: "Product Unavailable", symbol: "cart") }
}

/// Subscriptions to choose from. Caveat: the simulated phone has no store, and the view says so below what the app shows.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// The subscriptions of a group.
  public init(groupID: String) where Content == EmptyView { content = EmptyView() }

  /// The subscriptions of a group, below what the app says about them.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }

  /// Subscriptions by their names.
  public init(productIDs: some Collection<Product.ID>) where Content == EmptyView { content = EmptyView() }

  /// Subscriptions by their names, below what the app says about them.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
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
