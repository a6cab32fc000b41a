import SwiftUI
import UIKit

final class OrderModel: NSObject, ObservableObject {
  @Published var lines: [String] = []
  @objc dynamic var total: Double = 0
  private var timer: Timer?

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc func reload() { lines.append("Reloaded") }

  func summary(for name: String) -> String {
    let length = (name as NSString).length
    let matching = lines.filter { NSPredicate(format: "SELF CONTAINS %@", name).evaluate(with: $0) }
    return String(format: "%@: %d of %d, %.2f €", name, matching.count, length, total)
  }

  var address: CFString { "Street" as CFString }
}

struct OrderScreen: View {
  @StateObject private var model = OrderModel()

  var body: some View {
    Form {
      Section("Order") { ForEach(model.lines, id: \.self) { Text($0) } }
      Text(model.summary(for: "Ada"))
      Button("Reload") { model.reload() }
    }
  }
}
