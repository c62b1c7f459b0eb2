/** The database cannot be reached or opened. `message` says where it should be and what is wrong; it never holds a password. */
export class DatabaseAccessError extends Error {}
