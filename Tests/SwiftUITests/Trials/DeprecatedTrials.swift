import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Modifiers that Apple has renamed or replaced.
  @available(*, deprecated)
  static func deprecated(_ modifier: ModifierTrials) {
    modifier("accessibility", on: Sample()) { $0.accessibility(identifier: "sample") }
    modifier("actionSheet", on: Sample(), drive: settled) {
      $0.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Title"), buttons: [.cancel()]) }
    }
    modifier("colorScheme", on: Sample()) { $0.colorScheme(.dark) }
    modifier("navigationBarHidden", on: Words().navigationTitle("Title"), in: inStack) { $0.navigationBarHidden(true) }
    modifier("navigationBarItems", on: Sample(), in: inStack) { $0.navigationBarItems(leading: Button("Item") {}) }
    modifier("navigationBarTitle", on: Sample(), in: inStack) { $0.navigationBarTitle("Title") }
    modifier("navigationViewStyle", on: OldColumns(), device: .iPad10) { $0.navigationViewStyle(.stack) }
    modifier("statusBar", on: Sample()) { $0.statusBar(hidden: true) }
  }

  private static func inStack(_ content: AnyView) -> any View { NavigationStack { content } }
}

@available(*, deprecated)
private struct OldColumns: View {
  var body: some View {
    NavigationView {
      Text("Sidebar")
      Text("Detail")
    }
  }
}
