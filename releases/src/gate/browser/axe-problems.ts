import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright-core'
import type { PageProblem } from './observe-page'

interface Violation {
  id: string
  impact: string | null
  help: string
  html: string
}

const refusedImpacts = new Set<string | null>(['serious', 'critical'])
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
}
let source: Promise<string> | undefined

/** Serious and critical violations that axe finds, run in a world of its own that the page's code can't change. */
export async function axeProblems(cdp: CDPSession): Promise<PageProblem[]> {
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8')
  const { frameTree } = await cdp.send('Page.getFrameTree')
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'gate',
  })
  await cdp.send('Runtime.evaluate', { expression: await source, contextId })
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, html: nodes[0].html.slice(0, 120) })))`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  return (result.value as Violation[])
    .filter(({ impact }) => refusedImpacts.has(impact))
    .map(({ id, help, html }) => ({ kind: 'axe', subject: id, detail: `${help}: ${html}` }))
}
