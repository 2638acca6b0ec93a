"""The store: a durable journal of all tables. A confirmed answer is never lost."""

from tableforone.store.backups import Copy, copies
from tableforone.store.faults import Damaged, DiskFull, FileFault, Gone, Missing, NoTable, Unopenable
from tableforone.store.folder import data_folder, ready
from tableforone.store.restoring import restore
from tableforone.store.store import Store
from tableforone.store.summary import Summary

__all__ = [
    "Copy",
    "Damaged",
    "DiskFull",
    "FileFault",
    "Gone",
    "Missing",
    "NoTable",
    "Store",
    "Summary",
    "Unopenable",
    "copies",
    "data_folder",
    "ready",
    "restore",
]
