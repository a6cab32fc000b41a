// swift-format-ignore-file
import SwiftUI

// The listings of `004`, as printed, with stubs where it prints none: the joke, the service, `loadMore`, `refresh`, the skeleton, and the
// code around statements that it prints on their own. Do not fix them: `PrintedFeedTests` describes what they do.

struct Joke: Identifiable, Sendable {
  let id: String
  var category = "work"
  var popularityScore = 0.0
  var userRating: Int?
}

/// The service that the listings get jokes from: batches, and then a failure if there is one.
@MainActor
final class FirestoreService {
  struct Offline: Error {}

  var batches: [[Joke]]
  var fails = false
  private(set) var requests = 0

  init(batches: [[Joke]] = []) { self.batches = batches }

  func fetchMoreJokes(limit: Int) async throws -> [Joke] {
    requests += 1
    if !batches.isEmpty { return batches.removeFirst() }
    if fails { throw Offline() }
    return []
  }
}

@MainActor
final class PrintedFeed: ObservableObject {
  @Published var jokes: [Joke]
  @Published var selectedCategory: String?
  @Published var isLoadingMore = false
  let firestoreService: FirestoreService
  let batchSize = 50
  var hasMoreJokes = true
  private(set) var loads = 0

  init(jokes: [Joke] = [], service: FirestoreService? = nil) {
    self.jokes = jokes
    firestoreService = service ?? FirestoreService()
  }

  func loadMore() { loads += 1 }

  func refresh() async {
    await ensureMinimumLoadingTime(startTime: Date())
  }

// MARK: Loading before the end

// Source: CharacterDetailViewModel.swift (existing in codebase)
func loadMoreIfNeeded(currentItem: Joke) {
    let thresholdIndex = filteredJokes.index(
        filteredJokes.endIndex,
        offsetBy: -3,  // Trigger 3 items from end
        limitedBy: filteredJokes.startIndex
    ) ?? filteredJokes.startIndex

    guard let currentIndex = filteredJokes.firstIndex(where: { $0.id == currentItem.id }),
          currentIndex >= thresholdIndex else {
        return
    }

    loadMore()
}

// MARK: Loading in the background

// Trigger background load on first scroll (not app launch per CONTEXT.md)
@Published private(set) var isBackgroundLoadingComplete = false
private var backgroundLoadTask: Task<Void, Never>?
private var hasTriggeredBackgroundLoad = false

func triggerBackgroundLoadIfNeeded() {
    guard !hasTriggeredBackgroundLoad && !isBackgroundLoadingComplete else { return }
    hasTriggeredBackgroundLoad = true

    backgroundLoadTask = Task { [weak self] in
        await self?.loadFullCatalogInBackground()
    }
}

private func loadFullCatalogInBackground() async {
    // Load in batches to avoid memory spikes
    // Design for 500-2000 jokes per CONTEXT.md
    while hasMoreJokes && !Task.isCancelled {
        do {
            let batch = try await firestoreService.fetchMoreJokes(limit: batchSize)
            if batch.isEmpty { break }
            // Merge with existing jokes, avoiding duplicates
            // No UI indicator per CONTEXT.md (completely silent)
        } catch {
            break  // Silent failure per CONTEXT.md
        }
    }
    isBackgroundLoadingComplete = true
}

// MARK: What is shown

// Modified filteredJokes computed property
var filteredJokes: [Joke] {
    // Apply category filter if selected
    let categoryFiltered: [Joke]
    if let category = selectedCategory {
        categoryFiltered = jokes.filter { $0.category == category }
    } else {
        categoryFiltered = jokes
    }

    // Filter to unrated only (rated jokes stay visible for current session)
    // Per CONTEXT.md: "stays visible for current session, removed on next refresh"
    let unratedJokes = categoryFiltered.filter { $0.userRating == nil }

    // Sort by popularity score (descending) per CONTEXT.md
    return unratedJokes.sorted { $0.popularityScore > $1.popularityScore }
}

// MARK: Minimum loading time

// Source: JokeViewModel.swift lines 709-716 (existing)
private func ensureMinimumLoadingTime(startTime: Date) async {
    let minimumLoadingDuration: TimeInterval = 0.4
    let elapsed = Date().timeIntervalSince(startTime)
    if elapsed < minimumLoadingDuration {
        let remaining = minimumLoadingDuration - elapsed
        try? await Task.sleep(for: .milliseconds(Int(remaining * 1000)))
    }
}
}

struct LoadingMoreView: View {
  var body: some View {
    Text("Loading").accessibilityIdentifier("loading")
  }
}

/// The end of the feed: the skeleton while more is loading, else the button.
struct PrintedFeedEnd: View {
  @ObservedObject var viewModel: PrintedFeed

  var body: some View {
    VStack {
// Source: JokeFeedView.swift lines 114-118 (existing)
// Loading more indicator (skeleton cards at bottom)
if viewModel.isLoadingMore {
    LoadingMoreView()
        .transition(.opacity)
}
      RetryLoadButton { viewModel.loadMore() }
    }
  }
}

/// The feed with pull-to-refresh.
struct PrintedRefresh: View {
  let viewModel: PrintedFeed
  @State private var backgroundLoadTask: Task<Void, Never>?
  @State private var hasTriggeredBackgroundLoad = true
  @State private var sessionRatedJokeIds: Set<String> = ["joke"]

  var body: some View {
// New implementation following CONTEXT.md decision
// "Pull-to-refresh: Full reset — reload from page 1, scroll to top"
ScrollView {
    // content
}
.refreshable {
    // Cancel any background loading
    backgroundLoadTask?.cancel()
    hasTriggeredBackgroundLoad = false

    // Clear session-rated tracking
    sessionRatedJokeIds.removeAll()

    // Reset pagination and refresh
    await viewModel.refresh()
}
  }
}

// Source: JokeFeedView.swift LoadMoreButton (existing styling)
// Reuse for retry button per CONTEXT.md
struct RetryLoadButton: View {
    let action: () -> Void

    private let primaryYellow = Color(red: 1.0, green: 0.84, blue: 0.0)

    var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                Text("Retry Loading")  // Changed from "Load More Jokes"
                    .font(.headline.weight(.semibold))
                Image(systemName: "arrow.clockwise.circle.fill")  // Changed icon
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
