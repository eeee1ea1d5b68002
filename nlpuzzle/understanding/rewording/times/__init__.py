"""When and how long, put plainly: parts of days, whole days, lessons, terms."""
