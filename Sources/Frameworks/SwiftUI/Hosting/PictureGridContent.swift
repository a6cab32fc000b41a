import ScrollworkUIKit

extension PictureGridView: RenderedView, ContentDrawing {
  var drawn: some View { PictureGridContent(pictures: pictures, pick: { [unowned self] in onPick($0) }) }
}

/// The person's photos, of which one is chosen.
nonisolated private struct PictureGridContent: View, FrameworkView {
  let pictures: [PhotoPicture]
  let pick: @MainActor (PhotoPicture) -> Void

  @MainActor var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
        ForEach(pictures) { picture in
          PictureCell(picture: picture).onTapGesture { pick(picture) }
        }
      }
    }
  }
}
