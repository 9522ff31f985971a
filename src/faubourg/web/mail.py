"""E-mail by the host's own server: plain words, one person, a link that ends it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

LONGEST_ADDRESS: Final = 254
PATIENCE: Final = 20.0  # seconds, for each answer of the mail server
PLAIN, STARTTLS, TLS = "none", "starttls", "tls"
WAYS: Final = (PLAIN, STARTTLS, TLS)
TLS_PORT: Final = 465
HERE: Final = ("localhost", "127.0.0.1", "::1")
# Nothing quoted, no comment, nothing that could end a header: what people really have.
ADDRESS: Final = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}",
    re.ASCII | re.IGNORECASE,
)
LONGEST_NAME: Final = 64  # before the @
LETTERS: Final = SMTP.clone(max_line_length=990)  # a link in a header must stay in one piece


class BadAddress(ValueError):
    """No address that we write to."""


@dataclass(frozen=True)
class Post:
    """The host's mail server, and who writes."""

    host: str
    port: int
    sender: str
    site: str  # where this server is reached: links in letters lead there
    user: str = ""
    password: str = ""
    way: str = ""  # of encryption, one of WAYS; "": as the port and host suggest

    @property
    def encryption(self) -> str:
        if self.way:
            return self.way
        return TLS if self.port == TLS_PORT else PLAIN if self.host in HERE else STARTTLS


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    body: str
    stop: str  # the address that ends all letters


def clean(address: str) -> str:
    """As it is stored; BadAddress if it is none."""
    plain = address.strip()
    if len(plain) > LONGEST_ADDRESS or not ADDRESS.fullmatch(plain):
        raise BadAddress("no e-mail address")
    name, _, domain = plain.rpartition("@")
    if len(name) > LONGEST_NAME:
        raise BadAddress("no e-mail address")
    return f"{name}@{domain.lower()}"


def masked(address: str) -> str:
    """Enough for its owner to know it again."""
    name, _, domain = address.rpartition("@")
    return f"{name[:1]}…@{domain}"


def clean_site(site: str) -> str:
    """Where we are, without a path; ValueError if it is no address of the web."""
    found = urlsplit(site.rstrip("/"))
    if found.scheme not in ("http", "https") or not found.hostname or found.path or found.query:
        raise ValueError(f"{site!r} is no address such as https://games.example.org")
    return f"{found.scheme}://{found.netloc}"


def compose(letter: Letter, sender: str) -> EmailMessage:
    """The standard library refuses a header with a line end in it."""
    message = EmailMessage(policy=LETTERS)
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # no holiday notes, please
    message["List-Unsubscribe"] = f"<{letter.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.body)
    return message


async def send(post: Post, letter: Letter) -> None:
    """OSError or SMTPException where it cannot be handed over."""
    await asyncio.to_thread(_send, post, letter)


def _send(post: Post, letter: Letter) -> None:
    secure = ssl.create_default_context()
    if post.encryption == TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            post.host, post.port, timeout=PATIENCE, context=secure
        )
    else:
        server = smtplib.SMTP(post.host, post.port, timeout=PATIENCE)
    with server:
        if post.encryption == STARTTLS:
            server.starttls(context=secure)
        if post.user:
            server.login(post.user, post.password)
        server.send_message(compose(letter, post.sender), post.sender, [letter.to])
