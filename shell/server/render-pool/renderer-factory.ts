import { join, resolve } from 'node:path'
import {
  buildProgram,
  probeConfinement,
  startRenderer,
  type CallAnswer,
  type CodeObserver,
  type Confinement,
  type Renderer,
  type RendererOptions,
} from '@shop/releases'

const entry = join(__dirname, '../renderer/main.ts')
/** The program is built once for all starts and tests of a checkout. */
const cacheFolder = resolve(__dirname, '../../../node_modules/.cache/renderer')

/** Starts renderers that run this server's program. */
export interface RendererFactory {
  confinement: Confinement
  start(options?: CodeObserver & Pick<RendererOptions, 'hasLowPriority'>): Renderer
}

/** Builds the renderers' program and probes how they can be confined here; `call` makes their API calls. */
export async function createRendererFactory(call: (path: string) => Promise<CallAnswer>): Promise<RendererFactory> {
  const [program, confinement] = await Promise.all([buildProgram(entry, cacheFolder), probeConfinement()])
  return {
    confinement,
    start: (options) => startRenderer({ program, rung: confinement, call, ...options }),
  }
}
