import Foundation
import ScrollworkSwiftUI

/// Displays a message of the store.
@MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  /// Displays a message.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`; there are no messages anyway
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Purchases a product.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Purchases a product.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  /// The action that displays a message of the store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  /// The action that purchases a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}
