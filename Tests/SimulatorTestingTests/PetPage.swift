import SimulatorTesting
import SwiftUI

// The page that the snippets of docs/testing.md test.

/// A list that takes two seconds to load, with a field that filters it.
struct PetPage: View {
  @State private var names: [String] = []
  @State private var search = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search", text: $search).accessibilityIdentifier("search")
      if names.isEmpty { ProgressView() }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(names.filter { search.isEmpty || $0.contains(search) }, id: \.self) { PetRow(name: $0) }
        }
      }
      .accessibilityIdentifier("pets")
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      names = (0..<1000).map { "Pet \($0)" }
    }
  }
}

struct PetRow: View {
  let name: String
  @State private var isLiked = false

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
    }
    .frame(height: 60)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(name)
  }
}

/// Posts that arrive above those being read.
@MainActor final class Feed: ObservableObject {
  @Published private(set) var posts = Array(0..<100)

  func prepend(_ count: Int) { posts = Array(posts[0] - count..<posts[0]) + posts }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(feed.posts, id: \.self) { post in
          Text("Post \(post)").frame(height: 80).accessibilityIdentifier("post \(post)")
        }
      }
    }
  }
}
