import { join } from 'node:path'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import { loadSigner } from '../signing/signer'
import { openStore } from '../store/open-store'
import { builtFolder } from './built-folder'
import { ada } from './registry'

/**
 * Publishes and promotes in a loop, in the data folder of its first argument and the store of its third, and prints
 * each acknowledged move.
 */
async function main([dataDir = '', run = '0', storeUrl = join(dataDir, 'releases')]: string[]): Promise<void> {
  const store = await openStore(storeUrl, join(dataDir, 'release-cache'))
  const context = {
    store,
    signer: await loadSigner({ dataDir, env: {} }),
    knownParts: ['catalogue'],
    apiVersion: '1.0.0',
  }
  for (let count = 0; ; count += 1) {
    const version = `1.${run}.${count}`
    const folder = await builtFolder(dataDir, { version })
    process.stdout.write('start\n')
    await publishRelease(context, ada, { part: 'catalogue', folder })
    const { revision } = await promote(context, ada, { targets: [{ part: 'catalogue', version }] })
    process.stdout.write(`${JSON.stringify({ version, revision })}\n`)
  }
}

void main(process.argv.slice(2))
