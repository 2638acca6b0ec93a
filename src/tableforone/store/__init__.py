"""The store: a durable journal of all tables. A confirmed answer is never lost."""

from tableforone.store.backups import Copy
from tableforone.store.faults import DiskFull, FileFault, Gone, Missing, Unopenable
from tableforone.store.sittings import Sittings
from tableforone.store.store import Store
from tableforone.store.summary import Summary

__all__ = ["Copy", "DiskFull", "FileFault", "Gone", "Missing", "Sittings", "Store", "Summary", "Unopenable"]
