import { inlineScriptHash } from '@shop/shared-api/built-code'
import { pathOfSample } from '../contract'
import { deniedLabels } from '../health/denied-attempts'
import { inlineScriptHashes } from '../renderer/inline-scripts'
import { RendererEnded } from '../renderer/pending-requests'
import { loadSet, prepareSet, type SetPlan } from '../renderer/prepare-set'
import type { RenderedPage } from '../renderer/rendered-page'
import { startRenderer } from '../renderer/start-renderer'
import type { Rung } from '../renderer/confinement'
import { createSetRenderer, type SetRenderer } from '../renderer/set-renderer'
import { createApiCalls } from './api-calls'
import type { CandidateSet, PartDescription } from './candidate-set'
import type { SampleFault } from './sample-findings'

interface RenderOptions {
  program: string
  rung: Rung
  /** Origin of canonical addresses. */
  origin: string
  /** Address of the API, without `/api`. */
  apiUrl: string
  /** Time for one page on a busy machine, without API calls. */
  pageDeadlineMs?: number
}

/** A set in a renderer of its own, with its sample pages rendered. */
export interface Rendering {
  described: Record<string, PartDescription>
  /** The faults so far; code that failed later, as in a timer, adds more. */
  faults(): SampleFault[]
  /** Renders a page, a sample page once only; null when the set can't be rendered at all. */
  render: ((path: string) => Promise<RenderedPage>) | null
  /** CSP sources of the set's inline scripts. */
  scriptHashes(): Promise<string[]>
  /** Ends the renderer. */
  close(): void
}

const DEFAULT_PAGE_DEADLINE_MS = 5_000
/** For a page that a busy machine gave no time to. */
const MAX_ATTEMPTS = 2
/** After this no further page is rendered. */
const ALL_WITHIN_MS = 60_000
/** Content of each document: the root element, and the data that the browser hydrates it with. */
const documentMarks = ['id="root"', 'id="shop-page"']
const unavailableMark = 'data-section-unavailable'

