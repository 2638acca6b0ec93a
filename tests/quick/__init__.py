"""What kernel/quick shortcuts, with something that goes wrong in the middle; see tests/test_quick.py."""
