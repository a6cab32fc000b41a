import Foundation
import ScrollworkSwiftUI

extension Product {
  /// How far the store is with a product.
  public enum TaskState: Sendable {
    /// It is being looked for.
    case loading
    /// The store does not have it.
    case unavailable
    /// The store could not be asked.
    case failure(any Error)
    /// It is there.
    case success(Product)
  }

  /// How far the store is with several products.
  public enum CollectionTaskState: Sendable {
    /// They are being looked for.
    case loading
    /// The store could not be asked.
    case failure(any Error)
    /// What there is, and which of them there are not.
    case success([Product], unavailable: [Product.ID])

    /// What there is; nil as long as nobody knows.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    /// What there is not; nil as long as nobody knows.
    public var unavailableProductIDs: [Product.ID]? { if case .success(_, let ids) = self { ids } else { nil } }
    /// Why the store could not be asked; nil if it could.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
  }
}

/// How far the store is with what a person has bought.
public enum EntitlementTaskState<Value> {
  /// It is being looked for.
  case loading
  /// The store could not be asked.
  case failure(any Error)
  /// What is known.
  case success(Value)
  /// What is known; nil before that.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// What is known, as something else.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// What is known, as something else.
  public func map<T: Sendable>(
    _ transform: @Sendable (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// What comes of what is known.
  public func flatMap<T>(
    _ transform: (Value) throws -> EntitlementTaskState<T>
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Looks for a product while the view shows. The simulated phone's store has none.
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        let product = try await Product.products(for: [id]).first
        await action(product.map { .success($0) } ?? .unavailable)
      } catch { await action(.failure(error)) }
    }
  }

  /// Looks for products while the view shows. The simulated phone's store has none.
  public nonisolated func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.loading)
      do {
        let products = try await Product.products(for: ids)
        let found = Set(products.map(\.id))
        await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
      } catch { await action(.failure(error)) }
    }
  }

  /// Looks for what entitles the person to a product while the view shows. On the simulated phone nothing was bought.
  public nonisolated func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }

  /// Looks for the person's subscriptions of a group while the view shows. On the simulated phone there are none.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }

  /// Hears that a view of the store begins a purchase. None does: there is nothing to buy.
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View { self }

  /// Hears how a purchase in a view of the store went. None is made: there is nothing to buy.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }

  /// What goes with purchases in views of the store. None is made: there is nothing to buy.
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
}
