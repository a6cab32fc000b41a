import Foundation
import ScrollworkEventKit
import ScrollworkSwiftUI

/// The fields to edit an event.
struct EventForm: View {
  @Bindable var draft: EventDraft
  /// Deletes the event; nil for a new one.
  let delete: (@MainActor () -> Void)?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $draft.title)
        TextField("Location", text: $draft.location)
      }
      Section {
        Toggle("All-day", isOn: $draft.isAllDay)
        DatePicker("Starts", selection: $draft.start, displayedComponents: parts)
        DatePicker("Ends", selection: $draft.end, displayedComponents: parts)
        Picker("Repeat", selection: $draft.rhythm) {
          ForEach(EventDraft.Rhythm.allCases.filter { $0 != .custom || draft.rhythm == .custom }, id: \.self) {
            Text($0.rawValue).tag($0)
          }
        }
      }
      Section {
        Picker("Calendar", selection: $draft.calendar) {
          ForEach(draft.calendars, id: \.calendarIdentifier) { Text($0.title).tag($0.calendarIdentifier) }
        }
        Picker("Alert", selection: $draft.alarm) {
          ForEach(EventDraft.alarms, id: \.title) { Text($0.title).tag($0.seconds) }
        }
      }
      Section {
        TextField("URL", text: $draft.url).keyboardType(.URL).textInputAutocapitalization(.never)
        TextField("Notes", text: $draft.notes, axis: .vertical)
      }
      if let delete { Section { Button("Delete Event", role: .destructive) { delete() } } }
    }
  }

  private var parts: DatePickerComponents { draft.isAllDay ? .date : [.date, .hourAndMinute] }
}
