import { join } from 'node:path'
import { guardedStore } from './operations/guarded-store'
import type { RegistryContext } from './operations/registry-context'
import { eitherKeyring, loadSourceKeyring, type KeySource } from './signing/keyring'
import { loadSigner } from './signing/signer'
import { newestPointerFile } from './store/newest-pointer'
import { openStore } from './store/open-store'

/** Opens the store at `url` for changes, with this machine's keys and the newest pointer that it accepted there. */
export async function openSignedStore(
  url: string,
  source: KeySource,
): Promise<Required<Pick<RegistryContext, 'store' | 'signer' | 'attestors' | 'newest'>>> {
  const store = await openStore(url, join(source.dataDir, 'release-cache'))
  const signer = await loadSigner(source)
  const newest = newestPointerFile(source.dataDir, url)
  const attestors = eitherKeyring(signer, loadSourceKeyring(source))
  return { store: guardedStore(store, signer, newest), signer, attestors, newest }
}
