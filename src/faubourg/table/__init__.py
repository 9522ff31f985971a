"""One table as people see it, with a server around it or without."""

from faubourg.core import texts

texts.register("web", "faubourg.table")  # the words of the page
