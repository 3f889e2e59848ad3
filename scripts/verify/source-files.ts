import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const sourceExtension = /\.(tsx?|mts|cts|mjs|cjs|js)$/
const aside = /(^|\/)(dist|node_modules)\/|^scripts\/lint\/fixtures\//

/** Source files of the checkout, tracked or new, relative to the root. */
export function sourceFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listed
    .split('\n')
    .filter((file) => sourceExtension.test(file) && !aside.test(file) && existsSync(join(root, file)))
}
