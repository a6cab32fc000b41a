"""What Schemathesis cannot read from the OpenAPI description.

Loaded by `st run` (SCHEMATHESIS_HOOKS) in a process of its own.
"""

import base64
import datetime
import pathlib
import random
import re
import threading

import schemathesis
from hypothesis import strategies

PHOTOS = pathlib.Path(__file__).parents[2] / "Sources/Backend/Backend/Seed/photos"

# Past days: a pet is never last seen in the future.
schemathesis.openapi.format(
    "date", strategies.dates(max_value=datetime.date.today()).map(datetime.date.isoformat))

schemathesis.openapi.media_type(
    "image/jpeg", strategies.sampled_from(sorted(PHOTOS.glob("*.jpg"))).map(pathlib.Path.read_bytes))

passwords = {}
lock = threading.Lock()


@schemathesis.hook
def filter_case(context, case):
    """Drops parameters that are only valid with others, which JSON Schema cannot express for a query."""
    query = case.query
    if not isinstance(query, dict):
        return True
    if case.operation.path == "/api/v1/jokes":
        return "cursor" not in query or str(query["cursor"])[:1] == ("s" if "query" in query else "p")
    if case.operation.path != "/api/v1/announcements":
        return True
    is_by_distance = query.get("sort") == "distance"
    if ("lat" in query) != ("lng" in query) or "lat" not in query and ("range" in query or is_by_distance):
        return False
    return "cursor" not in query or str(query["cursor"])[:1] == ("d" if is_by_distance else "n")


@schemathesis.hook
def before_call(context, case, kwargs):
    """Keeps cursors valid. A joke cursor names a version of their order, of which a new backend has little more than the
    first. A position in an answer belongs to an answer that the backend has begun."""
    if case.operation.path == "/api/v1/research" and case.headers:
        case.headers.pop("Last-Event-ID", None)
    if case.operation.path == "/api/v1/jokes" and isinstance(case.query, dict) and "cursor" in case.query:
        case.query["cursor"] = re.sub(r"^p_[0-9]{1,18}_(?=-?[0-9]{1,18}_)", "p_0_", str(case.query["cursor"]))


@schemathesis.hook
def after_call(context, case, response):
    """Remembers the password of each announcement that is created."""
    if case.operation.label == "POST /api/v1/announcements" and response.status_code == 201:
        created = response.json()
        with lock:
            passwords[created["announcement"]["id"]] = created["managementPassword"]


@schemathesis.auth().apply_to(func=lambda context: "{id}" in context.operation.path)
class ManagementPassword:
    """Sends the password of the announcement that a request concerns."""

    def get(self, case, context):
        return True

    def set(self, case, data, context):
        with lock:
            password = passwords.get(str((case.path_parameters or {}).get("id")))
        if password is not None:
            token = base64.b64encode(f"reporter:{password}".encode()).decode()
            case.headers = {**(case.headers or {}), "Authorization": f"Basic {token}"}
