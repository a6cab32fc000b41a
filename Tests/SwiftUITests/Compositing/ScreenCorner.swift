import SimulatorTesting
import SwiftUI

extension Screen {
  /// Returns a screen with a view in its top left corner, on a ground that covers all of it.
  static func inCorner(on ground: Color = .white, @ViewBuilder _ content: () -> some View) async -> Screen {
    let content = content()
    return await Screen {
      ZStack(alignment: .topLeading) {
        ground
        content
      }.ignoresSafeArea()
    }
  }
}
