import type { Check } from './check'
import { readLockfiles } from './lockfile'

/** Licenses that allow unchanged use as a package in our own shop. */
const approved =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|CC BY-SA 4\.0|Python-2\.0|Unlicense|WTFPL|Zlib|OFL-1\.1|MPL[- ]2\.0|LGPL-3\.0-or-later|Unicode-3\.0)$/

/** Packages that name no license in package.json, with the license of their LICENSE file. */
const byLicenseFile: Readonly<Record<string, string>> = {
  // pdfkit needs it.
  'node_modules/png-js': 'MIT',
  // The S3 server of the tests needs these.
  'node_modules/busboy': 'MIT',
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/streamsearch': 'MIT',
  'scripts/tools/lighthouse/node_modules/parse-cache-control': 'BSD-3-Clause',
  'scripts/tools/changesets/node_modules/spawndamnit': 'MIT',
}

/** Counts the licenses of all packages in all lock files; fails on one that is not in the list above, or missing. */
export const licences: Check = {
  name: 'licences',
  async run(root) {
    const found = Object.entries(readLockfiles(root))
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { license }]) => ({ path, license: byLicenseFile[path] ?? license }))
    const refused = found.filter(({ license }) => !isApproved(license))
    const lines = refused.map(({ path, license }) => `${path}: ${license ?? 'no license named'}`)
    const text = lines.join('\n') || counted(found.map(({ license }) => license ?? ''))
    return { name: 'licences', ok: refused.length === 0, text }
  },
}

/** Whether an SPDX expression is approved: any alternative of an OR, all members of an AND. */
export function isApproved(expression: string | undefined): boolean {
  if (!expression) return false
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => approved.test(name.trim())))
}

function counted(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}