/** Renders the sample pages of a set in a fresh confined process. All faults are determined here, outside of it. */
export async function renderSamples(set: CandidateSet, options: RenderOptions): Promise<Rendering> {
  const { pageDeadlineMs = DEFAULT_PAGE_DEADLINE_MS } = options
  const faults: SampleFault[] = []
  const ownerOf = (part: string): string => (set.parts[part] ? part : (set.moving[0] ?? '*'))
  const blame = (part: string, path: string, error: unknown): void =>
    void faults.push({ part: ownerOf(part), path, cause: 'code', problem: textOf(error) })
  if (!set.parts['shell'] || !set.folders['shell']) return { ...nothing, faults: () => [noShell] }
  const api = createApiCalls(options.apiUrl)
  const start = () =>
    startRenderer({
      ...options,
      call: api.call,
      onFault: (part, message) => blame(part?.part ?? '', 'no page', message),
      onDenied: ({ kind, part }) =>
        faults.push({ part: ownerOf(part?.part ?? ''), path: kind, cause: 'denied', problem: deniedLabels[kind] }),
    })
  const onFault = (part: string, _version: string, error: unknown) => blame(part, 'the start', error)
  const prepared = await prepareSet(releasesOf(set), { start, origin: options.origin, onFault }).catch(
    (error: unknown) => {
      if (!faults.some(({ cause }) => cause === 'code')) blame('shell', 'the start', error)
    },
  )
  if (!prepared) return { ...nothing, faults: () => once(faults) }
  const { plan } = prepared
  let { renderer } = prepared
  const pages = new Map<string, RenderedPage>()

  async function render(path: string, part = 'shell'): Promise<RenderedPage> {
    const known = pages.get(path)
    if (known) return known
    const page = { url: path, owner: { part, version: set.parts[part]?.version ?? '' } }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await renderer.render(plan.site, page, pageDeadlineMs)
      } catch (error) {
        if (!(error instanceof RendererEnded)) throw error
        renderer = await restarted(plan, start)
        if (error.end.cause !== 'starved' || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }

  const endsAt = Date.now() + ALL_WITHIN_MS
  for (const { part, path } of samplesOf(set)) {
    try {
      if (Date.now() > endsAt) throw new Error('there was no time left to render it')
      api.reset()
      const page = await render(path, part)
      pages.set(path, page)
      const fault = faultOf(page, api.hasFailed())
      if (fault) faults.push({ part, path, ...fault })
      if (!hasRecordedScript(set, page)) blame(set.moving.includes('shell') ? 'shell' : '', path, unrecordedScript)
    } catch (error) {
      blame(part, path, error)
    }
  }
  // What it reported before has arrived with the answer.
  await renderer.ping(pageDeadlineMs).catch((error: unknown) => blame('', 'no page', error))
  return {
    described: describe(set, plan),
    faults: () => once(faults),
    render,
    scriptHashes: () => inlineScriptHashes(plan.releases, start),
    close: () => renderer.process.stop(),
  }
}

const noShell: SampleFault = { part: '*', path: 'every path', cause: 'absent', problem: 'no shell is live yet' }
const nothing = { described: {}, render: null, scriptHashes: () => Promise.resolve([]), close: () => undefined }

async function restarted(plan: SetPlan, start: () => ReturnType<typeof startRenderer>): Promise<SetRenderer> {
  const renderer = createSetRenderer(start())
  await loadSet(renderer, plan)
  return renderer
}

const unrecordedScript =
  'its inline script is not the one that release.json of the shell records, so that browsers would not run it'

/** Shells from before inline scripts were recorded have theirs read from their layout. */
function hasRecordedScript({ parts }: CandidateSet, { inlineScript }: RenderedPage): boolean {
  const recorded = parts['shell']?.inlineScripts
  return !recorded || inlineScript === '' || Object.values(recorded).includes(inlineScriptHash(inlineScript))
}

/** The fault of a page, from what it contains and what the API answered. */
function faultOf(page: RenderedPage, apiFailed: boolean): Pick<SampleFault, 'cause' | 'problem'> | undefined {
  const [failure] = page.failures
  if (failure) return { cause: 'code', problem: textOf(failure.message) }
  if (page.status === 404) return { cause: 'missing', problem: 'not found' }
  const cause = apiFailed ? 'api' : 'code'
  if (page.status >= 500) return { cause, problem: `it answers ${page.status}` }
  if (page.location !== undefined) return undefined
  if (!documentMarks.every((mark) => page.html.includes(mark)))
    return { cause: 'code', problem: 'its document lacks the root element or the data of the page' }
  if (page.html.includes(unavailableMark)) return { cause, problem: 'it shows a section that is unavailable' }
  return undefined
}

function samplesOf({ parts }: CandidateSet): { part: string; path: string }[] {
  return Object.entries(parts).flatMap(([part, { contract }]) =>
    contract.samplePaths.map((sample) => ({ part, path: pathOfSample(sample) })),
  )
}

function releasesOf({ parts, folders }: CandidateSet): Parameters<typeof prepareSet>[0] {
  const releases = Object.entries(parts).flatMap(([part, manifest]) => {
    const folder = folders[part]
    return folder === undefined ? [] : [[part, { live: { manifest, folder }, lastKnownGood: null }] as const]
  })
  return { revision: 0, parts: Object.fromEntries(releases) }
}

function describe({ parts }: CandidateSet, { bundles }: SetPlan): Record<string, PartDescription> {
  const described = Object.entries(parts).flatMap(([part, { version }]) => {
    const bundle = bundles[`${part}@${version}`]
    return bundle && part !== 'shell' ? [[part, bundle] as const] : []
  })
  return Object.fromEntries(described)
}

function once(faults: readonly SampleFault[]): SampleFault[] {
  return [...new Map(faults.map((fault) => [`${fault.part} ${fault.path}`, fault])).values()]
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0]?.slice(0, 300) ?? ''
}
