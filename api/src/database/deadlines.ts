/** Limits of one use of PostgreSQL, in milliseconds. */
export interface DatabaseDeadlines {
  /** Waiting for a free connection of the pool, or for a new one to be made. */
  acquireMs: number
  /** One statement, as PostgreSQL measures it. */
  statementMs: number
  /** Waiting for a lock of another transaction. */
  lockMs: number
  /** A transaction that sends no statement. */
  idleInTransactionMs: number
}

/** While a visitor waits: together well below the 15 s after which the document server ends a call. */
export const requestDeadlines: DatabaseDeadlines = {
  acquireMs: 3_000,
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
}

/** For the outbox and the payment sweep, whose work no visitor waits for. */
export const backgroundDeadlines: DatabaseDeadlines = {
  acquireMs: 10_000,
  statementMs: 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
}

/** For migrations, the seed, imports, exports and what else operators run: long, not endless. */
export const operatorDeadlines: DatabaseDeadlines = {
  acquireMs: 10_000,
  statementMs: 1_800_000,
  lockMs: 60_000,
  idleInTransactionMs: 300_000,
}
