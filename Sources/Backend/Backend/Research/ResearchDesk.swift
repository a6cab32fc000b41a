import Foundation
import Logging

/// Accepts questions, has them answered, and finds answers in progress for clients that come back.
actor ResearchDesk {
  /// What a client that asks receives.
  enum Reading: Sendable {
    /// An answer in progress, from a position on.
    case live(LiveAnswer, from: AnswerPlace)
    /// A complete answer, from a position on, all at once.
    case stored(AnswerProgress, from: AnswerPlace)
  }

  /// Why a question is refused.
  enum Refusal: Error {
    case conflict(String)
    /// The position to resume from belongs to a text that no longer exists.
    case gone
    case busy
  }

  /// The most answers in progress at a time.
  static let limit = 64

  private let store: SQLiteResearchStore
  private let library: SQLiteLibrary
  private let configuration: BackendConfiguration.Research
  private let logger: Logger
  private var live: [UUID: LiveAnswer] = [:]
  /// The number of questions being looked up, which count: many may come at once.
  private var opening = 0

  init(
    store: SQLiteResearchStore, library: SQLiteLibrary, configuration: BackendConfiguration.Research, logger: Logger
  ) {
    self.store = store
    self.library = library
    self.configuration = configuration
    self.logger = logger
  }

  /// Accepts a question, or finds its answer.
  ///
  /// - Parameter place: what the client already has of the answer, when it comes back.
  /// - Throws: `Refusal`, or what the store throws.
  func open(_ question: AnswerQuestion, from place: AnswerPlace?) async throws -> Reading {
    if let known = live[question.id] { return try reading(known, question, from: place) }
    guard live.count + opening < Self.limit else { throw Refusal.busy }
    opening += 1
    defer { opening -= 1 }
    if place != nil {
      // The answer cannot be resumed unless it is complete: do not begin it again.
      guard let record = try await store.answer(id: question.id), record.state == .complete else { throw Refusal.gone }
    }
    let run = String(format: "%016llx", UInt64.random(in: 0...UInt64.max))
    switch try await store.ask(question, run: run) {
    case .conflict(let reason): throw Refusal.conflict(reason)
    case .answered(let record, let run):
      let progress = AnswerProgress(record)
      let start = place ?? AnswerPlace(run: run)
      guard start.run == run, AnswerEvents.has(progress, start) else { throw Refusal.gone }
      return .stored(progress, from: start)
    case .toAnswer(let before):
      // The same question may have come twice at once.
      if let known = live[question.id] { return try reading(known, question, from: place) }
      let answer = LiveAnswer(question, run: run, grace: configuration.grace)
      live[question.id] = answer
      answer.start { [weak self] in await self?.make(answer, before: before) }
      return .live(answer, from: AnswerPlace(run: run))
    }
  }

  private func reading(_ known: LiveAnswer, _ question: AnswerQuestion, from place: AnswerPlace?) throws -> Reading {
    guard known.question == question else {
      throw Refusal.conflict("Answer \(question.id) belongs to another question. Create a new id for each question.")
    }
    let start = place ?? AnswerPlace(run: known.run)
    guard start.run == known.run, AnswerEvents.has(known.progress, start) else { throw Refusal.gone }
    return .live(known, from: start)
  }

  /// Cancels answers in progress and keeps what there is of them.
  func cancel(_ ids: [UUID]) {
    for id in ids { live[id]?.cancel() }
  }

  /// Cancels all answers in progress, and waits until what there is of them is stored.
  func cancelAll() async {
    for answer in live.values { answer.cancel() }
    for answer in live.values { for await _ in answer.changes() {} }
  }

  // MARK: - Answering

  private func make(_ answer: LiveAnswer, before: [AnswerRecord]) async {
    var end = AnswerProgress.End.complete
    var followUps: [String] = []
    var reason: String?
    do {
      followUps = try await write(answer, before: before)
    } catch is CancellationError {
      end = .interrupted
      reason = "The answer was stopped before it was complete. Ask again."
    } catch let fault as ChatEndpoint.Fault {
      end = .failed
      reason = fault.description
      logger.warning("No answer: \(fault)")
    } catch {
      end = .failed
      reason = "The answer could not be written; the backend's log says why. Ask again later."
      logger.error("No answer: \(error)")
    }
    var progress = answer.progress
    progress.followUps = followUps
    progress.error = reason
    let state: AnswerRecord.State =
      switch end {
      case .complete: .complete
      case .failed: .failed
      case .interrupted: .interrupted
      }
    // Not cancelled with this task: what there is must be kept. This happens before readers learn of the end, so that a
    // reader who loses the connection right now finds it there.
    let keeping = Task { [store, progress] in
      try await store.finish(answer.question.id, run: answer.run, progress, as: state)
    }
    if case .failure(let error) = await keeping.result {
      logger.error("An answer was not stored: \(error)")
    }
    live[answer.question.id] = nil
    answer.end(end, followUps: followUps, error: reason)
  }

  /// Writes an answer, and returns follow-up questions.
  private func write(_ answer: LiveAnswer, before: [AnswerRecord]) async throws -> [String] {
    answer.enter(.searching)
    let findings = try await library.findings(on: answer.question.query, after: before.last?.query)
    answer.enter(.reading)
    answer.add(LibraryComposer.sources(findings.passages))
    answer.enter(.composing)
    if let chat = configuration.chat {
      var bytes = 0
      try await chat.answer(answer.question.query, before: before, passages: findings.passages) { piece in
        bytes += piece.utf8.count
        guard bytes <= LiveAnswer.longestContent else {
          throw ChatEndpoint.Fault(description: "The answering service did not finish. Ask something narrower.")
        }
        answer.append(piece)
      }
    } else {
      try await recite(LibraryComposer.answer(to: answer.question.query, from: findings), into: answer)
    }
    return findings.followUps
  }

  /// Streams a text word by word, at the configured pace.
  private func recite(_ text: String, into answer: LiveAnswer) async throws {
    let start = ContinuousClock.now
    for (index, token) in Self.tokens(text).enumerated() {
      if let rate = configuration.tokensPerSecond {
        try await Task.sleep(until: start + .seconds(Double(index) / rate), tolerance: .zero, clock: .continuous)
      }
      try Task.checkCancellation()
      answer.append(token)
    }
  }

  /// Splits a text into words, each with the white space before it.
  static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    for character in text {
      if character.isWhitespace, token.last?.isWhitespace == false {
        tokens.append(token)
        token = ""
      }
      token.append(character)
    }
    return tokens + (token.isEmpty ? [] : [token])
  }
}
