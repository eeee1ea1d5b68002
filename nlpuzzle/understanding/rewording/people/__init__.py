"""Who it is, put plainly: by what he does, has, leads, teaches or is called."""
