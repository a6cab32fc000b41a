import SwiftUI
import UIKit

extension EnvironmentValues {
  @Entry public var currency = "EUR"
}

/// The goods sold, until the kiosk closes after a minute.
public struct KioskView: View {
  @StateObject private var till = Till()
  @State private var isClosed = false
  @Environment(\.currency) private var currency

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(till.sold, id: \.self) { Text($0) }
        Sign(text: isClosed ? "Closed" : "Open").frame(height: 30)
      }
      .navigationTitle("Kiosk (\(currency))")
      .toolbar {
        Button("Sell") { till.sell("Tea \(till.sold.count + 1)") }.accessibilityIdentifier("sell")
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(60))
      isClosed = true
    }
  }
}

/// A UIKit label.
struct Sign: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
  }
}

#Preview {
  KioskView()
}
