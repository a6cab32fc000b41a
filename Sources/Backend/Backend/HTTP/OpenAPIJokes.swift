/// The part of `OpenAPIDescription` about jokes, ratings and impressions.
enum OpenAPIJokes {
  /// Members of `paths`.
  static let paths = #"""
        "/api/v1/jokes": {
          "get": {
            "operationId": "listJokes",
            "summary": "Jokes, the most popular first, or what a search finds, the most relevant first",
            "description": "Whoever follows next through the list by popularity meets each joke once, in the order of the first page's moment, however jokes are rated meanwhile; popularityScore is that moment's, too. 410 when the list of a cursor is not kept any more.",
            "parameters": [
              { "$ref": "#/components/parameters/Limit" },
              {
                "name": "cursor", "in": "query",
                "description": "The next of the page before, sent with that page's other parameters.",
                "schema": {
                  "type": "string",
                  "pattern": "^(p_[0-9]{1,18}_-?[0-9]{1,18}_[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}|s_(0|[bc][0-6][0-9a-f]{14})_[0-9]{1,18})$"
                }
              },
              { "name": "category", "in": "query", "schema": { "$ref": "#/components/schemas/CategoryID" } },
              { "name": "character", "in": "query", "schema": { "$ref": "#/components/schemas/CharacterID" } },
              {
                "name": "query", "in": "query",
                "description": "Beginnings of words that all occur in set-up or punchline, in any inflection.",
                "schema": { "type": "string", "minLength": 1, "maxLength": 200 }
              }
            ],
            "responses": {
              "200": {
                "description": "The jokes",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JokeList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "410": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/jokes/daily": {
          "get": {
            "operationId": "getJokeOfTheDay",
            "summary": "The joke of a day, in season",
            "parameters": [
              {
                "name": "date", "in": "query", "description": "Today in UTC when absent.",
                "schema": { "type": "string", "format": "date" }
              }
            ],
            "responses": {
              "200": {
                "description": "The joke",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DailyJoke" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/jokes/{id}": {
          "get": {
            "operationId": "getJoke",
            "summary": "One joke, as popular as it is now",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "200": {
                "description": "The joke",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Joke" } } }
              },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/characters": {
          "get": {
            "operationId": "listCharacters",
            "summary": "Who tells jokes, and how many",
            "responses": {
              "200": {
                "description": "All of them",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CharacterList" } } }
              }
            }
          }
        },
        "/api/v1/categories": {
          "get": {
            "operationId": "listCategories",
            "summary": "The kinds of jokes, and how many there are",
            "responses": {
              "200": {
                "description": "All of them",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CategoryList" } } }
              }
            }
          }
        },
        "/api/v1/ratings": {
          "get": {
            "operationId": "listRatings",
            "summary": "What a client has rated, newest first",
            "parameters": [
              { "name": "client", "in": "query", "required": true, "schema": { "type": "string", "format": "uuid" } },
              { "$ref": "#/components/parameters/Limit" },
              {
                "name": "cursor", "in": "query", "description": "The next of the page before.",
                "schema": {
                  "type": "string", "pattern": "^r_[0-9]{1,15}_[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$"
                }
              }
            ],
            "responses": {
              "200": {
                "description": "The ratings with their jokes",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RatingList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/ratings/{id}": {
          "put": {
            "operationId": "rateJoke",
            "summary": "A client's rating of a joke",
            "description": "The client makes the id, one for each pair of client and joke. The same rating sent again changes nothing; of two the one with the later ratedAt stays, and is the answer. 409 when the id is of another pair, the pair has another id, or the rating was removed at or after ratedAt.",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "requestBody": {
              "required": true,
              "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RatingDraft" } } }
            },
            "responses": {
              "200": {
                "description": "The rating that is stored now",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Rating" } } }
              },
              "201": {
                "description": "The rating, which is the first of its pair or the first after a removal",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Rating" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" },
              "409": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          },
          "delete": {
            "operationId": "removeRating",
            "summary": "Takes a rating back; 409 when it was given after at",
            "parameters": [
              { "$ref": "#/components/parameters/ID" },
              {
                "name": "at", "in": "query", "description": "Milliseconds since 1970; now when absent.",
                "schema": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }
              }
            ],
            "responses": {
              "204": { "description": "It is gone" },
              "400": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" },
              "409": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/impressions": {
          "post": {
            "operationId": "countImpressions",
            "summary": "Counts jokes that were on somebody's screen",
            "description": "A batch with an id that was counted before is not counted again, for 30 days. Ids of no joke are passed over.",
            "requestBody": {
              "required": true,
              "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ImpressionBatch" } } }
            },
            "responses": {
              "200": {
                "description": "How many were counted, now or when this batch came first",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CountedImpressions" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
    """#

  /// A member of `components.parameters`.
  static let parameters = #"""
          "Limit": {
            "name": "limit", "in": "query", "description": "The most of them to return.",
            "schema": { "type": "integer", "minimum": 1, "maximum": 200, "default": 20 }
          },
    """#

  /// Members of `components.schemas`.
  static let schemas = #"""
          "CategoryID": { "type": "string", "enum": ["DAD_JOKE", "KNOCK_KNOCK", "PICKUP_LINE"] },
          "CharacterID": { "type": "string", "enum": ["MR_FUNNY", "MR_POTTY", "MR_BAD", "MR_LOVE", "MR_SAD"] },
          "Joke": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "setup", "punchline", "category", "characters", "popularityScore", "impressions"],
            "properties": {
              "id": { "type": "string", "format": "uuid" },
              "setup": { "type": "string" },
              "punchline": { "type": "string" },
              "category": { "$ref": "#/components/schemas/CategoryID" },
              "characters": { "type": "array", "items": { "$ref": "#/components/schemas/CharacterID" } },
              "season": { "type": "string", "enum": ["NEW_YEAR", "VALENTINE", "SUMMER", "HALLOWEEN", "CHRISTMAS"] },
              "popularityScore": { "type": "integer", "description": "A rating adds its stars less three" },
              "impressions": { "type": "integer", "minimum": 0 }
            }
          },
          "JokeList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/Joke" } },
              "next": { "type": "string", "description": "The cursor of the next page; absent on the last one" }
            }
          },
          "DailyJoke": {
            "type": "object",
            "additionalProperties": false,
            "required": ["date", "joke"],
            "properties": {
              "date": { "type": "string", "format": "date" },
              "joke": { "$ref": "#/components/schemas/Joke" }
            }
          },
          "CharacterList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": { "data": { "type": "array", "items": { "$ref": "#/components/schemas/Character" } } }
          },
          "Character": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "name", "about", "jokes"],
            "properties": {
              "id": { "$ref": "#/components/schemas/CharacterID" },
              "name": { "type": "string" },
              "about": { "type": "string" },
              "jokes": { "type": "integer", "minimum": 0 }
            }
          },
          "CategoryList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": { "data": { "type": "array", "items": { "$ref": "#/components/schemas/Category" } } }
          },
          "Category": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "name", "jokes"],
            "properties": {
              "id": { "$ref": "#/components/schemas/CategoryID" },
              "name": { "type": "string" },
              "jokes": { "type": "integer", "minimum": 0 }
            }
          },
          "RatingDraft": {
            "type": "object",
            "additionalProperties": false,
            "required": ["client", "joke", "stars", "ratedAt"],
            "properties": {
              "client": { "type": "string", "format": "uuid", "description": "Made once by an installed app" },
              "joke": { "type": "string", "format": "uuid" },
              "stars": { "type": "integer", "minimum": 1, "maximum": 5 },
              "ratedAt": {
                "type": "integer", "minimum": 0, "maximum": 253402300799999,
                "description": "Milliseconds since 1970 by the client's clock"
              }
            }
          },
          "Rating": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "client", "joke", "stars", "ratedAt"],
            "properties": {
              "id": { "type": "string", "format": "uuid" },
              "client": { "type": "string", "format": "uuid" },
              "joke": { "type": "string", "format": "uuid" },
              "stars": { "type": "integer", "minimum": 1, "maximum": 5 },
              "ratedAt": { "type": "integer", "minimum": 0 }
            }
          },
          "RatingList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/RatedJoke" } },
              "next": { "type": "string", "description": "The cursor of the next page; absent on the last one" }
            }
          },
          "RatedJoke": {
            "type": "object",
            "additionalProperties": false,
            "required": ["rating", "joke"],
            "properties": {
              "rating": { "$ref": "#/components/schemas/Rating" },
              "joke": { "$ref": "#/components/schemas/Joke" }
            }
          },
          "ImpressionBatch": {
            "type": "object",
            "additionalProperties": false,
            "required": ["batch", "jokes"],
            "properties": {
              "batch": { "type": "string", "format": "uuid", "description": "Made by the client" },
              "jokes": {
                "type": "array", "minItems": 1, "maxItems": 500, "items": { "type": "string", "format": "uuid" },
                "description": "Each as often as it was seen"
              }
            }
          },
          "CountedImpressions": {
            "type": "object",
            "additionalProperties": false,
            "required": ["counted"],
            "properties": { "counted": { "type": "integer", "minimum": 0 } }
          },
    """#
}
