import Foundation
import ScrollworkSwiftUI

/// Shows a message of the store.
@MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  /// Shows a message.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`; no message comes in the first place
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Buys something.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Buys a product.
  /// - Throws: always `StoreKitError.notAvailableInStorefront`
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  /// Shows a message of the store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}
