import DisplayList
import Foundation
import Rasterizer
import SwiftUI
import Testing
import UIKit

@testable import Benchmarks
@testable import SimulatorTesting

/// X1: the document's screen, the naive one and `StreamingTranscript`, side by side.
@MainActor @Suite("Transcripts compared", .simulator(.iPhoneSE))
struct TranscriptComparisonTests {
  /// The position of the question's top, in points below the bar.
  private struct Course {
    /// The position when the question has arrived.
    var arrival: CGFloat = 0
    var completion: CGFloat = 0
    var highest: CGFloat = .infinity
    var lowest: CGFloat = -.infinity

    /// The largest distance that it moves while the reader reads.
    var drift: CGFloat { lowest - highest }
    /// The distance moved and the fraction of its card on the screen, from 0 to 1, frame by frame.
    var frames: [(time: TimeInterval, drift: CGFloat, visible: CGFloat)] = []

    /// - Parameter card: The question's card, from the bar down.
    mutating func add(_ card: CGRect, on height: CGFloat, at time: TimeInterval) {
      (highest, lowest) = (min(highest, card.minY), max(lowest, card.minY))
      let visible = max(0, min(card.maxY, height) - max(card.minY, 0)) / card.height
      frames.append((time, drift, visible))
    }
  }

  private func page(_ kind: TranscriptKind, _ model: TranscriptModel) -> UINavigationController {
    let page = UIHostingController(rootView: TranscriptScreen(kind: kind, model: model))
    page.title = "Ask"
    page.navigationItem.largeTitleDisplayMode = .never
    return UINavigationController(rootViewController: page)
  }

  /// Streams an answer of 240 tokens below eight others in four seconds.
  /// - Parameter prose: The text of the answer, instead of made-up words.
  private func course(
    _ kind: TranscriptKind, on device: Device, prose: [Substring]? = nil
  ) async throws -> (Course, Film) {
    let model = TranscriptModel(kind, answers: 8, content: prose?.prefix(60).joined(separator: " "))
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
    let bar = navigation.navigationBar.frame.maxY
    func card() throws -> CGRect { try screen.find("answer-8").frame.offsetBy(dx: 0, dy: -bar) }
    func add() throws { course.add(try card(), on: screen.simulator.displayList.size.height - bar, at: screen.now) }
    let film = try await screen.film {
      model.ask("What is diabetes?")
      try await screen.frames(30)
      course.arrival = try card().minY
      for number in 0..<240 {
        model.receive(prose.map { $0[number % $0.count] + " " } ?? TranscriptModel.token(number))
        if number == 239 { model.complete() }
        try await screen.frames(1)
        try add()
      }
      try await screen.frames(30)
      course.completion = try card().minY
      try add()
    }
    return (course, film)
  }

  @Test(
    "X1: given the document's anchor, then the question lies too low and jumps at the end; with ours neither",
    arguments: [Device.iPhoneSE, .iPhoneSE3, .iPhone15Pro, .iPhone15ProMax])
  func compared(device: Device) async throws {
    let (literal, _) = try await course(.literal, on: device)
    let (naive, _) = try await course(.naive, on: device)
    let (own, _) = try await course(.transcript, on: device)
    // Then the document's question is not at the bar when it arrives, and moves
    #expect(literal.arrival > 16)
    #expect(literal.drift > 50)
    // And ours is, and does not move, apart from rounding
    #expect(own.arrival < 0.001)
    #expect(own.drift < 0.001)
    // Nor does the naive one's, which follows the end
    #expect(naive.arrival > 16)
    #expect(naive.drift > 100)
  }

  @Test("given the document's screen and ours, then the animation of the README shows what both do now")
  func picture() async throws {
    let literal = try await course(.literal, on: .iPhoneSE, prose: Self.prose)
    let own = try await course(.transcript, on: .iPhoneSE, prose: Self.prose)
    let pictures = await Self.animation([("As the document prints it", literal), ("StreamingTranscript", own)])
    try PictureFile(name: "transcript.png").expect(pictures)
  }

  private static let prose = """
    Diabetes means that there is more sugar in the blood than the body can use. Sugar comes from food and is moved into \
    the cells by insulin, which the pancreas makes. In type 1 the pancreas makes none, because the body's own defences \
    have destroyed the cells that do. In type 2 there is insulin, but the cells hardly react to it, and after years there \
    is too little of it. Both show in the same way: thirst, tiredness, and wounds that heal slowly. A blood test tells.
    """.split(separator: " ")

  /// Returns films side by side, at five pictures a second and a pixel per point. A caption above each says how far its
  /// question has moved and how much of its card is visible. The end comes first, for viewers that show one picture.
  private static func animation(
    _ films: [(title: String, (course: Course, film: Film))]
  ) async -> [(picture: Bitmap, duration: TimeInterval)] {
    let (step, header, phone, gap) = (0.2, CGFloat(74), CGSize(width: 320, height: 568), CGFloat(24))
    let size = CGSize(width: phone.width * 2 + gap * 3, height: header + phone.height + gap)
    let rasterizer = Rasterizer()
    guard let (_, first) = films.first else { return [] }
    let end = first.film.end - first.film.frames[0].time
    var pictures: [(picture: Bitmap, duration: TimeInterval)] = []
    for time in [end] + Array(stride(from: 0, to: end, by: step)) {
      let children = films.enumerated().flatMap { place, shown -> [Fragment] in
        let (title, (course, film)) = shown
        let start = film.frames[0].time
        let left = gap + CGFloat(place) * (phone.width + gap)
        var lines = [("A question is sent", DisplayColor.black)]
        if let frame = course.frames.last(where: { $0.time - start <= time }) {
          let (moved, visible) = (Int(frame.drift.rounded()), Int((frame.visible * 100).rounded()))
          let (red, green) = (DisplayColor(red: 0.8, green: 0, blue: 0), DisplayColor(red: 0, green: 0.4, blue: 0.1))
          lines = [
            ("The question has moved by \(moved) points", moved > 0 ? red : green),
            ("\(visible) % of its card is on the screen", visible < 50 ? red : green),
          ]
        }
        let picture = film.frames.last { $0.time - start <= time }?.picture.root
        let screen = Outline.roundedRect(CGRect(origin: .zero, size: phone), radii: .init(28), style: .continuous)
        let texts = [(title, DisplayColor.black)] + lines
        return texts.enumerated().map { number, line in
          .drawing(
            .title(line.0, size: number == 0 ? 16 : 14, color: line.1),
            at: CGPoint(x: left + 8, y: 6 + CGFloat(number) * 21))
        } + [
          Fragment(
            key: FragmentKey(rawValue: 0), version: 0, offset: CGPoint(x: left, y: header), size: phone,
            effects: .init(clip: screen), commands: [.fill(screen, .color(.white))],
            children: picture.map { [$0] } ?? [])
        ]
      }
      let paper = DisplayColor(red: 0.82, green: 0.82, blue: 0.84)
      let list = DisplayList(size: size, scale: 1, background: paper, root: .drawing([], children: children))
      pictures.append((rasterizer.render(list), step))
      await Task.yield()
    }
    pictures[0].duration = 2
    pictures[pictures.count - 1].duration = 1
    return pictures
  }
}
