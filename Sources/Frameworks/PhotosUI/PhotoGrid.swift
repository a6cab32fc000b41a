import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// The picker's sheet: a grid of photos, under a bar.
struct PhotoGrid: View {
  /// The maximum selection; nil for no limit.
  let limit: Int?
  let filter: PHPickerFilter?
  let isOrdered: Bool
  let isContinuous: Bool
  @State private var picked: [String]
  /// Receives the selection, nil for the previous one, and whether the person is done.
  private let tell: @MainActor ([PhotoPicture]?, Bool) -> Void
  @State private var pictures: [PhotoPicture]

  init(
    limit: Int?, filter: PHPickerFilter?, isOrdered: Bool, isContinuous: Bool, picked: [String],
    tell: @escaping @MainActor ([PhotoPicture]?, Bool) -> Void
  ) {
    self.limit = limit
    self.filter = filter
    self.isOrdered = isOrdered
    self.isContinuous = isContinuous
    self.tell = tell
    let pictures = filter?.showsPictures ?? true ? _PhotoFolder.pictures() : []
    _pictures = State(initialValue: pictures)
    _picked = State(initialValue: picked.filter { id in pictures.contains { $0.id == id } })
  }

  private var chosen: [PhotoPicture] {
    let all = Dictionary(pictures.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return picked.compactMap { all[$0] }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(pictures) { picture in
            PhotoCell(picture: picture, number: picked.firstIndex(of: picture.id).map { $0 + 1 }, isOrdered: isOrdered)
              .onTapGesture { pick(picture) }
          }
        }
      }
      .overlay {
        if pictures.isEmpty { ContentUnavailableView("No Photos", systemImage: "photo.on.rectangle") }
      }
      .safeAreaInset(edge: .bottom) {
        Text(limit.map { $0 > 1 ? "Select up to \($0) photos" : "" } ?? "Select Photos")
          .font(.footnote).foregroundStyle(.secondary).padding(.vertical, 8).frame(maxWidth: .infinity)
          .background(.bar)
      }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { tell(nil, true) } }
        if limit != 1 {
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") { tell(chosen, true) }.disabled(picked.isEmpty)
          }
        }
      }
    }
  }

  private func pick(_ picture: PhotoPicture) {
    if limit == 1 { return tell([picture], true) }
    if let index = picked.firstIndex(of: picture.id) {
      picked.remove(at: index)
    } else if limit.map({ picked.count < $0 }) ?? true {
      picked.append(picture.id)
    }
    if isContinuous { tell(chosen, false) }
  }
}

/// A photo in the grid, marked if it is selected.
private struct PhotoCell: View {
  let picture: PhotoPicture
  /// Its position in the selection.
  let number: Int?
  let isOrdered: Bool

  var body: some View {
    PictureCell(picture: picture)
      .overlay { if number != nil { Color.white.opacity(0.3).accessibilityHidden(true) } }
      .overlay(alignment: .bottomTrailing) { if let number { badge(number).padding(5).accessibilityHidden(true) } }
      .accessibilityAddTraits(number == nil ? [] : .isSelected)
  }

  private func badge(_ number: Int) -> some View {
    ZStack {
      Circle().fill(.blue)
      Circle().stroke(.white, lineWidth: 1.5)
      if isOrdered {
        Text("\(number)").font(.system(size: 12, weight: .bold))
      } else {
        Image(systemName: "checkmark").font(.system(size: 11, weight: .bold))
      }
    }
    .foregroundStyle(.white)
    .frame(width: 22, height: 22)
  }
}
