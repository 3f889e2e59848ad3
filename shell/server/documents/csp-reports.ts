import { cspReportsPath } from '@shop/releases'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createNetworkQuota } from '../health/network-quota'

/** Reports of one network that count in a minute. */
const MAX_PER_NETWORK = 30
/** Different violations logged separately in a minute; others are counted together. */
const MAX_KINDS = 20
const MAX_BODY_BYTES = 16_384
const MINUTE_MS = 60_000

const text = z.string().max(4_096).optional()
/** As `report-uri` sends it. Source: CSP 3, section 5.3. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'document-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      page: report['document-uri'],
    },
  ])
/** As the Reporting API sends it. */
const batch = z
  .array(
    z.object({
      type: z.string().max(64),
      body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
        page: body.documentURL,
      })),
  )
type Report = z.infer<typeof single>[number]

/**
 * Receives CSP violation reports of browsers. Each kind is logged at most once a minute with its count, without text of
 * the report except host names and released files.
 */
export async function cspReportRoutes(app: FastifyInstance): Promise<void> {
  const countedOf = createNetworkQuota(MAX_PER_NETWORK)
  const log = minuteLog(app.log)
  app.addHook('onClose', log.flush)

  await app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      scope.getDefaultJsonParser('error', 'ignore'),
    )
    scope.post(cspReportsPath, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const reports = z.union([single, batch]).safeParse(request.body)
      if (!reports.success) return reply.code(400).send({ code: 'malformed', message: 'That is no CSP report.' })
      // Node forgets the address of a visitor who disconnects.
      const counted = reports.data.slice(0, countedOf(request.ip || 'unknown', reports.data.length))
      for (const report of counted) log.add(kindOf(report))
      return reply.code(204).send()
    })
  })
}

interface Kind {
  directive: string
  blocked: string
  source: string
  page: string
}

/** Counts violations by kind and logs each kind a minute after its first occurrence. */
function minuteLog(log: FastifyBaseLogger) {
  const kinds = new Map<string, Kind & { count: number }>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const kind of kinds.values()) log.warn(kind, 'the content security policy blocked something in a page')
    kinds.clear()
  }

  return {
    add(kind: Kind): void {
      timer ??= setTimeout(flush, MINUTE_MS).unref()
      const isFull = kinds.size >= MAX_KINDS && !kinds.has(JSON.stringify(kind))
      const shown = isFull ? { directive: 'others', blocked: 'others', source: 'others', page: 'others' } : kind
      const key = JSON.stringify(shown)
      kinds.set(key, { ...shown, count: (kinds.get(key)?.count ?? 0) + 1 })
    },
    flush: async () => flush(),
  }
}

function kindOf({ directive = '', blocked = '', source = '', page = '' }: Report): Kind {
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
    blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : hostOf(blocked),
    source: /\/r\/[\w.-]{1,40}(\/[\w.-]{1,60}){1,2}\/[\w.-]{1,80}$/.exec(pathOf(source))?.[0] ?? 'page',
    page: /^\/[a-z-]{0,30}(?=\/|$)/.exec(pathOf(page))?.[0] ?? 'unknown',
  }
}

function hostOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return /^[a-z\d.:[\]-]{1,80}$/.test(host) ? host : 'unknown'
}

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
