"""Words of a sentence to plainer words that say the same, before they become tokens; by what is reworded."""
