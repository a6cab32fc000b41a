import CVirtualTime

extension VirtualTime {
  /// Every armed timer in words, the earliest first: what it is, when it is due from now, and how often.
  ///
  /// For messages about a process that does not come to rest, such as
  /// `"DispatchQueue.asyncAfter on the main queue, due in 1.5 s"`. A cancelled `Task.sleep` is listed until its deadline.
  /// A run loop has one timer below all its `Timer` objects, so only the earliest of these is listed.
  nonisolated public static var pendingTimerDescriptions: [String] {
    var timers: [PendingTimer] = []
    withUnsafeMutablePointer(to: &timers) { timers in
      virtual_time_for_each_timer(
        { timer, context in
          guard let timer = timer?.pointee, let context else { return }
          context.assumingMemoryBound(to: [PendingTimer].self).pointee.append(PendingTimer(timer))
        }, timers)
    }
    let now = virtual_time_now()
    return timers.map { $0.description(at: now) }
  }
}

private struct PendingTimer {
  let timer: virtual_time_timer
  let queue: String

  init(_ timer: virtual_time_timer) {
    self.timer = timer
    // The label is the queue's, which may go before the text is made.
    queue = timer.queue.map { String(cString: $0) } ?? ""
  }

  func description(at now: Int64) -> String {
    let interval = timer.interval > 0 ? ", every \(seconds(timer.interval))" : ""
    return "\(name), due in \(seconds(max(0, timer.deadline - now)))\(interval)"
  }

  private var name: String {
    switch timer.kind {
    case VIRTUAL_TIME_SLEEP: "Task.sleep"
    case VIRTUAL_TIME_RUN_LOOP_TIMER: "Timer"
    case VIRTUAL_TIME_SOURCE: "DispatchSource timer on \(place)"
    default: "DispatchQueue.asyncAfter on \(place)"
    }
  }

  private var place: String {
    if queue == "com.apple.main-thread" { return "the main queue" }
    if queue.hasPrefix("com.apple.root.") { return "a global queue" }
    return "the queue \"\(queue)\""
  }

  private func seconds(_ nanoseconds: Int64) -> String { "\(Double(nanoseconds) / 1e9) s" }
}
