import SwiftUI

/// The data of a control of the form.
@MainActor @Observable
final class FormEntry: Identifiable {
  let number: Int
  var text = ""
  var isOn = false
  var level = 0.5

  init(_ number: Int) { self.number = number }
}

/// The form's data.
@MainActor
final class FormModel {
  let entries: [FormEntry]

  init(controls: Int) { entries = (0..<controls).map { FormEntry($0) } }
}

/// A form of text fields, toggles and sliders in sections of ten. The first field has the focus.
struct FormPage: View {
  let model: FormModel
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      ForEach(Array(stride(from: 0, to: model.entries.count, by: 10)), id: \.self) { start in
        Section {
          ForEach(model.entries[start..<min(start + 10, model.entries.count)]) { entry in
            FormControl(entry: entry).focused($focus, equals: entry.number)
          }
        }
      }
    }
    .onAppear { focus = 0 }
  }
}

/// One of the three kinds of control.
struct FormControl: View {
  @Bindable var entry: FormEntry

  var body: some View {
    switch entry.number % 3 {
    case 0: TextField("Field \(entry.number)", text: $entry.text)
    case 1: Toggle("Toggle \(entry.number)", isOn: $entry.isOn)
    default: Slider(value: $entry.level)
    }
  }
}
