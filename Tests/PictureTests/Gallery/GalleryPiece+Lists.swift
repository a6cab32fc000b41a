import SimulatorTesting
import SwiftUI

extension GalleryPiece {
  private struct Rows: View {
    var body: some View {
      Section("Fruit") {
        Text("Apple")
        NavigationLink("Pear") { Text("Pear") }
        LabeledContent("Plum", value: "12")
      }
      Section {
        Label("Mail", systemImage: "envelope")
        Label("Wi-Fi", systemImage: "wifi").badge(3)
      } footer: {
        Text("A footer says what the section is for.")
      }
    }
  }

  private static func list(_ title: String, _ style: some ListStyle) -> GalleryPiece {
    GalleryPiece(title, .top(400)) {
      NavigationStack {
        List { Rows() }.listStyle(style).navigationTitle("List").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private static let symbols: [(title: String, name: String)] = [
    ("Aeroplane mode", "airplane"), ("Wi-Fi", "wifi"), ("More", "ellipsis"), ("Battery", "battery.100"),
    ("Nearby", "dot.radiowaves.left.and.right"),
  ]

  static let lists = [
    list("List: inset grouped", .insetGrouped),
    list("List: grouped", .grouped),
    list("List: plain", .plain),
    list("List: inset", .inset),
    list("List: sidebar", .sidebar),
    GalleryPiece("Form", .top(720)) {
      NavigationStack {
        Form {
          Section("Account") {
            TextField("Name", text: .constant(""))
            SecureField("Password", text: .constant("secret"))
          }
          Section("Choices") {
            Toggle("Notifications", isOn: .constant(true))
            Picker("Theme", selection: .constant(0)) { Text("Automatic").tag(0) }
            Stepper("Copies: 1", value: .constant(1))
            DatePicker(
              "Due", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)), displayedComponents: .date)
            Slider(value: .constant(0.5))
            ColorPicker("Colour", selection: .constant(.blue))
          }
          Section { Button("Sign out", role: .destructive) {} }
        }
        .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
      }
    },
    GalleryPiece("Rows with labels", .top(330)) {
      List {
        ForEach(symbols, id: \.name) { symbol in
          NavigationLink {
          } label: {
            Label(symbol.title, systemImage: symbol.name)
          }
        }
      }
    },
    GalleryPiece("Rows with subtitles", .top(300)) {
      List(0..<3) { index in
        VStack(alignment: .leading) {
          Text("Row \(index)").font(.headline)
          Text("What stands below it").font(.subheadline).foregroundStyle(.secondary)
        }
      }
    },
    GalleryPiece("Swipe actions: trailing", .top(180)) {
      List {
        Text("Swiped").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
        }
        Text("Next")
      }
    } after: {
      let y = try $0.find(.text("Swiped")).frame.midY
      try await $0.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 130, y: y))
    },
    GalleryPiece("Swipe actions: leading", .top(180)) {
      List {
        Text("Swiped").swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {}.tint(.yellow) }
        Text("Next")
      }
    } after: {
      let y = try $0.find(.text("Swiped")).frame.midY
      try await $0.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 180, y: y))
    },
    GalleryPiece("Edit mode", .top(240)) {
      List {
        ForEach(["One", "Two", "Three"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    },
    GalleryPiece("Selection", .top(240)) {
      List(["One", "Two", "Three"], id: \.self, selection: .constant(Set(["Two"]))) { Text($0) }
        .environment(\.editMode, .constant(.active))
    },
    GalleryPiece("Outline", .top(300)) {
      List {
        DisclosureGroup("Open", isExpanded: .constant(true)) {
          Text("First")
          Text("Second")
        }
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("First") }
      }
    },
  ]
}
