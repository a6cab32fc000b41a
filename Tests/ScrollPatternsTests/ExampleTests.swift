import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// The examples of ScrollPatterns' documentation comments, each on a screen of its own.
@MainActor @Suite("Examples", .simulator(.iPhone15Pro))
struct ExampleTests {
  @Test func aFeedShowsItsFirstPage() async throws {
    let screen = await Screen { FeedExample() }
    try await screen.settle()
    #expect(screen.exists(.label("Post 0")))
  }

  @Test func aRowHasAnArrow() async throws {
    let screen = await Screen { ArrowsExample() }
    try await screen.settle()
    #expect(screen.exists(.label("Scroll right")))
  }

  @Test func aTranscriptShowsQuestionAndAnswer() async throws {
    let screen = await Screen { TranscriptExample() }
    try await screen.settle()
    #expect(screen.exists(.label("Why?")))
  }

  @Test func tokensArriveInBatches() async throws {
    // Given
    let (buffer, row, answer) = (TokenBuffer(), Row(), Answer(id: "a", question: "Why?", stream: AnswerStream()))
    let tokens = AsyncThrowingStream<String, any Error> { stream in
      for word in ["Because ", "it ", "is."] { stream.yield(word) }
      stream.finish()
    }
    // When
    for try await token in tokens {
      await buffer.appendToken(token, for: answer.id) { batch in await row.append(batch) }
    }
    await buffer.finish(answer.id)
    // Then
    #expect(row.text == "Because it is.")
  }
}

@MainActor private final class Row {
  var text = ""
  func append(_ batch: String) { text += batch }
}

private struct Post: Identifiable, Sendable {
  let id: Int
}

private struct PostSource: FeedSource {
  func page(after cursor: Int?, limit: Int) async throws -> FeedPage<Post, Int> {
    FeedPage(items: (0..<3).map(Post.init), next: nil)
  }
}

private struct PostRow: View {
  let post: Post?
  var body: some View { Text("Post \(post?.id ?? 0)") }
}

private struct FeedExample: View {
  @StateObject var feed = InfiniteFeed(source: PostSource())
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(feed.ids, id: \.self) { id in PostRow(post: feed[id]).onAppear { feed.appeared(id) } }
        if feed.state == .loadingMore { ProgressView() }
        if feed.state == .failed { Button("Retry") { feed.retry() } }
      }
    }.task { feed.start() }.refreshable { await feed.refresh() }
  }
}

private struct CardView: View {
  let card: Post
  init(_ card: Post) { self.card = card }
  var body: some View { Text("Card \(card.id)") }
}

private struct ArrowsExample: View {
  let cards = (0..<5).map(Post.init)

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 16) { ForEach(cards) { CardView($0).frame(width: 280) } }
        .padding(.horizontal, 16)
    }
    .scrollArrows(step: 280 + 16)
  }
}

private struct Answer: Identifiable {
  let id: String
  let question: String
  let stream: AnswerStream
}

@MainActor private final class ExampleChat: ObservableObject {
  @Published var answers = [Answer(id: "a", question: "Why?", stream: AnswerStream("Because."))]
  @Published var isAnswering = false
}

private struct TranscriptExample: View {
  @StateObject private var chat = ExampleChat()

  var body: some View {
    StreamingTranscript(chat.answers, isStreaming: chat.isAnswering) { answer in
      VStack(alignment: .leading) {
        Text(answer.question).font(.headline)
        AnswerText(stream: answer.stream)
      }
    }
  }
}
