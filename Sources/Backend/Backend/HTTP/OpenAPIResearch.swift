/// The part of `OpenAPIDescription` about questions, answers and conversations.
enum OpenAPIResearch {
  /// Members of `paths`.
  static let paths = #"""
        "/api/v1/research": {
          "post": {
            "operationId": "ask",
            "summary": "Asks a question; the answer streams as server-sent events",
            "description": "Events: stage {stage}, source {number, title, excerpt, publisher, url}, token {text} and, as the last one, complete {followUps} or error {detail}. Comments show that the server is there. Asking again with the same body goes on with the answer: after the event that Last-Event-ID names, else from its beginning; a complete answer comes again, one that failed or was stopped is made anew. 409 when the id is of another question, or the conversation of another client. 410 when the text that Last-Event-ID counts in is no more. An answer that nobody reads is made on for 30 seconds, then stopped.",
            "parameters": [
              {
                "name": "Last-Event-ID", "in": "header", "description": "The id of the last event that was read.",
                "schema": { "type": "string", "pattern": "^[0-9a-f]{16}_[0-3]_[0-9]{1,2}_[0-9]{1,6}$" }
              }
            ],
            "requestBody": {
              "required": true,
              "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Question" } } }
            },
            "responses": {
              "200": {
                "description": "The events",
                "content": { "text/event-stream": { "schema": { "$ref": "#/components/schemas/AnswerEvent" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "409": { "$ref": "#/components/responses/Problem" },
              "410": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" },
              "503": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/research/{id}": {
          "get": {
            "operationId": "getAnswer",
            "summary": "A question and its answer",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "200": {
                "description": "The answer, without content while it streams",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Answer" } } }
              },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          },
          "delete": {
            "operationId": "deleteAnswer",
            "summary": "Removes a question and its answer, and stops what is made of it",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "204": { "description": "It is gone" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/research/{id}/feedback": {
          "put": {
            "operationId": "rateAnswer",
            "summary": "What the reader thinks of an answer, in place of what they thought before",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "requestBody": {
              "required": true,
              "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Feedback" } } }
            },
            "responses": {
              "204": { "description": "It is kept" },
              "400": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" },
              "415": { "$ref": "#/components/responses/Problem" },
              "422": { "$ref": "#/components/responses/Problem" }
            }
          },
          "delete": {
            "operationId": "removeFeedback",
            "summary": "Takes it back",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "204": { "description": "There is none any more" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/conversations": {
          "get": {
            "operationId": "listConversations",
            "summary": "A client's conversations, the one with the latest question first",
            "parameters": [
              { "name": "client", "in": "query", "required": true, "schema": { "type": "string", "format": "uuid" } },
              {
                "name": "query", "in": "query",
                "description": "Beginnings of words that all occur in one question and its answer, in any inflection.",
                "schema": { "type": "string", "minLength": 1, "maxLength": 200 }
              },
              { "$ref": "#/components/parameters/Limit" },
              { "$ref": "#/components/parameters/ResearchCursor" }
            ],
            "responses": {
              "200": {
                "description": "The conversations",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ConversationList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/conversations/{id}": {
          "delete": {
            "operationId": "deleteConversation",
            "summary": "Removes a conversation with all its answers",
            "parameters": [{ "$ref": "#/components/parameters/ID" }],
            "responses": {
              "204": { "description": "It is gone" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
        "/api/v1/conversations/{id}/answers": {
          "get": {
            "operationId": "listAnswers",
            "summary": "The answers of a conversation, newest first",
            "parameters": [
              { "$ref": "#/components/parameters/ID" },
              { "$ref": "#/components/parameters/Limit" },
              { "$ref": "#/components/parameters/ResearchCursor" }
            ],
            "responses": {
              "200": {
                "description": "The answers",
                "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnswerList" } } }
              },
              "400": { "$ref": "#/components/responses/Problem" },
              "404": { "$ref": "#/components/responses/Problem" }
            }
          }
        },
    """#

  /// A member of `components.parameters`.
  static let parameters = #"""
          "ResearchCursor": {
            "name": "cursor", "in": "query", "description": "The next of the page before.",
            "schema": { "type": "string", "pattern": "^n_[0-9]{1,18}$" }
          },
    """#

  /// Members of `components.schemas`.
  static let schemas = #"""
          "Question": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "conversation", "client", "query"],
            "properties": {
              "id": { "type": "string", "format": "uuid", "description": "Made by the client, for each question" },
              "conversation": { "type": "string", "format": "uuid", "description": "Made by the client" },
              "client": { "type": "string", "format": "uuid", "description": "Made once by an installed app" },
              "query": {
                "type": "string", "maxLength": 2000,
                "pattern": "^[\\t\\n\\r ]*[^\\x00-\\x20\\x7f]([\\t\\n\\r -~]|[^\\x00-\\x7f])*$"
              }
            }
          },
          "Answer": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "conversation", "query", "content", "sources", "followUps", "state", "createdAt"],
            "properties": {
              "id": { "type": "string", "format": "uuid" },
              "conversation": { "type": "string", "format": "uuid" },
              "query": { "type": "string" },
              "content": { "type": "string", "description": "Markdown; [1] cites the source with that number" },
              "sources": { "type": "array", "items": { "$ref": "#/components/schemas/Source" } },
              "followUps": { "type": "array", "items": { "type": "string" } },
              "rating": { "$ref": "#/components/schemas/AnswerRating" },
              "state": { "type": "string", "enum": ["STREAMING", "COMPLETE", "INTERRUPTED", "FAILED"] },
              "error": { "type": "string", "description": "Why it failed or was stopped" },
              "createdAt": { "type": "string", "format": "date-time" }
            }
          },
          "Source": {
            "type": "object",
            "additionalProperties": false,
            "required": ["number", "title", "excerpt"],
            "properties": {
              "number": { "type": "integer", "minimum": 1 },
              "title": { "type": "string" },
              "excerpt": { "type": "string", "description": "The passage, without Markdown" },
              "publisher": { "type": "string" },
              "url": { "type": "string" }
            }
          },
          "AnswerEvent": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "event", "data"],
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{16}_[0-3]_[0-9]{1,2}_[0-9]{1,6}$" },
              "event": { "type": "string", "enum": ["stage", "source", "token", "complete", "error"] },
              "data": {
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": {
                  "oneOf": [
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["stage"],
                      "properties": { "stage": { "type": "string", "enum": ["SEARCHING", "READING", "COMPOSING"] } }
                    },
                    { "$ref": "#/components/schemas/Source" },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["text"],
                      "properties": { "text": { "type": "string", "minLength": 1 } }
                    },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["followUps"],
                      "properties": { "followUps": { "type": "array", "items": { "type": "string" } } }
                    },
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["detail"],
                      "properties": { "detail": { "type": "string" } }
                    }
                  ]
                }
              }
            }
          },
          "AnswerRating": { "type": "string", "enum": ["HELPFUL", "NOT_HELPFUL"] },
          "Feedback": {
            "type": "object",
            "additionalProperties": false,
            "required": ["rating"],
            "properties": { "rating": { "$ref": "#/components/schemas/AnswerRating" } }
          },
          "AnswerList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/Answer" } },
              "next": { "type": "string", "description": "The cursor of the next page; absent on the last one" }
            }
          },
          "ConversationList": {
            "type": "object",
            "additionalProperties": false,
            "required": ["data"],
            "properties": {
              "data": { "type": "array", "items": { "$ref": "#/components/schemas/Conversation" } },
              "next": { "type": "string", "description": "The cursor of the next page; absent on the last one" }
            }
          },
          "Conversation": {
            "type": "object",
            "additionalProperties": false,
            "required": ["id", "title", "answers", "updatedAt"],
            "properties": {
              "id": { "type": "string", "format": "uuid" },
              "title": { "type": "string", "description": "The first question" },
              "answers": { "type": "integer", "minimum": 0 },
              "updatedAt": { "type": "string", "format": "date-time" }
            }
          },
    """#
}
