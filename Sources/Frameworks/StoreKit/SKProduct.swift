import Foundation

/// Something to buy, as StoreKit had it first. Caveat: the simulated store has only `Product`, so there is none of these.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A unit of time that is paid for.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week, month, year
  }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The person is asked.
  case purchasing = 0
  /// It is paid.
  case purchased
  /// It came to nothing.
  case failed
  /// It was paid before.
  case restored
  /// Somebody else has to allow it.
  case deferred
}
