import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installMissing } from '../test/system-tools'

/** Debian installs it outside a regular user's PATH. */
const find = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))

/** Finds nginx, installing it if allowed; throws a message if it is missing. */
export function findNginx(log: (line: string) => void): string {
  const tool = { name: 'nginx', debian: 'nginx-light', isThere: () => find() !== undefined, neededFor: 'two servers' }
  const [reason] = installMissing([tool], log)
  const program = find()
  if (!program) throw new Error(`The soak test needs ${reason}.`)
  return program
}
