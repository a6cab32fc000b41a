import DisplayList
import Foundation
import Rasterizer
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@testable import Benchmarks

/// X1: the document's screen, the naive one and `StreamingTranscript`, side by side.
@MainActor @Suite("Transcripts compared", .simulator(.iPhoneSE))
struct TranscriptComparisonTests {
  /// Where the question's top is, in points below the bar.
  private struct Course {
    /// When the question has arrived.
    var arrival: CGFloat = 0
    var completion: CGFloat = 0
    var highest: CGFloat = .infinity
    var lowest: CGFloat = -.infinity

    /// How far it moves at most while the reader reads.
    var drift: CGFloat { lowest - highest }
  }

  private func page(_ kind: TranscriptKind, _ model: TranscriptModel) -> UINavigationController {
    let page = UIHostingController(rootView: TranscriptScreen(kind: kind, model: model))
    page.title = "Ask"
    page.navigationItem.largeTitleDisplayMode = .never
    return UINavigationController(rootViewController: page)
  }

  /// An answer of 240 tokens streams below eight others in four seconds.
  private func course(_ kind: TranscriptKind, on device: Device) async throws -> (Course, Film) {
    let model = TranscriptModel(kind, answers: 8)
    weak var made: UINavigationController?
    let screen = await Screen(
      device: device,
      rootViewController: {
        let navigation = page(kind, model)
        made = navigation
        return navigation
      }())
    try await screen.settle()
    let navigation = try #require(made)
    var course = Course()
    func top() throws -> CGFloat { try screen.find("answer-8").frame.minY - navigation.navigationBar.frame.maxY }
    let film = try await screen.film {
      model.ask("What is diabetes?")
      try await screen.frames(30)
      course.arrival = try top()
      for number in 0..<240 {
        model.receive(TranscriptModel.token(number))
        if number == 239 { model.complete() }
        try await screen.frames(1)
        let now = try top()
        (course.highest, course.lowest) = (min(course.highest, now), max(course.lowest, now))
      }
      try await screen.frames(30)
      course.completion = try top()
      (course.highest, course.lowest) = (min(course.highest, course.completion), max(course.lowest, course.completion))
    }
    return (course, film)
  }

  @Test(
    "X1: given the document's anchor, then the question lies too low and jumps at the end; with ours neither",
    arguments: [Device.iPhoneSE, .iPhoneSE3, .iPhone15Pro, .iPhone15ProMax])
  func compared(device: Device) async throws {
    let (literal, literalFilm) = try await course(.literal, on: device)
    let (naive, _) = try await course(.naive, on: device)
    let (own, ownFilm) = try await course(.transcript, on: device)
    // Then the document's question is not at the bar when it arrives, and moves
    #expect(literal.arrival > 16)
    #expect(literal.drift > 50)
    // And ours is, and does not
    #expect(own.arrival == 0)
    #expect(own.drift == 0)
    // Nor does the naive one's, which follows the end
    #expect(naive.arrival > 16)
    #expect(naive.drift > 100)
    if let file = ProcessInfo.processInfo.environment["TRANSCRIPT_PICTURE"], device == .iPhoneSE {
      try await picture(literalFilm, ownFilm).write(to: URL(filePath: file))
    }
  }

  /// Two films side by side, five pictures a second, a pixel a point.
  private func picture(_ left: Film, _ right: Film) async -> Data {
    let (step, size) = (0.2, CGSize(width: 320 * 2 + 16, height: 568))
    var encoder = AnimationEncoder()
    let rasterizer = Rasterizer()
    for index in 0... {
      let time = Double(index) * step
      guard time < left.end - left.frames[0].time else { break }
      let pictures = [left, right].compactMap { film in
        film.frames.last { $0.time - film.frames[0].time <= time }?.picture.root
      }
      let root = Fragment(
        key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: size,
        children: pictures.enumerated().map { $1.moved(to: CGPoint(x: CGFloat($0) * 336, y: 0)) })
      let list = DisplayList(size: size, scale: 1, background: .white, root: root)
      encoder.append(rasterizer.render(list), duration: step)
      await Task.yield()
    }
    return encoder.finish()
  }
}
