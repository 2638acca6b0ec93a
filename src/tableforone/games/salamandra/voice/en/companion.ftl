# Salamandra with your own copy.

own-stays = Leave the apprentice on { $spot }
own-to-book = Move the apprentice from { $spot } to { $book }
