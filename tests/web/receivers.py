"""A mail server and a push service of our own, on this machine, and the browser that reads."""

from __future__ import annotations

import json
import os
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Event, Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]  # no types
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from faubourg.web.mail import Post

PATIENCE = 60.0  # seconds; only what hangs takes so long
SITE = "https://games.example.org"
ME = "faubourg@example.org"


class LetterBox:
    """What the mail server was given, in its order."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.envelopes: list[tuple[str, list[str]]] = []
        self.raw: list[bytes] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        self.envelopes.append((envelope.mail_from, list(envelope.rcpt_tos)))
        self.raw.append(envelope.content)
        self.letters.put(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)

    def links(self, letter: EmailMessage) -> list[str]:
        """As paths at our own server."""
        words = str(letter.get_content()).split()
        return [word.removeprefix(SITE) for word in words if word.startswith(SITE + "/")]


@contextmanager
def mail_server() -> Iterator[tuple[LetterBox, Post]]:
    box = LetterBox()
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = int(found.getsockname()[1])
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, Post("127.0.0.1", port, ME, SITE)
    finally:
        controller.stop()


class Reader:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, endpoint: str) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": text(public), "auth": text(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        """By another's code than ours."""
        words = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        found: dict[str, str] = json.loads(words)
        return found


class PushService:
    """Takes messages and answers as it is told; a path that ends with /hang is never answered."""

    def __init__(self) -> None:
        self.answer = 201
        self.taken: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.closing = Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.put((self.path, dict(self.headers), body))
                if self.path.endswith("/hang"):
                    service.closing.wait(PATIENCE)
                    return
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.taken.get(timeout=PATIENCE)


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.closing.set()
        service.server.shutdown()
        service.server.server_close()
        thread.join()


def claims(authorization: str) -> dict[str, Any]:
    """Of a VAPID token, whose signature must be that of the key beside it."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, seal = parts["t"].rpartition(".")
    raw = data(seal)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    key.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert kind == "vapid"
    found: dict[str, Any] = json.loads(data(signed.split(".")[1]))
    return {**found, "key": parts["k"]}


def data(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
