/// The accessibility elements of a chart: one per mark, or one per series if there are very many.
struct MarkElements: View {
  let model: ChartModel
  /// With more marks than this there is one element per series.
  private static let limit = 300

  private struct Element: Identifiable {
    let id: Int
    let indices: [Int]
  }

  private var elements: [Element] {
    let items = model.items.map { item in
      Element(id: item.indices[0], indices: item.indices.filter { model.marks[$0].look.isHidden != true })
    }.filter { !$0.indices.isEmpty }
    guard items.reduce(0, { $0 + $1.indices.count }) > Self.limit else {
      return items.flatMap { item in item.indices.map { Element(id: $0, indices: [$0]) } }
    }
    var series: [[_Datum?]: Int] = [:]
    var joined: [Element] = []
    for item in items {
      let key = model.marks[item.id].series.map { [$0] } ?? model.marks[item.id].look.data
      if let index = series[key] {
        joined[index] = Element(id: joined[index].id, indices: joined[index].indices + item.indices)
      } else {
        series[key] = joined.count
        joined.append(item)
      }
    }
    return joined
  }

  var body: some View {
    let elements = elements
    MarkLayout { size in
      elements.map { element in
        let rects = element.indices.lazy.map { model.place(of: $0, model.boxes, size) }
        let union = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return MarkLayout.Place(rect: union.insetBy(dx: union.width == 0 ? -4 : 0, dy: union.height == 0 ? -4 : 0))
      }
    }.callAsFunction {
      ForEach(elements) { element in
        let words = words(of: element)
        Color.clear.accessibilityElement().accessibilityLabel(words.label).accessibilityValue(words.value)
          .accessibilityIdentifier(model.marks[element.id].look.identifier ?? "")
      }
    }
  }

  private func text(_ channel: Channel?) -> String? {
    guard let channel else { return nil }
    let unit = channel.unit.map { DateStride(unit: $0) }
    return channel.lower.text(
      stride: unit, locale: model.environment.locale, calendar: model.environment.calendar)
  }

  private func words(of element: Element) -> (label: Text, value: Text) {
    let mark = model.marks[element.id]
    let isMany = element.indices.count > 1
    var series: String?
    if case .by(let value) = mark.look.foreground { series = text(value) }
    let channels = mark.isVertical ? (mark.x, mark.y) : (mark.y, mark.x)
    let base = channels.0.channels.compactMap(text).joined(separator: " – ")
    var value = channels.1.channels.compactMap(text).joined(separator: " – ")
    if let angle = text(mark.angle) { value = angle }
    var words = [base, series ?? ""].filter { !$0.isEmpty }
    if isMany, let last = element.indices.last {
      let end = model.marks[last]
      let ends = [base, (mark.isVertical ? end.x : end.y).channels.compactMap(text).joined(separator: " – ")]
      words = [ends.filter { !$0.isEmpty }.joined(separator: " – "), series ?? ""].filter { !$0.isEmpty }
      value = element.indices.count.formatted()
    }
    // The label of a function is that of its value.
    let name = mark.function?.y.last ?? Text(words.joined(separator: ", "))
    return (mark.look.label ?? name, mark.look.value ?? Text(value))
  }
}
