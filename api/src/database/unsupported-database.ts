import { Failure } from '../failure'

/** A database that this version cannot migrate; the message is one sentence for operators, with its fix. */
export class UnsupportedDatabase extends Failure {
  override name = 'UnsupportedDatabase'

  constructor(message: string) {
    super(503, 'unsupported_database', message)
  }
}
