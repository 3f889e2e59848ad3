import { loadSet, type PageRequest, type SetRenderer } from '@shop/releases'
import type { DerivedPlan } from './derive-plan'

/** Renders that a new renderer makes before visitors get its pages, so that its code is compiled. */
const WARM_UP_RENDERS = 20
const WARM_UP_DEADLINE_MS = 5_000

/** A page that a new renderer renders for practice. */
export interface SamplePage {
  plan: DerivedPlan
  page: PageRequest
}

/** Renders the samples in turn. Rejects when the renderer ends. */
export async function warmUp(
  renderer: SetRenderer,
  samples: readonly SamplePage[],
  isStopped: () => boolean,
): Promise<void> {
  if (samples.length === 0) return
  for (let count = 0; count < WARM_UP_RENDERS && !isStopped(); count += 1) {
    const { plan, page } = samples[count % samples.length]!
    await loadSet(renderer, plan)
    await renderer.render(plan.site, page, WARM_UP_DEADLINE_MS).catch((error: unknown) => {
      // A page that fails is shown with the previous version; a renderer that ends is started again.
      if (!renderer.process.pid) throw error
    })
  }
}
