# The host of a lesson, and the page at its end.

lesson-end-title = You can play this now.
lesson-end = That was the lesson, and the table is yours now. Try the short check, or simply play on.
lesson-left-title = That works too.
lesson-left = Undo it to follow the lesson, or play on. I’ll join you again at the next chance.
lesson-check = A short check
lesson-check-about = No points, no hurry. Choose an answer to see why.
lesson-right = Right.
lesson-wrong = Not quite.
