import Combine
import Simulator
import SimulatorTesting
import SwiftUI

// Two versions of a file: the names are the same, but the types differ.

enum Before {
  enum Mark: Hashable { case none, stars(Int), word(String) }

  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var mark = Mark.none
  }

  struct Grown { var size = 1 }

  @Observable final class Model {
    var taps = 0
    var items: [Item] = []
    @ObservationIgnored var onTap: () -> Void = {}
  }

  final class Store: ObservableObject {
    @Published var name = ""
    @Published var chosen: Item?
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count") }
  }

  struct Card: View {
    var title = "Old"
    @State private var note = ""
    var body: some View {
      VStack {
        Text(title)
        TextField("Note", text: $note).accessibilityIdentifier("note")
        Counter()
      }
    }
  }

  struct Values: View {
    @State private var items = [Item(id: 1, title: "one")]
    @State private var byName: [String: Item] = [:]
    @State private var chosen: Item?
    @State private var marks: Set<Mark> = []
    @State private var grown = Grown()
    @State private var action: () -> Int = { 1 }
    @State private var model = Model()
    @StateObject private var store = Store()
    var body: some View {
      Button("Change") {
        items.append(Item(id: 2, title: "two", mark: .stars(5)))
        byName["two"] = items[1]
        chosen = Item(id: 3, title: "three", mark: .word("fine"))
        marks = [.none, .stars(2)]
        grown.size = 7
        action = { 2 }
        model.taps = 4
        model.items = items
        store.name = "Ada"
        store.chosen = items[1]
      }
    }
  }
}

enum After {
  enum Mark: Hashable { case none, stars(Int), word(String) }

  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var mark = Mark.none
  }

  struct Grown { var size = 1, depth = 2 }

  @Observable final class Model {
    var taps = 0
    var items: [Item] = []
    @ObservationIgnored var onTap: () -> Void = {}
  }

  final class Store: ObservableObject {
    @Published var name = ""
    @Published var chosen: Item?
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Now \(count)") { count += 10 }.accessibilityIdentifier("count") }
  }

  struct Card: View {
    var title = "New"
    @State private var note = ""
    var body: some View {
      VStack(spacing: 30) {
        Text(title).bold()
        Text(verbatim: "More")
        TextField("Note", text: $note).padding().accessibilityIdentifier("note")
        Counter()
      }
    }
  }

  struct Values: View {
    @State private var items = [Item(id: 1, title: "one")]
    @State private var byName: [String: Item] = [:]
    @State private var chosen: Item?
    @State private var marks: Set<Mark> = []
    @State private var grown = Grown()
    @State private var action: () -> Int = { 1 }
    @State private var model = Model()
    @StateObject private var store = Store()
    var body: some View {
      VStack {
        Text(verbatim: "items \(items.map { "\($0.title) \($0.mark)" })")
        Text(verbatim: "byName \(byName.map { "\($0): \($1.title)" })")
        Text(verbatim: "chosen \(chosen.map { "\($0.title) \($0.mark)" } ?? "none")")
        Text(verbatim: "marks \(marks.count) \(marks.contains(.stars(2)))")
        Text(verbatim: "grown \(grown.size) action \(action())")
        Text(verbatim: "model \(model.taps) \(model.items.count)")
        Text(verbatim: "store \(store.name) \(store.chosen?.title ?? "none")")
        Button("Tap") {
          model.taps += 1
          store.name += "!"
        }
      }
    }
  }
}

extension Screen {
  /// Shows the next version of the current screen.
  /// - Parameter lost: Receives a sentence for each state that starts afresh.
  func next<Root: View>(lost: @escaping (String) -> Void = { _ in }, @ViewBuilder _ root: () -> Root) async -> Screen {
    let kept = KeptScreen(module: "After") { lost($0.sentence) }
    kept.keep(simulator.runtime, module: "Before")
    simulator.tearDown()
    let (device, settings) = (simulator.device, simulator.settings)
    return await Screen(
      simulator: Simulator(device: device, settings: settings, continuing: kept, root: root))
  }
}
