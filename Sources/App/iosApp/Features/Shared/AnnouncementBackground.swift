import SwiftUI

/// What the announcement list and the details stand on.
struct AnnouncementBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Color(hex: colorScheme == .dark ? "#0A0A0A" : "#FAFAFA")
  }
}
