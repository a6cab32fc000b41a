import Foundation

/// A request for a change.
public class PHChangeRequest: NSObject {}
