import ScrollPatterns
import SwiftUI

/// The area below the last joke: skeletons while more is loading, a button when loading failed, a message at the end.
struct JokeListFooter: View {
  /// What the list is doing.
  enum State: Hashable {
    case loadingFirst, loadingMore, failed, end, idle

    init<Source>(_ state: InfiniteFeed<Source>.State, isEmpty: Bool) {
      self =
        switch state {
        // Until the first page is requested, it looks as if it were loading.
        case .idle, .loadingFirst: isEmpty ? .loadingFirst : .idle
        case .loadingMore: .loadingMore
        case .failed: .failed
        case .end: .end
        }
    }
  }

  let state: State
  var errorMessage: String?
  /// The message at the end.
  let end: String
  let model: any JokeListModel
  let accessibilityPrefix: String

  /// Enough cards to fill a tall phone.
  private static let firstSkeletons = 5

  var body: some View {
    VStack(spacing: JokeFeedView.spacing) {
      switch state {
      case .loadingFirst: LoadingMoreView(count: Self.firstSkeletons, accessibilityPrefix: accessibilityPrefix)
      case .loadingMore: LoadingMoreView(accessibilityPrefix: accessibilityPrefix)
      case .failed:
        if let errorMessage {
          Text(errorMessage)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .lineLimit(6)
            .accessibilityIdentifier("\(accessibilityPrefix).errorMessage")
        }
        RetryLoadButton { model.retry() }
          .accessibilityIdentifier("\(accessibilityPrefix).retryButton")
      case .end:
        Text(end)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.vertical, 24)
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("\(accessibilityPrefix).end")
      case .idle: EmptyView()
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// Skeletons in place of jokes that are loading.
struct LoadingMoreView: View {
  var count = 2
  let accessibilityPrefix: String

  var body: some View {
    VStack(spacing: JokeFeedView.spacing) {
      ForEach(0..<count, id: \.self) { _ in
        SkeletonCardView()
          .accessibilityIdentifier("\(accessibilityPrefix).skeleton")
      }
    }
  }
}

/// A button that retries a failed load.
struct RetryLoadButton: View {
  let action: @MainActor () -> Void

  private let primaryYellow = Color(red: 1.0, green: 0.84, blue: 0.0)

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Text(L10n.Jokes.retryLoading)
          .font(.headline.weight(.semibold))
        Image(systemName: "arrow.clockwise.circle.fill")
          .font(.title3)
      }
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(primaryYellow)
      .clipShape(Capsule())
    }
    .buttonStyle(.plain)
    .padding(.top, 8)
  }
}
