import ScrollworkUIKit

extension PictureGridView: RenderedView, ContentDrawing {
  var drawn: some View { PictureGridContent(pictures: pictures, pick: { [unowned self] in onPick($0) }) }
}

/// The person's pictures, of which one is chosen.
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

private struct PictureCell: View, FrameworkView {
  let picture: PhotoPicture
  @State private var image: UIImage?

  @MainActor var body: some View {
    Color.gray.opacity(0.2).aspectRatio(1, contentMode: .fit)
      .overlay { if let image { Image(uiImage: image).resizable().scaledToFill() } }
      .clipped()
      .contentShape(Rectangle())
      .onAppear { if image == nil { image = (try? picture.data()).flatMap { UIImage(data: $0) } } }
      .accessibilityElement()
      // The name that UI tests of iOS's picker go by.
      .accessibilityIdentifier("PXGGridLayout-Info")
      .accessibilityLabel(Text(verbatim: "Photo, \(picture.date.formatted(date: .long, time: .shortened))"))
      .accessibilityAddTraits([.isImage, .isButton])
  }
}
