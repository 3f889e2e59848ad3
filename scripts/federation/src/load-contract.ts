import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { partContract, type PartContract } from '@shop/shared-api/contract'

/** A part's `release.contract.ts`, validated against its schema and the part's name; undefined without such a file. */
export function loadContract(name: string, folder: string): PartContract | undefined {
  const file = join(folder, 'release.contract.ts')
  if (!existsSync(file)) return undefined
  const { contract } = createRequire(file)(file) as { contract: unknown }
  const { data, error } = partContract.safeParse(contract)
  if (!data) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`${name}: release.contract.ts is not valid: ${problems.join('; ')}`)
  }
  if (data.name !== name) throw new Error(`${name}: release.contract.ts has the name "${data.name}".`)
  return data
}
