"""The words that say what cards, potions, monsters and stories of Old World do."""
