import Foundation

extension EKEventStore {
  /// Returns the occurrences that match a predicate, the earliest first.
  func found(_ predicate: NSPredicate) -> [EKEvent] {
    guard mayReadEvents(), let predicate = predicate as? EventPredicate,
      case .events(let first, let last) = predicate.kind
    else { return [] }
    let found = CalendarDatabase.contents.items.filter { !$0.isReminder }
      .flatMap { $0.occurrences(from: first, to: last) }.filter { predicate.fits($0) }
    return found.enumerated().sorted {
      let (left, right) = ($0.element.start ?? .distantPast, $1.element.start ?? .distantPast)
      return left == right ? $0.offset < $1.offset : left < right
    }.map { EKEvent($0.element, saved: $0.element, in: self) }
  }

  /// Saves an event regardless of the app's permission: the person does it.
  package func keep(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    var record = event.record
    guard let calendar = event.calendar else { throw EKError(.noCalendar) }
    guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    (record.start, record.end) = (start, end)
    (record.created, record.modified) = (record.created ?? Date(), Date())
    if let saved = event.saved, let occurrence = saved.occurrenceInSeries {
      let parts = Series(master: CalendarDatabase.contents.items.first { $0.id == saved.id }, at: occurrence)
      record = parts.split(record, span)
      let kept = record
      let master = parts.rest(span, isReplaced: kept.id == saved.id)
      try make(commit) { contents in
        if let master { contents.put(master) }
        contents.put(kept)
      }
    } else {
      if record.series == nil { record.occurrence = nil }
      let kept = record
      try make(commit) { $0.put(kept) }
    }
    (event.record, event.saved) = (record, record)
  }

  /// Removes an event regardless of the app's permission: the person does it.
  package func drop(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    let saved = event.saved ?? event.record
    let id = saved.id
    if event.saved != nil, let occurrence = saved.occurrenceInSeries {
      let parts = Series(master: CalendarDatabase.contents.items.first { $0.id == id }, at: occurrence)
      let master = parts.rest(span, isReplaced: false)
      try make(commit) { contents in
        if let master {
          contents.put(master)
        } else {
          contents.items.removeAll { $0.id == id }
        }
      }
    } else {
      try make(commit) { contents in contents.items.removeAll { $0.id == id } }
    }
    event.saved = nil
  }
}

/// A recurring event with a changed occurrence.
private struct Series {
  let master: ItemRecord?
  let occurrence: Date

  init(master: ItemRecord?, at occurrence: Date) {
    self.master = master
    self.occurrence = occurrence
  }

  private var isFirst: Bool { master?.start.map { occurrence <= $0 } ?? true }

  /// Returns the changed occurrence as a detached event, or as a series from there on.
  func split(_ changed: ItemRecord, _ span: EKSpan) -> ItemRecord {
    var record = changed
    guard let master else { return record }
    if span == .thisEvent {
      record.id = "\(master.id)/RID=\(Int(occurrence.timeIntervalSinceReferenceDate))"
      (record.series, record.occurrence, record.rules, record.exceptions) = (master.id, occurrence, [], [])
    } else if isFirst {
      record.occurrence = nil
    } else {
      record.id = UUID().uuidString
      record.occurrence = nil
      if record.rules == master.rules, let rule = record.rules.first, let end = rule.recurrenceEnd, end.endDate == nil {
        let rest = max(end.occurrenceCount - master.count(before: occurrence), 1)
        record.rules = [rule.ending(EKRecurrenceEnd(occurrenceCount: rest))]
      }
    }
    return record
  }

  /// Returns the rest of the series without the occurrence, or without it and all later ones; nil if there is none.
  /// - Parameter isReplaced: whether the changed occurrence replaces it.
  func rest(_ span: EKSpan, isReplaced: Bool) -> ItemRecord? {
    guard var master, !isReplaced else { return nil }
    if span == .thisEvent {
      master.exceptions.insert(occurrence)
      return master
    }
    guard !isFirst else { return nil }
    master.rules = master.rules.map { $0.ending(EKRecurrenceEnd(end: occurrence.addingTimeInterval(-1))) }
    return master
  }
}
