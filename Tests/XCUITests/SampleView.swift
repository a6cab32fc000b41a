import SwiftUI

/// A sample of everything that the tests of this target use.
struct SampleView: View {
  let arguments: [String]
  @State private var count = 0
  @State private var hasArrived = false
  @State private var isCovered = false
  @State private var gesture = "none"
  @State private var name = ""
  @Environment(\.scenePhase) private var phase
  @State private var stays = 0
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 8) {
      Text("Count \(count)").accessibilityIdentifier("count")
      Text(arguments.joined(separator: " ")).accessibilityIdentifier("arguments")
      Text(ProcessInfo.processInfo.environment["GREETING"] ?? "no greeting").accessibilityIdentifier("greeting")
      Text(UserDefaults.standard.string(forKey: "mode") ?? "no mode").accessibilityIdentifier("mode")
      Text(colorScheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
      Text(gesture).accessibilityIdentifier("gesture")
      Button("Add") { count += 1 }
      Button("Never") { count = -1 }.disabled(true)
      Button("Fetch") {
        Task {
          try await Task.sleep(for: .seconds(3))
          hasArrived = true
          try await Task.sleep(for: .seconds(3))
          hasArrived = false
        }
      }
      .accessibilityIdentifier("fetch")
      if hasArrived { Text("Arrived") }
      Text("Touch me").onTapGesture(count: 2) { gesture = "double tap" }
      Button(isCovered ? "Uncover" : "Cover") { isCovered.toggle() }
      Button("Under") { count = -2 }.overlay { if isCovered { Color.red.onTapGesture {} } }
      TextField("Your name", text: $name).accessibilityIdentifier("name")
      Text("Stays in the background: \(stays)").accessibilityIdentifier("stays")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { row in
            Button("Row \(row)") { count = row }.frame(height: 40).accessibilityIdentifier("row-\(row)")
          }
        }
      }
      .accessibilityIdentifier("list")
    }
    .onChange(of: phase) { if phase == .background { stays += 1 } }
  }
}
