import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

/// A check that a modifier has an effect: the same view with and without it, driven the same way.
@MainActor
struct ModifierTrial {
  /// The modifier's name, without argument labels.
  let name: String
  /// The location of its row in the table.
  let place: SourceLocation
  /// The effects that can be observed from outside, with or without the modifier.
  let effects: (_ isModified: Bool) async throws -> TrialEffects
}

/// Everything about a screen that a person, assistive technology or the app itself can observe.
struct TrialEffects: Equatable {
  var lines: [String]
  var elements: [AccessibilityNode]
  var pixels: Data
}

/// A table of trials, filled one row at a time: `modifier("padding") { $0.padding() }`.
@MainActor
final class ModifierTrials {
  private(set) var trials: [ModifierTrial] = []
  /// The lines from callbacks of the view on trial.
  fileprivate static var lines: [String] = []

  init(_ fill: @MainActor (ModifierTrials) -> Void) { fill(self) }

  /// Adds a trial.
  /// - Parameters:
  ///   - around: the view's container, such as a list.
  ///   - drive: what a person does. It has to succeed with the modifier.
  func callAsFunction<Subject: View>(
    _ name: String, on subject: @autoclosure @escaping () -> Subject,
    in around: @escaping (AnyView) -> any View = { $0 }, settings: DeviceSettings? = nil, device: Device? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, drive: @escaping (Screen) async throws -> Void = { _ in },
    _ change: @escaping (Subject) -> any View
  ) {
    let effects = { @MainActor (isModified: Bool) in
      Self.lines = []
      let view = isModified ? AnyView(change(subject())) : AnyView(subject())
      let screen = await Screen(device: device, settings: settings) { AnyView(around(view)) }
      let (feedback, opened, said) = (screen.feedback.count, screen.openedURLs.count, screen.announcements.count)
      try await screen.frames(2)
      do { try await drive(screen) } catch  where !isModified { say("cannot be driven") }
      let system =
        screen.feedback.dropFirst(feedback).map { "\($0)" } + screen.openedURLs.dropFirst(opened).map { "\($0)" }
        + screen.announcements.dropFirst(said)
      return TrialEffects(
        lines: Self.lines + system, elements: screen.elements.map(\.withoutKeys),
        pixels: screen.image(scale: 1, showing: .system).pixels)
    }
    trials.append(ModifierTrial(name: name, place: sourceLocation, effects: effects))
  }

  /// Compares each view with and without its modifier.
  func run() async throws {
    for trial in trials {
      do {
        let (plain, modified) = (try await trial.effects(false), try await trial.effects(true))
        #expect(plain != modified, "\(trial.name) does nothing", sourceLocation: trial.place)
      } catch {
        Issue.record("\(trial.name) cannot be driven: \(error)", sourceLocation: trial.place)
      }
    }
  }

  fileprivate static func add(_ line: String) { lines.append(line) }
}

/// Adds a line; the callbacks of the view on trial call it.
@MainActor func say(_ line: String) { ModifierTrials.add(line) }

extension AccessibilityNode {
  /// The element without its children, and without its key, which only shows that nodes were recreated.
  fileprivate var withoutKeys: AccessibilityNode {
    var node = self
    node.children = []
    node.key = AccessibilityNode.noKey
    return node
  }

  private static let noKey = FragmentKey(rawValue: 0)
}
