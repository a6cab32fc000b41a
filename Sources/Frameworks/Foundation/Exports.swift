// Apple's Foundation is one module with what is two here.
@_exported import FoundationNetworking
