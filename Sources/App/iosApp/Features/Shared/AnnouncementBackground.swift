import SwiftUI

/// The background of the announcement list and the details.
struct AnnouncementBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Color(hex: colorScheme == .dark ? "#0A0A0A" : "#FAFAFA")
  }
}
