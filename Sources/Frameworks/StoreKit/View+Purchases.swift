import Foundation
import ScrollworkSwiftUI

extension View {
  /// Shows the person's subscriptions. Caveat: there is no store, and the sheet says so.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { NothingToBuy(title: "Subscriptions Unavailable", symbol: "cart") }
  }

  /// Shows the person's subscriptions of a group. Caveat: there is no store, and the sheet says so.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Lets the person enter a code for an offer. Caveat: there is no store; the sheet says so, and the app hears that it failed.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(
      isPresented: isPresented,
      onDismiss: { MainActor.assumeIsolated { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) } },
      content: { NothingToBuy(title: "Offers Unavailable", symbol: "cart") })
  }

  /// Lets the person ask for their money back. Caveat: there is no store; the sheet says so, and the app hears that it failed.
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: { onDismiss?(.failure(.failed)) }) {
      NothingToBuy(title: "Refunds Unavailable", symbol: "cart")
    }
  }
}

extension Transaction {
  /// What became of the wish for a refund.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The person changed their mind.
    case userCancelled
    /// The store was asked.
    case success
  }

  /// Why nobody was asked.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// Somebody did already.
    case duplicateRequest
    /// It did not work.
    case failed
  }
}
