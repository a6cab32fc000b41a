import SwiftUI

public struct PetList: View {
  @State private var chosen = "nothing"

  public init() {}

  public var body: some View {
    VStack {
      Text("You chose \(chosen)")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Button("Pet \(number)") { chosen = "pet \(number)" }
              .frame(maxWidth: .infinity, minHeight: 60)
              .accessibilityIdentifier("pet-\(number)")
          }
        }
      }
    }
  }
}
