import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check'

/** Licences that allow what we do: use unchanged, as a package, in a shop of our own. */
const fine =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|Unlicense|WTFPL|Zlib|OFL-1\.1|MPL[- ]2\.0|LGPL-3\.0-or-later|Unicode-3\.0)$/

/** Packages whose package.json is silent, with the licence that their own LICENSE file gives. */
const byTheirFile: Readonly<Record<string, string>> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

interface LockedPackage {
  license?: string
  link?: boolean
}

/** Counts the licences of all installed packages; one that nobody has agreed to, or none, fails. */
export const licences: Check = {
  name: 'licences',
  async run(root) {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>
    }
    const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    const refused = packages.filter(([path, { license }]) => !isFine(license ?? byTheirFile[path]))
    if (refused.length > 0) {
      const lines = refused.map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`)
      return { name: 'licences', ok: false, text: lines.join('\n') }
    }
    return {
      name: 'licences',
      ok: true,
      text: counted(packages.map(([path, { license }]) => license ?? byTheirFile[path] ?? '')),
    }
  },
}

/** True for an expression of which one choice, and of a joint one each member, is fine. */
export function isFine(expression: string | undefined): boolean {
  if (!expression) return false
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => fine.test(name.trim())))
}

function counted(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}
