import Charts
import MapKit
import SwiftUI

extension GalleryPiece {
  private struct Month: Identifiable {
    let id: String
    let sales: Double
  }

  private static let months = [
    Month(id: "Jan", sales: 8), Month(id: "Feb", sales: 12), Month(id: "Mar", sales: 7), Month(id: "Apr", sales: 15),
  ]

  static let drawing = [
    GalleryPiece("Bar chart") {
      Chart(months) { BarMark(x: .value("Month", $0.id), y: .value("Sales", $0.sales)) }.frame(height: 180)
    },
    GalleryPiece("Line and area chart") {
      Chart(months) {
        AreaMark(x: .value("Month", $0.id), y: .value("Sales", $0.sales)).foregroundStyle(.blue.opacity(0.2))
        LineMark(x: .value("Month", $0.id), y: .value("Sales", $0.sales))
        PointMark(x: .value("Month", $0.id), y: .value("Sales", $0.sales))
      }
      .frame(height: 180)
    },
    GalleryPiece("Sector chart") {
      Chart(months) {
        SectorMark(angle: .value("Sales", $0.sales), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Month", $0.id))
      }
      .frame(height: 200)
    },
    GalleryPiece("Map") {
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), latitudinalMeters: 3000,
            longitudinalMeters: 3000))
      ) {
        Marker("Berlin", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
      }
      .frame(height: 220)
    },
    GalleryPiece("Materials") {
      GalleryFlow(spacing: 8) {
        Text("Ultra thin").padding(10).background(.ultraThinMaterial)
        Text("Thin").padding(10).background(.thinMaterial)
        Text("Regular").padding(10).background(.regularMaterial)
      }
      .frame(maxWidth: .infinity).padding(12)
      .background(LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing))
      GalleryFlow(spacing: 8) {
        Text("Thick").padding(10).background(.thickMaterial)
        Text("Ultra thick").padding(10).background(.ultraThickMaterial)
        Text("Bar").padding(10).background(.bar)
      }
      .frame(maxWidth: .infinity).padding(12)
      .background(LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing))
    },
    GalleryPiece("Gradients") {
      HStack {
        Rectangle().fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.radialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 45))
        Rectangle().fill(
          .angularGradient(
            colors: [.red, .green, .blue, .red], center: .center, startAngle: .zero, endAngle: .degrees(360)))
        Rectangle().fill(.blue.gradient)
      }
      .frame(height: 80)
    },
    GalleryPiece("Shapes") {
      HStack {
        Circle().fill(.red)
        Capsule().fill(.orange)
        RoundedRectangle(cornerRadius: 16).fill(.green)
        Ellipse().stroke(.blue, lineWidth: 3)
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.purple)
      }
      .frame(height: 60)
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemGroupedBackground)).shadow(radius: 5)
        Circle().trim(from: 0, to: 0.7).stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(4)
        Rectangle().strokeBorder(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
      }
      .frame(height: 60)
    },
    GalleryPiece("Symbols: sizes and weights") {
      GalleryFlow(spacing: 18) {
        Image(systemName: "heart").imageScale(.small)
        Image(systemName: "heart")
        Image(systemName: "heart").imageScale(.large)
        Image(systemName: "heart").fontWeight(.bold)
        Image(systemName: "heart.fill").font(.largeTitle)
        Image(systemName: "heart").symbolVariant(.circle.fill).font(.largeTitle)
        Image(systemName: "heart").symbolVariant(.slash).font(.largeTitle)
      }
    },
    GalleryPiece("Symbols: rendering modes") {
      GalleryFlow(spacing: 18) {
        Image(systemName: "folder.fill.badge.plus").symbolRenderingMode(.monochrome)
        Image(systemName: "folder.fill.badge.plus").symbolRenderingMode(.hierarchical)
        Image(systemName: "folder.fill.badge.plus").symbolRenderingMode(.palette).foregroundStyle(.green, .gray)
        Image(systemName: "folder.fill.badge.plus").symbolRenderingMode(.multicolor)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "heart.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .pink)
        Image(systemName: "wifi", variableValue: 0.5)
        Image(systemName: "battery.75")
      }
      .font(.largeTitle)
    },
    GalleryPiece("System colours") {
      HStack(spacing: 4) {
        ForEach(
          [Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray],
          id: \.self
        ) { Rectangle().fill($0) }
      }
      .frame(height: 40)
    },
    GalleryPiece("Table of a grid") {
      Grid(alignment: .leading, horizontalSpacing: 24) {
        GridRow {
          Text("Name").bold()
          Text("Count").bold()
        }
        Divider()
        GridRow {
          Text("Apples")
          Text("3").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Pears")
          Text("12")
        }
      }
    },
  ]
}
