/** Work that was turned away because of a limit. */
export class Overloaded extends Error {
  override name = 'Overloaded'

  constructor(
    /** Seconds after which another try may do. */
    readonly retryAfter: number,
    /** Which limit was reached: that of one network, or that of all. */
    readonly limit: 'network' | 'total',
  ) {
    super(`The limit per ${limit} is reached. Retry after ${retryAfter} s.`)
  }
}
