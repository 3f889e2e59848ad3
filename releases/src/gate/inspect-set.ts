import { createHash } from 'node:crypto'
import { buildProgram } from '../renderer/build-program'
import { probeConfinement } from '../renderer/probe'
import type { PartDescription, CandidateSet } from './candidate-set'
import { BrowserUnavailable } from './browser/launch-browser'
import { openPages, type BrowserOptions } from './browser/open-pages'
import type { SamplePage } from './choose-pages'
import type { PageFault } from './page-faults'
import { renderSamples, type Rendering } from './render-samples'
import type { SampleFault } from './sample-findings'

/** What the gate saw of a set. */
export interface Inspection {
  /** What the built code of each part offers by its own account. */
  described: Readonly<Record<string, PartDescription>>
  /** Faults of the sample pages as rendered on the server. */
  samples: SampleFault[]
  /** Faults of the pages that were opened in a browser. */
  pages: PageFault[]
  /** Why the browser opened none of the pages that it should. */
  noBrowser?: string
}

/**
 * Renders the sample pages of a set, and opens the given ones in a browser. Previews have a queue of their own, so that
 * no rollback waits for them.
 */
export type InspectSet = (set: CandidateSet, pages: readonly SamplePage[], queue?: 'previews') => Promise<Inspection>

interface InspectorOptions {
  /** Entry of the renderers' program. */
  programEntry: string
  /** Folder in which the built program is stored. */
  cacheFolder: string
  /** Origin of canonical addresses. */
  origin: string
  /** Address of the API, without `/api`. */
  apiUrl: string
  budget: BrowserOptions['budget']
  /** Time to render one page, without API calls; 5 s by default. */
  pageDeadlineMs?: number
  /** Starts a browser; null when none is installed. */
  launch: BrowserOptions['launch'] | null
}

const MAX_REMEMBERED = 100

/**
 * Inspects each set in a fresh confined process and a fresh browser, which are killed afterwards; faults are determined
 * in this process, which runs no code of a part. Sets that go to the browser wait for each other; others, such as
 * rollbacks, don't wait for these. Only this process remembers that a set without a fault needs no second inspection.
 */
export function createInspector(options: InspectorOptions): InspectSet {
  const faultless = new Map<string, Inspection>()
  const idle = Promise.resolve<unknown>(null)
  const queues = { browser: idle, renderer: idle, previews: idle }
  let means: Promise<Means> | undefined

  async function inspect(set: CandidateSet, pages: readonly SamplePage[]): Promise<Inspection> {
    means ??= prepareMeans(options)
    const { program, confinement } = await means.catch((error: unknown) => {
      means = undefined
      throw error
    })
    const rendering = await renderSamples(set, { ...options, program, rung: confinement })
    try {
      const opened = await openIn(options.launch, set, pages, rendering)
      return { described: rendering.described, samples: rendering.faults(), ...opened }
    } finally {
      rendering.close()
    }
  }

  async function openIn(
    launch: InspectorOptions['launch'],
    set: CandidateSet,
    pages: readonly SamplePage[],
    { render, scriptHashes }: Rendering,
  ): Promise<Pick<Inspection, 'pages' | 'noBrowser'>> {
    if (!render || pages.length === 0) return { pages: [] }
    if (!launch) return { pages: [], noBrowser: 'no Chromium is installed here' }
    try {
      return { pages: await openPages(set, pages, render, { ...options, launch, scriptHashes: await scriptHashes() }) }
    } catch (error) {
      if (error instanceof BrowserUnavailable) return { pages: [], noBrowser: error.message }
      throw error
    }
  }

  return (set, pages, wanted) => {
    const key = keyOf(set, pages)
    const known = faultless.get(key)
    if (known) return Promise.resolve(known)
    const queue = wanted ?? (pages.length > 0 ? 'browser' : 'renderer')
    const answer = queues[queue].then(async () => {
      const inspection = faultless.get(key) ?? (await inspect(set, pages))
      const { samples, pages: faults, noBrowser } = inspection
      if (samples.length === 0 && faults.length === 0 && noBrowser === undefined) remember(key, inspection)
      return inspection
    })
    queues[queue] = answer.catch(() => null)
    return answer
  }

  function remember(key: string, inspection: Inspection): void {
    faultless.set(key, inspection)
    const [oldest] = faultless.keys()
    if (oldest !== undefined && faultless.size > MAX_REMEMBERED) faultless.delete(oldest)
  }
}

interface Means {
  program: string
  confinement: Awaited<ReturnType<typeof probeConfinement>>
}

async function prepareMeans({ programEntry, cacheFolder }: InspectorOptions): Promise<Means> {
  const [program, confinement] = await Promise.all([buildProgram(programEntry, cacheFolder), probeConfinement()])
  return { program, confinement }
}

/** Manifests contain the hash of every file, so equal ones are equal sets. */
function keyOf({ parts }: CandidateSet, pages: readonly SamplePage[]): string {
  const manifests = Object.entries(parts).sort(([a], [b]) => a.localeCompare(b))
  return createHash('sha256')
    .update(JSON.stringify([manifests, pages]))
    .digest('hex')
}
