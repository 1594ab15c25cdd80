// Stands for a client module that the site does not use.
