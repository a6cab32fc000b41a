import SwiftUI

extension GalleryPiece {
  private static let day = Date(timeIntervalSince1970: 1_750_000_000)

  static let values = [
    GalleryPiece("Toggles") {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
      Toggle("Tinted", isOn: .constant(true)).tint(.orange)
      HStack {
        Toggle("Flag", systemImage: "flag.fill", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Flag", systemImage: "flag", isOn: .constant(false)).toggleStyle(.button)
      }
    },
    GalleryPiece("Sliders") {
      Slider(value: .constant(0.4))
      Slider(value: .constant(0.7)) {
        Text("Loudness")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Slider(value: .constant(0.5)).tint(.pink)
      Slider(value: .constant(0.5)).disabled(true)
    },
    GalleryPiece("Steppers") {
      Stepper("Guests: 2", value: .constant(2), in: 0...9)
      Stepper("At the end", value: .constant(9), in: 0...9)
      Stepper("Alone", value: .constant(2)).labelsHidden()
    },
    GalleryPiece("Picker: menu") {
      Picker("Flavour", selection: .constant("Vanilla")) {
        Text("Vanilla").tag("Vanilla")
        Text("Chocolate").tag("Chocolate")
      }
    },
    GalleryPiece("Picker: segmented") {
      Picker("View", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
        Text("Year").tag(3)
      }
      .pickerStyle(.segmented)
      Picker("View", selection: .constant(1)) {
        Image(systemName: "list.bullet").tag(0)
        Image(systemName: "square.grid.2x2").tag(1)
      }
      .pickerStyle(.segmented)
    },
    GalleryPiece("Picker: wheel") {
      Picker("Number", selection: .constant(3)) {
        ForEach(0..<9) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    },
    GalleryPiece("Picker: inline and palette", .top(300)) {
      List {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }
        .pickerStyle(.inline)
        Picker("Navigation", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }
        .pickerStyle(.navigationLink)
      }
    },
    GalleryPiece("Date picker: compact") {
      DatePicker("Starts", selection: .constant(day))
      DatePicker("Day", selection: .constant(day), displayedComponents: .date)
      DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute)
    },
    GalleryPiece("Date picker: graphical") {
      DatePicker("Day", selection: .constant(day), displayedComponents: .date).datePickerStyle(.graphical)
    },
    GalleryPiece("Date picker: wheel") {
      DatePicker("Day", selection: .constant(day)).datePickerStyle(.wheel).labelsHidden()
    },
    GalleryPiece("Colour picker") {
      ColorPicker("Colour", selection: .constant(.orange))
    },
    GalleryPiece("Progress") {
      ProgressView(value: 0.6)
      ProgressView("Loading", value: 0.3)
      ProgressView(value: 0.7) {
        Text("Download")
      } currentValueLabel: {
        Text("70 %")
      }
      HStack(spacing: 30) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView("Please wait")
      }
    },
    GalleryPiece("Gauges") {
      Gauge(value: 0.6) {
        Text("Battery")
      } currentValueLabel: {
        Text("60 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 24) {
        Gauge(value: 0.6) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) {
          Text("AQI")
        } currentValueLabel: {
          Text("42")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.green)
        Gauge(value: 0.7) { Text("Wind") }.gaugeStyle(.accessoryLinear)
      }
      Gauge(value: 0.3) { Text("Linear capacity") }.gaugeStyle(.linearCapacity)
    },
  ]
}
