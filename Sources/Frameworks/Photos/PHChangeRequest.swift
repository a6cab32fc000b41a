import Foundation

/// What an app wants to be changed.
public class PHChangeRequest: NSObject {}
