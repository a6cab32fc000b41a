import Foundation
import ScrollworkSwiftUI

extension Product {
  /// The state of loading a product.
  public enum TaskState: Sendable {
    /// Loading.
    case loading
    /// Unavailable.
    case unavailable
    /// Failed.
    case failure(any Error)
    /// Loaded.
    case success(Product)
  }

  /// The state of loading several products.
  public enum CollectionTaskState: Sendable {
    /// Loading.
    case loading
    /// Failed.
    case failure(any Error)
    /// Loaded, with the unavailable ones.
    case success([Product], unavailable: [Product.ID])

    /// The products; nil until loaded.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    /// The unavailable products; nil until loaded.
    public var unavailableProductIDs: [Product.ID]? { if case .success(_, let ids) = self { ids } else { nil } }
    /// The error; nil unless it failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
  }
}

/// The state of loading an entitlement.
public enum EntitlementTaskState<Value> {
  /// Loading.
  case loading
  /// Failed.
  case failure(any Error)
  /// Loaded.
  case success(Value)
  /// The value; nil until loaded.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// Returns the state with the value transformed.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// Returns the state with the value transformed.
  public func map<T: Sendable>(
    _ transform: @Sendable (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// Returns the state that results from the value.
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
  /// Loads a product while the view is visible. The simulated phone's store has none.
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

  /// Loads products while the view is visible. The simulated phone's store has none.
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

  /// Loads the entitlement for a product while the view is visible. On the simulated phone there is none.
  public nonisolated func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }

  /// Loads the status of a subscription group while the view is visible. On the simulated phone there is none.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }

  /// Adds an action for the start of a purchase in a store view. It is never called: there are no products.
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View { self }

  /// Adds an action for the end of a purchase in a store view. It is never called: there are no products.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }

  /// Sets the options of purchases in store views. They are never used: there are no products.
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
}
