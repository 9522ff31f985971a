"""Web Push: a short message to a browser whose page is closed, by its maker's push service.

Messages are encrypted for the browser (RFC 8291) and signed by this server (RFC 8292). Where to
send them is said by strangers: only to https, never to an inner host, and nothing is followed.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LONGEST_ENDPOINT: Final = 1000
PATIENCE: Final = 10.0  # seconds, from looking up the name to the answer
LONGEST_LINE: Final = 1000  # bytes we read of an answer
LIVES: Final = 24 * 3600  # seconds a push service keeps a message for a device that is off
SIGNED_FOR: Final = 12 * 3600  # seconds
GONE: Final = (404, 410)  # the browser wants no more
HTTPS_PORT: Final = 443
CURVE: Final = ec.SECP256R1()
ENDPOINT: Final = re.compile(r"[!-~]+")  # nothing that could end a line
# Addresses of the new kind that lead to any of the old one.
THROUGH: Final = tuple(
    map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


class BadEndpoint(ValueError):
    """No place that we send anything to."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser wants to be told, and its keys, in base64."""

    endpoint: str
    p256dh: str
    auth: str


def check(subscription: Subscription, inside: bool = False) -> None:
    """By its looks; BadEndpoint says what is wrong. Inside: tests have their receiver here."""
    _target(subscription.endpoint, inside)
    try:
        _public_key(subscription.p256dh)
        good = len(_bytes(subscription.auth)) == 16
    except ValueError as error:
        raise BadEndpoint("keys of no browser") from error
    if not good:
        raise BadEndpoint("a secret of another length than 16")


def _target(endpoint: str, inside: bool) -> SplitResult:
    if len(endpoint) > LONGEST_ENDPOINT or not ENDPOINT.fullmatch(endpoint):
        raise BadEndpoint("not an address that can be sent to")
    try:
        found = urlsplit(endpoint)
        port = found.port
    except ValueError as error:
        raise BadEndpoint("not an address") from error
    if not found.hostname or found.username is not None or found.password is not None:
        raise BadEndpoint("an address without a host, or with a name in it")
    if not inside and (found.scheme != "https" or port not in (None, HTTPS_PORT)):
        raise BadEndpoint("only https, at its usual port")
    if inside and found.scheme not in ("http", "https"):
        raise BadEndpoint("only http and https")
    return found


def is_outside(address: str) -> bool:
    """Whether a machine of the open net has it: none of ours, of the host's network, of a cloud."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    through = any(found in net for net in THROUGH if net.version == found.version)
    return found.is_global and not found.is_multicast and not through


async def _addresses(host: str, port: int, inside: bool) -> list[str]:
    """All of a name's; if one of them is inside, none is used."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not inside and not all(map(is_outside, addresses)):
        raise BadEndpoint("an address inside")
    return addresses


class Pusher:
    """Signs with the server's key, which is made once (Store.key)."""

    def __init__(self, key: str, contact: str, inside: bool = False) -> None:
        self._key = ec.derive_private_key(int.from_bytes(_bytes(key)), CURVE)
        self.public = _text(_raw(self._key.public_key()))  # what a browser subscribes with
        self._contact = contact
        self._inside = inside
        self._secure = ssl.create_default_context()

    async def send(self, to: Subscription, message: dict[str, str], topic: str) -> int:
        """The status of the answer; BadEndpoint, OSError or TimeoutError where there is none."""
        target = _target(to.endpoint, self._inside)
        body = encrypt(to, json.dumps(message).encode())
        head = self._head(target, topic, len(body))
        async with asyncio.timeout(PATIENCE):
            return await self._post(target, head.encode("ascii") + body)

    async def _post(self, target: SplitResult, request: bytes) -> int:
        """To the very address that was checked: a name may lead elsewhere when asked again."""
        secure = target.scheme == "https"
        host, port = str(target.hostname), target.port or (HTTPS_PORT if secure else 80)
        addresses = await _addresses(host, port, self._inside)
        reader, writer = await asyncio.open_connection(
            addresses[0], port, limit=LONGEST_LINE, ssl=self._secure if secure else None,
            server_hostname=host if secure else None,
        )  # fmt: skip
        try:
            writer.write(request)
            await writer.drain()
            return _status(await reader.read(LONGEST_LINE))
        finally:
            writer.close()

    def _head(self, target: SplitResult, topic: str, length: int) -> str:
        path = f"{target.path or '/'}{'?' + target.query if target.query else ''}"
        lines = {
            "Host": target.netloc,
            "Authorization": f"vapid t={self._token(target)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(length),
            "TTL": str(LIVES),
            "Topic": topic,  # a newer message about the same table replaces one not yet delivered
            "Urgency": "normal",
            "Connection": "close",
        }
        told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"POST {path} HTTP/1.1\r\n{told}\r\n"

    def _token(self, target: SplitResult) -> str:
        claims = {"aud": f"{target.scheme}://{target.netloc}", "exp": int(time.time()) + SIGNED_FOR,
                  "sub": self._contact}  # fmt: skip
        parts = [
            _text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        ]
        words = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(words.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{words}.{_text(r.to_bytes(32) + s.to_bytes(32))}"


def _status(answer: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
    if found is None:
        raise ConnectionError("no answer in HTTP")
    return int(found[1])


def new_key() -> str:
    """The private key of a server, short enough for one row."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return _text(number.to_bytes(32))


def encrypt(to: Subscription, words: bytes) -> bytes:
    """So that only the browser can read it: the body of a push message (RFC 8291)."""
    theirs, ours, salt = _public_key(to.p256dh), ec.generate_private_key(CURVE), os.urandom(16)
    keys = _raw(theirs) + _raw(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derive(shared, _bytes(to.auth), b"WebPush: info\0" + keys, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + (4096).to_bytes(4) + bytes([65]) + _raw(ours.public_key())
    return head + AESGCM(key).encrypt(nonce, words + b"\x02", None)  # 2: the last part


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public_key(words: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(words))


def _raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _bytes(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
