import ActivityKit
import SimulatorTesting
import SwiftUI
import WidgetKit

private struct Score: TimelineEntry {
  let date: Date
  let points: Int
}

private struct Scores: TimelineProvider {
  func placeholder(in context: Context) -> Score { Score(date: .distantPast, points: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Score) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Score>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

private struct ScoreView: View {
  @Environment(\.widgetFamily) private var family
  let points: Int
  var body: some View {
    Text("\(points) in \(family.description)").containerBackground(.red, for: .widget).widgetURL(nil)
  }
}

private struct ScoreWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "score", provider: Scores()) { ScoreView(points: $0.points) }
      .configurationDisplayName("Score")
      .description("How the match goes.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct MatchWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Match.self) { context in
      Text("\(context.state.points)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.team).dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) { Text("\(context.state.points)") }
        sides(of: context)
      } compactLeading: {
        Text(context.attributes.team)
      } compactTrailing: {
        Text("\(context.state.points)")
      } minimal: {
        Text("\(context.state.points)")
      }
      .keylineTint(.red)
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func sides(of context: ActivityViewContext<Match>) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.trailing) { Text(context.attributes.team) }
  }
}

private struct Widgets: WidgetBundle {
  var body: some Widget {
    ScoreWidget()
    MatchWidget()
  }
}

private struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable { var points: Int }
  let team: String
}

@Suite("Widgets", .simulator(.iPhoneSE)) @MainActor
struct WidgetTests {
  @Test("given an app that shares a view with its widget, then the view is shown in the app")
  func sharedView() async throws {
    let screen = await Screen {
      ScoreView(points: 3).previewContext(WidgetPreviewContext(family: .systemMedium))
    }
    #expect(screen.exists(.label("3 in systemSmall")))
    _ = Widgets().body
  }

  @Test("given an app that has its widgets reloaded, then this is kept and nothing else happens")
  func reloads() async throws {
    _ = WidgetCenter.shared._takeReloads()
    WidgetCenter.shared.reloadTimelines(ofKind: "score")
    WidgetCenter.shared.reloadAllTimelines()
    #expect(WidgetCenter.shared._takeReloads() == ["score", "*"])
    #expect(WidgetCenter.shared._takeReloads().isEmpty)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test("given a match that goes on, then the phone shows no activity and says so")
  func activity() throws {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(
        attributes: Match(team: "Red"), content: ActivityContent(state: Match.ContentState(points: 1), staleDate: nil))
    }
    #expect(Activity<Match>.activities.isEmpty)
  }
}
