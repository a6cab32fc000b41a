import SwiftUI

/// A white card: circle, bold headline, two to four lines of text, three small buttons.
struct FeedCard: View {
  let author: String
  let text: String
  let hasShadow: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Circle().fill(.indigo).frame(width: 48, height: 48)
        Text(author).font(.headline).bold()
      }
      Text(text)
      HStack(spacing: 16) {
        Button("Like") {}
        Button("Reply") {}
        Button("Share") {}
      }
      .font(.footnote)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      if hasShadow {
        shape.shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 2)
      } else {
        shape
      }
    }
  }

  private var shape: some View { RoundedRectangle(cornerRadius: 12).fill(.white) }
}
