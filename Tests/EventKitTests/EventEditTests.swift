import EventKit
import EventKitUI
import Foundation
import SimulatorTesting
import Testing
import UIKit

/// Presents pages to edit and view events, and records what the person did.
private final class CalendarController: UIViewController, EKEventEditViewDelegate, EKEventViewDelegate {
  let store = EKEventStore()
  var action: EKEventEditViewAction?
  var viewAction: EKEventViewAction?

  func write() {
    let event = EKEvent(eventStore: store)
    event.startDate = Date(timeIntervalSince1970: 1_780_000_000)
    event.endDate = event.startDate.addingTimeInterval(1800)
    let editor = EKEventEditViewController()
    editor.eventStore = store
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }

  func show(_ event: EKEvent) {
    let page = EKEventViewController()
    page.event = event
    page.allowsEditing = true
    page.delegate = self
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    self.action = action
    controller.dismiss(animated: true)
  }

  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
    viewAction = action
    controller.dismiss(animated: true)
  }
}

@Suite("Pages of events", .simulator(.iPhone16)) @MainActor
struct EventEditTests {
  private func events(_ controller: CalendarController) -> [EKEvent] {
    CalendarAccess.answer(.event, .fullAccess)
    let store = controller.store
    let start = Date(timeIntervalSince1970: 1_780_000_000)
    return store.events(
      matching: store.predicateForEvents(withStart: start, end: start.addingTimeInterval(60), calendars: nil))
  }

  @Test("given an app without permission, when the person writes an event and adds it, then the calendar has it")
  func add() async throws {
    // Given
    let controller = CalendarController()
    let screen = await Screen(rootViewController: controller)
    controller.write()
    try await screen.settle()
    // When
    try await screen.type("Lunch", into: .label("Title"))
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    #expect(controller.action == .saved && controller.presentedViewController == nil)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    let found = events(controller)
    #expect(found.map(\.title) == ["Lunch"] && found.first?.calendar?.title == "Calendar")
  }

  @Test("given a form, when the person calls it off, then nothing is saved")
  func cancel() async throws {
    // Given
    let controller = CalendarController()
    let screen = await Screen(rootViewController: controller)
    controller.write()
    try await screen.settle()
    // When
    try await screen.type("Lunch", into: .label("Title"))
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(controller.action == .canceled && events(controller).isEmpty)
  }

  @Test("given an event's page, when the person deletes the event, then it is gone and the app hears so")
  func delete() async throws {
    // Given
    let controller = CalendarController()
    let screen = await Screen(rootViewController: controller)
    controller.write()
    try await screen.settle()
    try await screen.tap(.label("Add"))
    try await screen.settle()
    let event = try #require(events(controller).first)
    #expect(event.title == "New Event")
    // When
    controller.show(event)
    try await screen.settle()
    #expect(screen.visibleText.contains("New Event"))
    try await screen.tap(.label("Delete Event"))
    try await screen.settle()
    #expect(events(controller).count == 1)
    // The prompt's button, which is in front.
    let button = try #require(screen.findAll(.label("Delete Event")).last)
    try await screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    try await screen.settle()
    // Then
    #expect(controller.viewAction == .deleted && events(controller).isEmpty)
  }
}
