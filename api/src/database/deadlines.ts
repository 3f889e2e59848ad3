/** Time limits of PostgreSQL connections, in milliseconds. */
export interface DatabaseDeadlines {
  /** Waiting for a free or new connection of the pool. */
  acquireMs: number
  /** One statement, measured by PostgreSQL. */
  statementMs: number
  /** Waiting for another transaction's lock. */
  lockMs: number
  /** A transaction without a statement. */
  idleInTransactionMs: number
}

/** For visitors' requests: in total well below the 15 s after which the document server aborts a call. */
export const requestDeadlines: DatabaseDeadlines = {
  acquireMs: 3_000,
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
}

/** For background work such as the outbox and the payment sweep. */
export const backgroundDeadlines: DatabaseDeadlines = {
  acquireMs: 10_000,
  statementMs: 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
}

/** For migrations, the seed, imports, exports and other operator commands: long but finite. */
export const operatorDeadlines: DatabaseDeadlines = {
  acquireMs: 10_000,
  statementMs: 1_800_000,
  lockMs: 60_000,
  idleInTransactionMs: 300_000,
}
