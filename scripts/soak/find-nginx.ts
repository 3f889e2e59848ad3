import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { provide } from '../test/system-tools'

/** Debian keeps it where only root's PATH leads. */
const find = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))

/** The nginx of this machine, installed if it may be; throws one sentence without one. */
export function findNginx(say: (line: string) => void): string {
  const tool = { name: 'nginx', debian: 'nginx-light', isThere: () => find() !== undefined, neededFor: 'two servers' }
  const [reason] = provide([tool], say)
  const program = find()
  if (!program) throw new Error(`Soaking needs ${reason}.`)
  return program
}
