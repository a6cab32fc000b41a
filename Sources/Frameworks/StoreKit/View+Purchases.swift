import Foundation
import ScrollworkSwiftUI

extension View {
  /// Shows the person's subscriptions in a sheet. Caveat: there is no store, and the sheet says so.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { NothingToBuy(title: "Subscriptions Unavailable", symbol: "cart") }
  }

  /// Shows the person's subscriptions of a group in a sheet. Caveat: there is no store, and the sheet says so.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Lets the person redeem an offer code. Caveat: there is no store; the sheet says so, and the app gets a failure.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(
      isPresented: isPresented,
      onDismiss: { MainActor.assumeIsolated { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) } },
      content: { NothingToBuy(title: "Offers Unavailable", symbol: "cart") })
  }

  /// Lets the person request a refund. Caveat: there is no store; the sheet says so, and the app gets a failure.
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
  /// The status of a refund request.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The person cancelled.
    case userCancelled
    /// The request was submitted.
    case success
  }

  /// The error of a refund request.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// It is a duplicate.
    case duplicateRequest
    /// It failed.
    case failed
  }
}
