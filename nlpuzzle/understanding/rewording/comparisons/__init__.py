"""Who is compared with whom, put plainly, and who beats, outlasts or is unlike whom."""
