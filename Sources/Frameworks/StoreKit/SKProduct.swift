import Foundation

/// A product of the original StoreKit. Caveat: the simulated store has only `Product`, so none of these exists.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A unit of a subscription period.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week, month, year
  }
}

/// The state of a payment transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  /// In progress.
  case purchasing = 0
  /// Purchased.
  case purchased
  /// Failed.
  case failed
  /// Restored.
  case restored
  /// Waiting for approval.
  case deferred
}
