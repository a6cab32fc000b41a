import Foundation

/// Returns an instant in HTTP's format (IMF-fixdate, RFC 9110, 5.6.7), such as `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Written out because formatters follow locales and HTTP does not.
func httpDate(_ instant: Date) -> String {
  let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  var seconds = time_t(instant.timeIntervalSince1970)
  var parts = tm()
  gmtime_r(&seconds, &parts)
  func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
  return "\(weekdays[Int(parts.tm_wday)]), \(padded(parts.tm_mday)) \(months[Int(parts.tm_mon)]) "
    + "\(parts.tm_year + 1900) \(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec)) GMT"
}
