import { partName, releaseVersion } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { LiveSite } from '../release-set/live-site'
import type { HealthMeter } from './health-meter'

interface HealthOptions {
  site: LiveSite
  meter: HealthMeter
  /** The set of a visitor's next document, told to open tabs. */
  setOf(cookie: string | undefined): string
  /** Whether a visitor tries a version that is not live: what fails beside it is nobody's fault. */
  isPreview(cookie: string | undefined): boolean
}

const path = z.string().startsWith('/').max(512)
const failure = z.object({
  part: partName,
  version: releaseVersion,
  to: releaseVersion.nullish(),
  message: z.string().max(300),
  path,
  cause: z.enum(['code', 'api']).default('code'),
})
const views = z.object({ set: z.string().max(20), paths: z.array(path).max(50) })

/** One address counts so many failures a minute, so that nobody alone can bring a healthy release down. */
const mostFailures = 30
/**
 * And so many pages, so that nobody alone can drown a broken release's failures. Where all visitors share one address,
 * as behind a proxy that was not named, that many failures among that many pages are still within the budget.
 */
const mostPages = 600

/** Where browsers tell what failed, and which pages they showed without asking for a document. */
export function healthRoutes(app: FastifyInstance, { site, meter, setOf, isPreview }: HealthOptions): void {
  const failuresOf = countedPerMinute(mostFailures)
  const pagesOf = countedPerMinute(mostPages)

  app.post('/health/part-failures', { bodyLimit: 4_096 }, (request, reply) => {
    const report = failure.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no failure report.' })
    const { part, version, to, ...rest } = report.data
    app.log.warn({ part, version, to, ...rest }, 'a browser reports a failed part')
    // A shell that can report runs: what it mended by itself is told and not held against it.
    const isMended = part === 'shell' && !to
    const isServed = site.versions(part).includes(version)
    const counts = isServed && !isMended && !isPreview(request.headers.cookie)
    if (counts && failuresOf(request.ip, 1) === 1) {
      meter.failed(site.current().set, { part, version, ...rest })
    }
    return reply.code(204).send()
  })

  app.post('/health/page-views', { bodyLimit: 32_768 }, (request, reply) => {
    const report = views.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ code: 'malformed', message: 'That is no report of views.' })
    const set = site.setById(report.data.set)
    const { paths } = report.data
    if (set) for (const shown of paths.slice(0, pagesOf(request.ip, paths.length))) meter.pageShown(set, shown)
    return reply.code(204).header('x-release-set', setOf(request.headers.cookie)).send()
  })
}

/** How many of the things that an address tells of at once still count this minute. */
function countedPerMinute(most: number): (address: string, told: number) => number {
  const counted = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })
  return (address, told) => {
    const before = counted.get(address) ?? 0
    const now = Math.min(before + told, most)
    counted.set(address, now)
    return now - before
  }
}
