import SwiftUI

struct Walks: View {
  private let accent = Color.orange

  var body: some View {
    NavigationStack {
      List(1...60, id: \.self) { number in
        NavigationLink(value: number) {
          Label("Walk \(number)", systemImage: "figure.walk")
        }
        .accessibilityIdentifier("walk-\(number)")
      }
      .navigationTitle("Walks")
      .navigationDestination(for: Int.self) {
        Walk(number: $0)
      }
    }
    .tint(accent)
  }
}

struct Walk: View {
  let number: Int
  @State private var isPlanning = false
  @State private var day = Date.now

  var body: some View {
    List {
      LabeledContent("Length", value: "\(number + 4) km")
      LabeledContent("Climb", value: "\(number * 9) m")
      Button("Plan it") { isPlanning = true }
        .accessibilityIdentifier("plan")
    }
    .navigationTitle("Walk \(number)")
    .sheet(isPresented: $isPlanning) {
      DatePicker(
        "Day", selection: $day, displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      .padding()
      .presentationDetents([.medium])
    }
  }
}

#Preview { Walks() }
