import SwiftUI

extension GalleryPiece {
  static let texts = [
    GalleryPiece("Text styles") {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
    },
    GalleryPiece("Text weights and designs") {
      GalleryFlow(spacing: 8, alignment: .firstTextBaseline) {
        Text("Light").fontWeight(.light)
        Text("Medium").fontWeight(.medium)
        Text("Bold").bold()
        Text("Black").fontWeight(.black)
        Text("Italic").italic()
      }
      GalleryFlow(spacing: 8, alignment: .firstTextBaseline) {
        Text("Serif").fontDesign(.serif)
        Text("Rounded").fontDesign(.rounded)
        Text("Mono").monospaced()
        Text("Under").underline()
        Text("Through").strikethrough()
      }
      Text("**Bold**, *italic*, `code` and a [link](https://apple.com)")
      GalleryFlow(spacing: 8, alignment: .firstTextBaseline) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Fourth").foregroundStyle(.quaternary)
      }
    },
    GalleryPiece("Text fields") {
      TextField("Plain", text: .constant(""))
      TextField("Name", text: .constant("Ada Lovelace"))
      TextField("With a border", text: .constant("")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
      TextField("Off", text: .constant("Disabled")).textFieldStyle(.roundedBorder).disabled(true)
    },
    GalleryPiece("Text editor") {
      TextEditor(text: .constant("Several lines\nof text")).frame(height: 100).border(.separator)
      TextField("Notes", text: .constant("A field that grows\nwith its lines"), axis: .vertical)
        .textFieldStyle(.roundedBorder)
    },
    GalleryPiece("Labels") {
      Label("Standard", systemImage: "bolt.fill")
      Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
      Label("Large", systemImage: "star").font(.title)
      LabeledContent("Version", value: "18.0")
    },
    GalleryPiece("Group box and disclosure") {
      GroupBox("Heart rate") { Text("72 beats a minute").frame(maxWidth: .infinity, alignment: .leading) }
      GroupBox {
        Text("Steps today")
      } label: {
        Label("Activity", systemImage: "figure.walk")
      }
      DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Inside").foregroundStyle(.secondary) }
      DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Inside") }
    },
    GalleryPiece("Content unavailable", .middle(300)) {
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("New messages will appear here.")
      } actions: {
        Button("Refresh") {}.buttonStyle(.bordered)
      }
    },
    GalleryPiece("Content unavailable: search", .middle(220)) {
      ContentUnavailableView.search(text: "Scroll")
    },
    GalleryPiece("Redacted") {
      HStack {
        Image(systemName: "person.circle").font(.largeTitle)
        VStack(alignment: .leading) {
          Text("Somebody's name").font(.headline)
          Text("A line about them").font(.subheadline)
        }
      }
      .redacted(reason: .placeholder)
    },
  ]
}
