/** How long a transaction waits for a connection. The pool itself refuses transactions, too, once it is not getting on. */
export const transactionOptions = { maxWait: 60_000 };
