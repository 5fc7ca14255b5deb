"""What a link carries: plain data as letters that a query string leaves alone.

A token is `<version>.<JSON, compressed, in base64 without padding>`. An old version keeps its
meaning: a page that changes what it writes takes a new version and goes on reading the old one.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from engine.errors import CannotRead
from pages.parts.words import say

LONGEST = 8_000
"""The longest token that is read, in letters."""
_LONGEST_TEXT = 100_000


def pack(value: Any, version: str = "1") -> str:
    """Plain data (lists, dictionaries, text, numbers) as a token.

    >>> unpack(pack({"hand": "7 7 Jo"}))
    {'hand': '7 7 Jo'}
    """
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    packed = zlib.compress(text.encode(), 9)
    return f"{version}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def version_of(token: str) -> str:
    """The version in front of a token."""
    return token.partition(".")[0]


def unpack(token: str, versions: tuple[str, ...] = ("1",)) -> Any:
    """The data of a token of one of these versions.

    Raises `CannotRead` for a token of another version, a damaged one, or one that is too long.
    """
    version, _, body = token.partition(".")
    if version not in versions or len(token) > LONGEST:
        raise CannotRead(say("link-unknown-version"))
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        text = zlib.decompressobj().decompress(packed, _LONGEST_TEXT)
        return json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise CannotRead(say("link-unreadable")) from None
