import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { liveSetReader, loadKeyring, openReader, type LiveSet } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import { apiCaller } from '../../../shell/server/http/call-api'
import { makeLogger } from '../../../shell/server/logging'
import { createLiveSite, type LiveSite } from '../../../shell/server/release-set/live-site'
import { createRendererFactory } from '../../../shell/server/render-pool/renderer-factory'
import { shopProcesses } from '../../measuring/process-usage'
import type { MeasuredRenders, RenderRound, RendersPlan } from './bench-renders'
import { renderInProcess } from './render-in-process'

type Render = (path: string) => Promise<unknown>

const WARM_UP = 80
/** Two for each renderer, so that none waits. */
const AT_ONCE = 4
const RENDERERS = 2

/** Measures by the plan in the first argument, and sends the result to the parent process. */
async function main(plan: RendersPlan): Promise<void> {
  const live = await readLive(plan)
  const call = remembered(apiCaller(plan.apiUrl, fetch))
  const site = await openSite(live, call)
  const pool: Render = (path) => site.current().renderer.render(path)
  const inProcess = renderInProcess(live, site.current().set, call)
  const measured: MeasuredRenders = { pool: [], inProcess: [], idleLoopDelay: [] }
  for (const render of [pool, inProcess]) await renderAll(render, plan.path, WARM_UP)
  for (let round = 0; round < plan.rounds; round += 1) {
    measured.pool.push(await measureRound(pool, plan))
    measured.inProcess.push(await measureRound(inProcess, plan))
    measured.idleLoopDelay.push((await withLoopDelay(() => sleep(1_000))).loopDelay)
  }
  site.stop()
  process.send?.(measured)
}

async function measureRound(render: Render, { path, renders }: RendersPlan): Promise<RenderRound> {
  const times: number[] = []
  for (let count = 0; count < renders; count += 1) {
    await nextTurn()
    const start = performance.now()
    await render(path)
    times.push(performance.now() - start)
  }
  const before = { own: process.cpuUsage(), renderers: rendererCpu(), at: performance.now() }
  const { loopDelay } = await withLoopDelay(() => renderAll(render, path, renders))
  const seconds = (performance.now() - before.at) / 1_000
  const { user, system } = process.cpuUsage(before.own)
  const cpu = { own: (user + system) / 1_000 / renders, renderers: (rendererCpu() - before.renderers) / renders }
  return { times, loopDelay, rate: renders / seconds, cpu }
}

/** Renders several at a time, each in a turn of its own, like requests. */
async function renderAll(render: Render, path: string, count: number): Promise<void> {
  let left = count
  const visitor = async () => {
    for (; (left -= 1) >= 0; await nextTurn()) await render(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

async function withLoopDelay(work: () => Promise<unknown>): Promise<{ loopDelay: number }> {
  const resolution = 1
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  await work()
  delay.disable()
  return { loopDelay: delay.percentile(99) / 1e6 - resolution }
}

const rendererCpu = () =>
  shopProcesses()
    .filter(({ name }) => name === 'renderer')
    .reduce((sum, { usage }) => sum + usage.cpuMs, 0)

async function readLive({ dataDir }: RendersPlan): Promise<LiveSet> {
  const store = await openReader(join(dataDir, 'releases'), join(dataDir, 'bench-cache'))
  return liveSetReader(store, loadKeyring({ dataDir }))()
}

async function openSite(live: LiveSet, call: ReturnType<typeof apiCaller>): Promise<LiveSite> {
  const { start } = await createRendererFactory(call)
  const log = makeLogger('error') as unknown as Parameters<typeof createLiveSite>[0]['log']
  const site = await createLiveSite({
    ...{ read: async () => live, watch: () => () => undefined, origin: 'http://shop.test', log, start },
    renderers: { least: RENDERERS, most: RENDERERS, hasSpare: true },
  })
  await until(() => site.renderers().spares > 0, 120)
  return site
}

/** Answers each path as the first time, so that the API costs the same everywhere. */
function remembered(call: ReturnType<typeof apiCaller>): ReturnType<typeof apiCaller> {
  const answers = new Map<string, ReturnType<typeof call>>()
  return (path) => {
    const answer = answers.get(path) ?? call(path)
    answers.set(path, answer)
    return answer
  }
}

void main(JSON.parse(process.argv[2] ?? '') as RendersPlan)
