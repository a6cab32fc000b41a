import Foundation
import ScrollPatterns
import SimulatorTesting
import SwiftUI
import UIKit

/// A chat over a token buffer, as an app writes it: the list changes when questions are added and removed, and the text
/// of an answer changes in an object of its own.
@MainActor
final class Chat: ObservableObject {
  struct Answer: Identifiable {
    let id: String
    let stream: AnswerStream
  }

  @Published var answers: [Answer] = []
  @Published var isAnswering = false
  /// The number of older pages that are left, for a chat with pages of older answers.
  @Published var older = 0
  private(set) var updates = 0
  private(set) var targets: [TranscriptScrollTarget<String>] = []
  private let buffer = TokenBuffer()

  init(answers count: Int = 0, words: Int = 60) {
    answers = (0..<count).map { Self.answer("old-\($0)", words: words) }
  }

  static func answer(_ id: String, words: Int) -> Answer {
    Answer(id: id, stream: AnswerStream((0..<words).map(word).joined()))
  }

  /// Returns a word of 2 to 9 letters followed by a space.
  static func word(_ number: Int) -> String { "abcdefghi".dropFirst(number * 5 % 8) + " " }

  func ask(_ id: String) {
    answers.append(Answer(id: id, stream: AnswerStream()))
    isAnswering = true
  }

  /// Streams an answer to a new question and completes it.
  func answer(_ id: String, tokens: Int, every interval: Duration, after wait: Duration = .zero) async throws {
    ask(id)
    guard let stream = answers.last?.stream else { return }
    try await Task.sleep(for: wait)
    for number in 0..<tokens {
      await buffer.appendToken(Self.word(number), for: id) { [weak self] batch in await self?.show(batch, in: stream) }
      try await Task.sleep(for: interval)
    }
    await buffer.finish(id)
    if answers.last?.id == id { isAnswering = false }
  }

  private func show(_ batch: String, in stream: AnswerStream) {
    updates += 1
    stream.text += batch
  }

  func prepend() async {
    guard older > 0, (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
    let page = min(older, 20)
    older -= page
    answers.insert(contentsOf: (0..<page).map { Self.answer("older-\(older + $0)", words: 5 + $0 * 7) }, at: 0)
  }

  func note(_ target: TranscriptScrollTarget<String>) { targets.append(target) }
}

@MainActor
final class AnswerStream: ObservableObject {
  @Published var text: String
  init(_ text: String = "") { self.text = text }
}

struct AnswerText: View {
  @ObservedObject var stream: AnswerStream
  var body: some View { Text(stream.text) }
}

struct ChatRow: View {
  let answer: Chat.Answer

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Question \(answer.id)").font(.headline)
      AnswerText(stream: answer.stream)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemBackground))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(answer.id)
  }
}

struct ChatPage: View {
  @ObservedObject var chat: Chat

  var body: some View {
    StreamingTranscript(
      chat.answers, isStreaming: chat.isAnswering, hasOlder: chat.older > 0,
      loadOlder: { await chat.prepend() }, onScroll: { chat.note($0) }
    ) { ChatRow(answer: $0) }
  }
}

/// A chat below a navigation bar.
@MainActor
struct ChatScreen {
  let chat: Chat
  let screen: Screen
  private let navigation: UINavigationController

  init(_ chat: Chat, hasLargeTitle: Bool = false) async throws {
    let page = UIHostingController(rootView: ChatPage(chat: chat))
    page.title = "Ask"
    page.navigationItem.largeTitleDisplayMode = hasLargeTitle ? .always : .never
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    self.navigation = navigation
    self.chat = chat
    screen = await Screen(rootViewController: navigation)
    try await screen.settle()
  }

  /// The current lower edge of the bar.
  // Positions in thirds of a point are rounded differently by each calculation; these are rounded to a millionth.
  var bar: CGFloat { Self.rounded(navigation.navigationBar.frame.maxY) }
  var barHeight: CGFloat { Self.rounded(navigation.navigationBar.frame.height) }

  func top(_ id: String) throws -> CGFloat { Self.rounded(try screen.find(.identifier(id)).frame.minY) }

  private static func rounded(_ place: CGFloat) -> CGFloat { (place * 1e6).rounded() / 1e6 }

  /// Returns an answer's position in each frame until half a second after the streaming ends.
  func topsWhileAnswering(of id: String, each: (_ frame: Int) async throws -> Void = { _ in }) async throws -> [CGFloat]
  {
    var tops: [CGFloat] = []
    var rest = 30
    while rest > 0 {
      try await screen.frames(1)
      tops.append(try top(id))
      if !chat.isAnswering { rest -= 1 }
      try await each(tops.count)
    }
    return tops
  }
}
