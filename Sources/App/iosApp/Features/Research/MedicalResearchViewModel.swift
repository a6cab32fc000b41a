import Combine
import Foundation
import ScrollPatterns

/// A conversation: questions, and streaming answers.
///
/// `answers` changes when questions come and answers are complete. Changes in between are in each answer's
/// `AnswerStream`.
@MainActor
class MedicalResearchViewModel: ObservableObject {
  // MARK: - Published Properties (UI State)
  /// Newest first; at most `answerLimit` of them.
  @Published var answers: [SearchAnswer] = []
  /// Whether the newest question is being answered.
  @Published private(set) var isSearching = false
  /// Whether the archive has answers older than those here.
  @Published var hasOlder = false
  /// Whether the archive has answers newer than those here: the reader has gone far back.
  @Published var hasNewer = false
  /// An error that concerns no answer, in words for the reader; nil once they have read it.
  @Published var notice: String?
  /// Changes when another conversation, or another part of this one, is shown.
  @Published var transcriptId = UUID()

  /// The most answers in memory. Others are in the archive.
  static let answerLimit = 100
  /// How long a question animates in before its answer is shown, in seconds.
  static let entranceDuration = Duration.milliseconds(500)

  var conversationId = UUID().uuidString
  let archive: AnswerArchiveProtocol

  // MARK: - Dependencies
  private let service: ResearchServiceProtocol
  private let tokenBuffer = TokenBuffer()

  // MARK: - Streams
  var streams: [String: AnswerStream] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]

  init(service: ResearchServiceProtocol, archive: AnswerArchiveProtocol) {
    self.service = service
    self.archive = archive
  }

  // MARK: - State of answers by id

  /// The current stage of each answer under way.
  var currentStages: [String: ResearchStage] { streams.compactMapValues(\.progress.stage) }
  /// Whether sources are being searched for.
  var searchingSourcesForAnswer: [String: Bool] { streams.mapValues(\.progress.isSearchingSources) }
  /// Whether an answer's text waits until its question has animated in.
  var shouldHoldStream: [String: Bool] { streams.mapValues(\.text.isHeld) }

  func stream(for answer: SearchAnswer) -> AnswerStream {
    if let known = streams[answer.id] { return known }
    let made = AnswerStream(answer)
    streams[answer.id] = made
    return made
  }

  // MARK: - Asking

  /// Asks a question. Returns when its answer is complete, was stopped or has failed.
  func search(query: String) async {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty, query.unicodeScalars.count <= SearchAnswer.longestQuery else { return }
    if hasNewer { await showLatest() }
    let answer = SearchAnswer(
      id: UUID().uuidString, conversationId: conversationId, query: query, createdAt: Date())
    streams[answer.id] = AnswerStream(answer, isHeld: true)
    answers.insert(answer, at: 0)
    limitAnswers(keepingNewest: true)
    await run(answer)
  }

  /// Asks again for an answer that was stopped or has failed.
  func retry(_ answer: SearchAnswer) async {
    guard tasks[answer.id] == nil, let index = answers.firstIndex(where: { $0.id == answer.id }) else { return }
    let stream = stream(for: answer)
    stream.text.clear()
    stream.progress.clear()
    answers[index].content = ""
    answers[index].sources = []
    answers[index].state = .streaming
    await run(answers[index])
  }

  /// Stops an answer where it is.
  func cancel(_ answerId: String) { tasks[answerId]?.cancel() }

  /// Stops the answer to the newest question.
  func cancelSearch() { if let newest = answers.first { cancel(newest.id) } }

  private func run(_ answer: SearchAnswer) async {
    let task = Task { await receive(answer) }
    tasks[answer.id] = task
    updateIsSearching()
    await task.value
    tasks[answer.id] = nil
    updateIsSearching()
  }

  private func updateIsSearching() {
    let isSearching = answers.first.map { $0.state == .streaming } ?? false
    if isSearching != self.isSearching { self.isSearching = isSearching }
  }

  // MARK: - Receiving

  private func receive(_ answer: SearchAnswer) async {
    let stream = stream(for: answer)
    let entrance = Task {
      _ = try? await Task.sleep(for: Self.entranceDuration)
      stream.text.release()
    }
    await save(answer)
    var final = answer
    do {
      for try await event in service.search(
        query: answer.query, conversationId: answer.conversationId, answerId: answer.id)
      {
        try Task.checkCancellation()
        await receive(event, of: answer.id, in: stream, &final)
      }
      try Task.checkCancellation()
      final.state = .complete
    } catch {
      let isCancelled = error is CancellationError || Task.isCancelled
      final.state = isCancelled ? .cancelled : .failed(message: error.localizedDescription)
    }
    await tokenBuffer.finish(answer.id)
    entrance.cancel()
    await entrance.value
    await save(finish(final, stream))
  }

  private func receive(_ event: ResearchEvent, of id: String, in stream: AnswerStream, _ answer: inout SearchAnswer)
    async
  {
    switch event {
    case .stage(let stage): stream.progress.begin(stage)
    case .token(let token):
      let text = stream.text
      await tokenBuffer.appendToken(token, for: id) { await text.append($0) }
    case .source(let source): stream.progress.add(source)
    case .restarted:
      await tokenBuffer.cancel(id)
      stream.text.clear()
      stream.progress.clear()
    case .complete(let followUps): answer.followUps = followUps
    }
  }

  /// Puts the answer as it is now in its place in the list, if that is still the one shown.
  private func finish(_ answer: SearchAnswer, _ stream: AnswerStream) -> SearchAnswer {
    stream.progress.begin(nil)
    var final = answer
    final.content = stream.text.content
    final.sources = stream.progress.sources
    guard let index = answers.firstIndex(where: { $0.id == answer.id }) else { return final }
    final.rating = answers[index].rating
    answers[index] = final
    updateIsSearching()
    return final
  }

  private func save(_ answer: SearchAnswer) async {
    do {
      try await archive.save(answer)
    } catch {
      notice = L10n.Research.notKept(error.localizedDescription)
    }
  }

  // MARK: - Feedback

  /// Rates an answer; the same rating again removes it.
  func submitFeedback(rating: AnswerRating, answer: SearchAnswer) async {
    guard let index = answers.firstIndex(where: { $0.id == answer.id }) else { return }
    let old = answers[index].rating
    let new = old == rating ? nil : rating
    answers[index].rating = new
    do {
      try await service.submitFeedback(rating: new, answerId: answer.id)
      try await archive.setRating(new, answerId: answer.id)
    } catch {
      if let index = answers.firstIndex(where: { $0.id == answer.id }) { answers[index].rating = old }
      notice = L10n.Research.feedbackFailed(error.localizedDescription)
    }
  }
}
