import ScrollworkUIKit

extension ColorPanelView: RenderedView, ContentDrawing {
  var drawn: some View {
    picker.map {
      ColorPanelContent(
        picker: $0, color: PickedColor(Color(uiColor: $0.selectedColor)), supportsOpacity: $0.supportsAlpha,
        title: $0.title)
    }
  }
}

/// The panel of a UIKit colour picker.
nonisolated struct ColorPanelContent: View, FrameworkView {
  let picker: UIColorPickerViewController
  let color: PickedColor
  let supportsOpacity: Bool
  let title: String?

  @MainActor var body: some View {
    ColorSheet(
      selection: Binding {
        var color = color
        if !supportsOpacity { color.opacity = 1 }
        return color
      } set: {
        picker.choose(UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.opacity))
      },
      supportsOpacity: supportsOpacity, title: title.map { Text(verbatim: $0) } ?? Text("Colors"),
      close: { picker.close() }, onEditingChanged: { picker.dragDidChange(isDragging: $0) })
  }
}
