/// What the API offers, for people and generators of clients (OpenAPI 3.1).
///
/// Written by hand; tests compare it with the routes and check real responses against its schemas.
enum OpenAPIDescription {
  static let json = #"""
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Scrollwork pet announcements, jokes and answers",
        "version": "1",
        "description": "Lost and found pets, jokes, and answers to questions about health. Errors are RFC 9457 problems; 413, 421, 429 and 500 may come from anywhere."
      },
      "paths": {
        "/api/v1/announcements": {
          "get": {
            "operationId": "listAnnouncements",
            "summary": "Announcements, newest report first unless sorted by distance",
            "parameters": [
              {
                "name": "limit", "in": "query", "description": "The most announcements to return; all when absent.",
                "schema": { "type": "integer", "minimum": 1, "maximum": 9223372036854775807 }
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
              },
              {
                "name": "sort", "in": "query",
                "description": "newest report first, or shortest distance first, which needs lat and lng.",
                "schema": { "type": "string", "enum": ["newest", "distance"], "default": "newest" }
              },
              {
                "name": "cursor", "in": "query",
                "description": "The next of the page before, sent with that page's other parameters.",
                "schema": {
                  "type": "string",
                  "pattern": "^(n_-?[0-9]{1,18}|d_(0|[34][0-9a-f]{15}))_[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$"
                }
              }
            ],
            "responses": {
              "200": {
                "description": "The announcements",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" }
            }
          },
          "post": {
            "operationId": "createAnnouncement",
            "summary": "A new announcement",
            "description": "Answers with the password that changes it, which is told only this once.",
            "requestBody": { "$ref": "#/components/requestBodies/AnnouncementDraft" },
            "responses": {
              "201": {
                "description": "The announcement, at Location, and its management password",
                "headers": {
                  "Location": { "required": true, "schema": { "type": "string", "format": "uri-reference" } }
                },
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CreatedAnnouncement" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/announcements/{id}": {
          "get": {
            "operationId": "getAnnouncement",
            "summary": "One announcement",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "200": {
                "description": "The announcement",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Announcement" } } }
              },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          },
          "put": {
            "operationId": "replaceAnnouncement",
            "summary": "An announcement's content anew; what is left out is removed, and the photo stays",
            "security": [{ "managementPassword": [] }],
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "requestBody": { "$ref": "#/components/requestBodies/AnnouncementDraft" },
            "responses": {
              "200": {
                "description": "The announcement as it is now",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Announcement" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "401": { "$ref": "#/components/responses/PasswordMissing" },
              "403": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          },
          "delete": {
            "operationId": "deleteAnnouncement",
            "summary": "Removes an announcement and its photo",
            "security": [{ "managementPassword": [] }],
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "204": { "description": "It is gone" },
              "401": { "$ref": "#/components/responses/PasswordMissing" },
              "403": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/announcements/{id}/photos": {
          "post": {
            "operationId": "addPhoto",
            "summary": "A picture of the pet, in place of the one before",
            "description": "JPEG or PNG as it is in the file, at most 10 MiB and 50 million pixels.",
            "security": [{ "managementPassword": [] }],
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "requestBody": {
              "required": true,
              "content": {
                "image/jpeg": { "schema": { "type": "string", "format": "binary" } },
                "image/png": { "schema": { "type": "string", "format": "binary" } }
              }
            },
            "responses": {
              "201": {
                "description": "The announcement with its photoUrl, where Location leads too",
                "headers": {
                  "Location": { "required": true, "schema": { "type": "string", "format": "uri-reference" } }
                },
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Announcement" } } }
              },
              "401": { "$ref": "#/components/responses/PasswordMissing" },
              "403": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" },
              "413": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
    \#(OpenAPIJokes.paths)
    \#(OpenAPIResearch.paths)
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
        "securitySchemes": {
          "managementPassword": {
            "type": "http", "scheme": "basic",
            "description": "The announcement's management password, with any user name."
          }
        },
        "parameters": {
    \#(OpenAPIJokes.parameters)
    \#(OpenAPIResearch.parameters)
          "ID": { "name": "id", "in": "path", "required": true, "schema": { "type": "string", "format": "uuid" } }
        },
        "requestBodies": {
          "AnnouncementDraft": {
            "required": true,
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementDraft" } } }
          }
        },
        "responses": {
          "PasswordMissing": {
            "description": "The management password was not sent",
            "headers": { "WWW-Authenticate": { "required": true, "schema": { "type": "string" } } },
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          },
          "Problem": {
            "description": "What is wrong, where, and how to mend it",
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
          }
        },
        "schemas": {
    \#(OpenAPIJokes.schemas)
    \#(OpenAPIResearch.schemas)
          "AnnouncementList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/Announcement" } },
              "next": { "type": "string", "description": "The cursor of the next page; absent on the last one" }
            }
          },
          "CreatedAnnouncement": {
            "type": "object",
            "additionalProperties": false,
            "required": ["announcement", "managementPassword"],
            "properties": {
              "announcement": { "$ref": "#/components/schemas/Announcement" },
              "managementPassword": { "type": "string", "description": "Such as 7xk2-m9fq-0d3h-tbw8" }
            }
          },
          "AnnouncementDraft": {
            "type": "object",
            "additionalProperties": false,
            "required": ["species", "description", "status", "lastSeenDate"],
            "anyOf": [{ "required": ["email"] }, { "required": ["phone"] }],
            "dependentRequired": {
              "locationLatitude": ["locationLongitude"], "locationLongitude": ["locationLatitude"]
            },
            "properties": {
              "petName": { "$ref": "#/components/schemas/Line100" },
              "species": { "type": "string", "enum": ["DOG", "CAT", "BIRD", "RABBIT", "OTHER"] },
              "breed": { "$ref": "#/components/schemas/Line100" },
              "sex": { "type": "string", "enum": ["MALE", "FEMALE", "UNKNOWN"], "default": "UNKNOWN" },
              "age": { "type": "integer", "minimum": 0, "maximum": 200, "description": "Whole years" },
              "description": {
                "type": "string", "maxLength": 5000,
                "pattern": "^[\\t\\n\\r ]*[^\\x00-\\x20\\x7f]([\\t\\n\\r -~]|[^\\x00-\\x7f])*$"
              },
              "status": { "type": "string", "enum": ["MISSING", "FOUND", "CLOSED"] },
              "locationLatitude": { "type": "number", "minimum": -90, "maximum": 90 },
              "locationLongitude": { "type": "number", "minimum": -180, "maximum": 180 },
              "locationName": {
                "type": "string", "maxLength": 200,
                "pattern": "^ *[^\\x00-\\x20\\x7f]([ -~]|[^\\x00-\\x7f])*$"
              },
              "lastSeenDate": {
                "type": "string", "format": "date",
                "description": "Not in the future. Tomorrow is taken, since days begin earlier in the east"
              },
              "reward": { "$ref": "#/components/schemas/Line100" },
              "email": {
                "type": "string", "maxLength": 254,
                "pattern": "^[^\\x00-\\x20\\x7f@]+@[^\\x00-\\x20\\x7f@]+$"
              },
              "phone": {
                "type": "string", "maxLength": 30, "pattern": "^[+]?[0-9][0-9 ()./-]{5,29}$"
              }
            }
          },
          "Line100": {
            "type": "string", "maxLength": 100, "description": "One line that is not blank",
            "pattern": "^ *[^\\x00-\\x20\\x7f]([ -~]|[^\\x00-\\x7f])*$"
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
              "parameter": { "type": "string", "description": "The query parameter at fault" },
              "errors": { "type": "array", "items": { "$ref": "#/components/schemas/FieldFault" } }
            }
          },
          "FieldFault": {
            "type": "object",
            "additionalProperties": false,
            "required": ["field", "detail"],
            "properties": {
              "field": { "type": "string", "description": "The field of the body at fault" },
              "detail": { "type": "string", "description": "What is wrong with it, and how to mend it" }
            }
          }
        }
      }
    }
    """#
}
