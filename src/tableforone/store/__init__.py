"""The store: a durable journal of all tables, so that no answer once acknowledged is ever lost."""

from tableforone.store.folder import data_folder
from tableforone.store.store import Store
from tableforone.store.summary import Summary

__all__ = ["Store", "Summary", "data_folder"]
