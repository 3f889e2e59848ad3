import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName } from '@shop/shared-api/container-name'
import type { BrowserRelease } from '@shop/shared-api/contract'
import { takeFailedPreload } from '../page/late-scripts'
import { enterPart } from '../page/page-watch'
import { integrityOf } from './integrity'
import { withinTime } from './within-time'

/** For an entry's script, and then for its container's answer. The runtime's defaults are 20 s, and forever. */
const entryTimeout = 5_000

/** By address: settled when an entry's script has run. */
const entryRuns = new Map<string, EntryRun>()

interface EntryRun {
  ended: Promise<void>
  end(): void
}

/** A module that a remote exposes: its routes, or one widget. */
export type RemoteModule = 'routes' | `widgets/${string}`

/** Makes the federation runtime check each entry script against the release set. */
export function guardEntries(): void {
  registerPlugins([
    {
      name: 'shop-entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        script.integrity = integrityOf(url)
        script.addEventListener('load', runOf(url).end)
        return { script, timeout: entryTimeout }
      },
    },
  ])
}

/**
 * Loads one exposed module of one version of a part. The runtime treats each version as a separate remote, so that two
 * can be loaded in one page and a broken one is never reused.
 */
export async function loadRemoteModule<T>(part: string, release: BrowserRelease, module: RemoteModule): Promise<T> {
  const name = containerName(part, release.version)
  registerRemotes([{ name, entry: release.entry, entryGlobalName: name, type: 'global' }])
  const limit = {
    start: runOf(release.entry).ended,
    timeoutMs: entryTimeout,
    message: `The container of ${part}@${release.version} did not answer within ${entryTimeout / 1000} s.`,
  }
  for (;;) {
    try {
      const leave = enterPart(part, release.version)
      const loaded = await withinTime(loadRemote<T>(`${name}/${module}`), limit).finally(leave)
      if (!loaded) throw new Error(`${part}@${release.version} does not expose ${module}.`)
      return loaded
    } catch (error) {
      if (!takeFailedPreload(requestOf(error) ?? release.entry)) throw error
    }
  }
}

/** The address of the script of a failed chunk, as webpack's error has it. */
function requestOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown }
  return typeof request === 'string' ? request : undefined
}

function runOf(entry: string): EntryRun {
  const { href } = new URL(entry, location.href)
  const known = entryRuns.get(href)
  if (known) return known
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = { ended, end }
  entryRuns.set(href, run)
  return run
}
