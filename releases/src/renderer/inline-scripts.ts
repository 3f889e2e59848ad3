import { inlineScriptHash } from '@shop/shared-api/built-code'
import type { StoredRelease } from './part-releases'
import { prepareSet } from './prepare-set'
import type { Renderer } from './start-renderer'

const FRAME_DEADLINE_MS = 2_000
/** Only its document is of interest, and that depends on no address. */
const origin = 'http://localhost'

/**
 * The CSP sources of the inline scripts that these releases contain, as their signed manifests record them. Answers of
 * the renderers of pages don't count, since those run the code of all parts.
 *
 * Of a shell from before they were recorded, the layout's script is read from a layout that it renders alone in a
 * process of its own, since without that script none of its pages works. Scripts of other such parts, which pages work
 * without, don't run.
 */
export async function inlineScriptHashes(releases: readonly StoredRelease[], start: () => Renderer): Promise<string[]> {
  const hashes = await Promise.all(
    releases.map(async (release) => {
      const { part, inlineScripts } = release.manifest
      if (inlineScripts) return Object.values(inlineScripts)
      return part === 'shell' ? layoutScriptHashes(release, start) : []
    }),
  )
  return [...new Set(hashes.flat())].sort()
}

const MAX_CACHED = 50
const cache = new Map<string, Promise<string[]>>()

/** Empty if the shell doesn't render. */
function layoutScriptHashes(shell: StoredRelease, start: () => Renderer): Promise<string[]> {
  const known = cache.get(shell.folder)
  if (known) return known
  const hashes = renderLayoutScript(shell, start).then((text) => (text === '' ? [] : [inlineScriptHash(text)]))
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest)
  const caught = hashes.catch(() => {
    cache.delete(shell.folder)
    return []
  })
  cache.set(shell.folder, caught)
  return caught
}

async function renderLayoutScript(shell: StoredRelease, start: () => Renderer): Promise<string> {
  const live = { revision: 0, parts: { shell: { live: shell, lastKnownGood: null } } }
  const { plan, renderer } = await prepareSet(live, { start, origin, onFault: () => undefined })
  try {
    const { set } = plan.site
    const owner = { part: 'shell', version: plan.site.shell }
    const { inlineScript } = await renderer.render(plan.site, { url: '/', owner, inBrowser: set }, FRAME_DEADLINE_MS)
    return inlineScript
  } finally {
    renderer.process.stop()
  }
}
