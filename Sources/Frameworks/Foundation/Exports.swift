// Apple's Foundation is a single module; here it is two.
@_exported import FoundationNetworking
