/// What the API offers, for people and generators of clients (OpenAPI 3.1).
///
/// Written by hand; tests compare it with the routes and check real responses against its schemas.
enum OpenAPIDescription {
  static let json = #"""
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Scrollwork pet announcements",
        "version": "1",
        "description": "Lost and found pets. Read only. Errors are RFC 9457 problems."
      },
      "paths": {
        "/api/v1/announcements": {
          "get": {
            "operationId": "listAnnouncements",
            "summary": "Announcements, newest report first",
            "parameters": [
              {
                "name": "limit", "in": "query", "description": "The most announcements to return; all when absent.",
                "schema": { "type": "integer", "minimum": 1 }
              },
              {
                "name": "lat", "in": "query", "description": "Degrees north; only together with lng.",
                "schema": { "type": "number", "minimum": -90, "maximum": 90 }
              },
              {
                "name": "lng", "in": "query", "description": "Degrees east; only together with lat.",
                "schema": { "type": "number", "minimum": -180, "maximum": 180 }
              },
              {
                "name": "range", "in": "query",
                "description": "Kilometres around lat and lng; announcements without coordinates are left out.",
                "schema": { "type": "number", "exclusiveMinimum": 0, "maximum": 20100, "default": 50 }
              }
            ],
            "responses": {
              "200": {
                "description": "The announcements",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/announcements/{id}": {
          "get": {
            "operationId": "getAnnouncement",
            "summary": "One announcement",
            "parameters": [
              { "name": "id", "in": "path", "required": true, "schema": { "type": "string", "format": "uuid" } }
            ],
            "responses": {
              "200": {
                "description": "The announcement",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Announcement" } } }
              },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/openapi.json": {
          "get": {
            "operationId": "getDescription",
            "summary": "This description",
            "responses": {
              "200": {
                "description": "OpenAPI 3.1",
                "content": { "application/json": { "schema": { "type": "object" } } }
              }
            }
          }
        },
        "/photos/{name}": {
          "get": {
            "operationId": "getPhoto",
            "summary": "A picture; photoUrl of an announcement leads here",
            "parameters": [
              { "name": "name", "in": "path", "required": true, "schema": { "type": "string" } },
              { "name": "If-None-Match", "in": "header", "schema": { "type": "string" } }
            ],
            "responses": {
              "200": {
                "description": "The bytes, with ETag and Cache-Control",
                "content": { "image/jpeg": {}, "image/png": {} }
              },
              "304": { "description": "If-None-Match names the current ETag" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/health": {
          "get": {
            "operationId": "getHealth",
            "summary": "Whether server and database answer",
            "responses": {
              "200": {
                "description": "They do",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Health" } } }
              }
            }
          }
        }
      },
      "components": {
        "responses": {
          "Problem": {
            "description": "What is wrong, where, and how to mend it",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          }
        },
        "schemas": {
          "AnnouncementList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/Announcement" } }
            }
          },
          "Announcement": {
            "type": "object",
            "description": "Optional properties are left out when unknown, never null.",
            "additionalProperties": false,
            "required": [
              "id", "species", "sex", "description", "status", "lastSeenDate", "createdAt", "updatedAt"
            ],
            "dependentRequired": {
              "locationLatitude": ["locationLongitude"], "locationLongitude": ["locationLatitude"]
            },
            "properties": {
              "id": { "type": "string", "format": "uuid" },
              "petName": { "type": "string" },
              "species": { "type": "string", "enum": ["DOG", "CAT", "BIRD", "RABBIT", "OTHER"] },
              "breed": { "type": "string" },
              "sex": { "type": "string", "enum": ["MALE", "FEMALE", "UNKNOWN"] },
              "age": { "type": "integer", "minimum": 0, "description": "Whole years" },
              "description": { "type": "string" },
              "status": { "type": "string", "enum": ["MISSING", "FOUND", "CLOSED"] },
              "locationLatitude": { "type": "number", "minimum": -90, "maximum": 90 },
              "locationLongitude": { "type": "number", "minimum": -180, "maximum": 180 },
              "locationName": { "type": "string" },
              "lastSeenDate": { "type": "string", "format": "date" },
              "photoUrl": { "type": "string", "format": "uri-reference", "description": "Relative to this server" },
              "reward": { "type": "string" },
              "email": { "type": "string" },
              "phone": { "type": "string" },
              "createdAt": { "type": "string", "format": "date-time", "description": "UTC, whole seconds" },
              "updatedAt": { "type": "string", "format": "date-time", "description": "UTC, whole seconds" }
            }
          },
          "Health": {
            "type": "object",
            "additionalProperties": false,
            "required": ["status"],
            "properties": { "status": { "type": "string", "enum": ["ok"] } }
          },
          "Problem": {
            "type": "object",
            "additionalProperties": false,
            "required": ["type", "title", "status", "detail"],
            "properties": {
              "type": { "type": "string", "format": "uri-reference" },
              "title": { "type": "string" },
              "status": { "type": "integer", "minimum": 400, "maximum": 599 },
              "detail": { "type": "string" },
              "parameter": { "type": "string", "description": "The query parameter at fault" }
            }
          }
        }
      }
    }
    """#
}
