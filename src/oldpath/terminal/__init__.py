"""The line-oriented client, which is the screen-reader client too: `play.play(settings, stdin, stdout)`."""
