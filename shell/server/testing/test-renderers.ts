import type { Renderer } from '@shop/releases'
import { apiCaller } from '../http/call-api'
import { createRendererFactory, type RendererFactory } from '../render-pool/renderer-factory'

/** Starts real renderers with API calls answered by `fetch`; `stop` ends those that still run. */
export async function testRenderers(
  fetch: (url: string) => Promise<Response> = () => Promise.reject(new Error('none')),
) {
  const factory = await createRendererFactory(apiCaller('http://api.test', (url) => fetch(url as string)))
  const started: Renderer[] = []
  return {
    start(...options: Parameters<RendererFactory['start']>): Renderer {
      const renderer = factory.start(...options)
      started.push(renderer)
      return renderer
    },
    started,
    async stop(): Promise<void> {
      for (const renderer of started) renderer.stop()
      await Promise.all(started.map(({ ended }) => ended))
    },
  }
}
