"""Cases for kernel/quick in which something fails in the middle; see tests/test_quick.py."""
