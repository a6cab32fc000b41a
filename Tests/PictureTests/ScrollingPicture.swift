import SwiftUI

/// The picture of docs/scrolling.md: which rows of a lazy stack exist, and what is known about the others.
struct ScrollingPicture: View {
  private struct Zone: Identifiable {
    let id: String
    let detail: String
    let rows: Int
    let color: Color
    /// How far the zone reaches, as a share of the viewport.
    let reach: String
  }

  private static let row: CGFloat = 26
  private static let gap: CGFloat = 4

  private let zones = [
    Zone(
      id: "Estimated", detail: "No row exists. One run: number of rows x mean extent", rows: 2, color: .gray,
      reach: "extents that were measured stay known"),
    Zone(
      id: "Kept", detail: "Detached and suspended: state stays, no body runs", rows: 2, color: .purple,
      reach: "up to 3/4 of the viewport"),
    Zone(
      id: "Overscan", detail: "On the screen: has appeared, and not yet disappeared", rows: 1, color: .blue,
      reach: "up to 1/4 of the viewport"),
    Zone(
      id: "Viewport", detail: "Built and placed, outwards from a row that is visible", rows: 6, color: .green,
      reach: "what is seen"),
    Zone(
      id: "Prefetched", detail: "Built and measured in spare frames; has not appeared", rows: 3, color: .orange,
      reach: "1/2 of the viewport ahead"),
    Zone(
      id: "Estimated ", detail: "\u{201C}Which row is at y?\u{201D} and \u{201C}where is row n?\u{201D}: O(log runs)",
      rows: 3,
      color: .gray, reach: "1,000,000 rows cost no more"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("A lazy stack while its content moves up").font(.title3).fontWeight(.semibold)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(zones) { zone in
          HStack(alignment: .top, spacing: 16) {
            rows(of: zone)
            VStack(alignment: .leading, spacing: 2) {
              Text(zone.id.trimmingCharacters(in: .whitespaces)).font(.headline).foregroundStyle(zone.color)
              Text(zone.detail).font(.footnote)
              Text(zone.reach).font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
      }
    }
    .padding(24)
    .frame(width: 620, alignment: .leading)
    .background(.white)
  }

  private func rows(of zone: Zone) -> some View {
    let isBuilt = zone.color != .gray
    let isViewport = zone.id == "Viewport"
    return VStack(spacing: Self.gap) {
      ForEach(0..<zone.rows, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 6)
          .fill(zone.color.opacity(isBuilt ? 0.25 : 0.06))
          .overlay(
            RoundedRectangle(cornerRadius: 6)
              .strokeBorder(zone.color.opacity(0.7), style: StrokeStyle(lineWidth: 1, dash: isBuilt ? [] : [4, 3]))
          )
          .frame(width: 200, height: Self.row)
      }
    }
    .padding(isViewport ? 6 : 0)
    .overlay {
      if isViewport { RoundedRectangle(cornerRadius: 12).strokeBorder(.black, lineWidth: 3) }
    }
    .frame(width: 220)
  }
}
