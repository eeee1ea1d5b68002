"""What is not so, put plainly: whom one dislikes, what is not there, nothing but, neither of two."""
