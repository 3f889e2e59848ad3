import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEntry } from '../contract'
import { changeText } from '../contract/change-text'
import { failureKindsText } from '../health/failure-kinds-text'
import type { HealthLog } from '../health/health-log'
import { healthStatus, type VersionHealth } from '../health/health-status'
import { serverTexts } from '../health/server-confinement'
import type { RoleOf } from '../identity/roles'
import { history } from '../operations/history'
import type { RegistryContext } from '../operations/registry-context'
import { status, type PartStatus, type RegistryStatus } from '../operations/status'
import { ReleaseError } from '../release-error'
import { onlyFor } from './access'
import { html, type Html } from './html'
import { withProblemPage } from './problem-page'

const HOUR_MS = 60 * 60_000
const styles = readFileSync(join(__dirname, 'status-page.css'), 'utf8')

/**
 * The page at `/status`, and at `/` without a console: the live versions, since when and by whom, and the latest
 * moves; plain HTML without scripts. Requires a token with read access.
 */
export function statusPage(
  app: FastifyInstance,
  context: RegistryContext,
  healthLog: HealthLog,
  roleOf: RoleOf,
  paths: readonly string[],
): void {
  app.get('/status-page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    const [current, latest] = await Promise.all([status(context, healthLog), history(context, { limit: 20 })])
    const health = healthStatus(healthLog.last(HOUR_MS))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'")
      .send(`<!doctype html>${document(current, health, latest).text}`)
  }
  const safePage = withProblemPage(page)
  for (const path of paths)
    app.get(path, { onRequest: (request, reply) => askForToken(request, reply, roleOf) }, safePage)
}

/** Browsers show their own sign-in dialog: any name, with the token as the password. */
async function askForToken(request: FastifyRequest, reply: FastifyReply, roleOf: RoleOf): Promise<void> {
  const [, basic = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  const [, token = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(basic, 'base64').toString()) ?? []
  const { onRequest } = onlyFor(roleOf, 'read')
  try {
    await onRequest(token ? { headers: { authorization: `Bearer ${token}` } } : request)
  } catch (error) {
    if (error instanceof ReleaseError && error.kind === 'unauthorized') {
      await reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Releases: any name, and your token as the password", charset="UTF-8"')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This page requires a token: enter any name, and your token as the password.')
      return
    }
    throw error
  }
}

function document(
  { revision, parts, confinement, denied }: RegistryStatus,
  health: readonly VersionHealth[],
  latest: readonly AuditEntry[],
): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Releases · revision ${revision}</title>
      <link rel="stylesheet" href="/status-page.css" />
    </head>
    <body>
      <header>
        <h1>Releases</h1>
        <p>
          Revision <strong>${revision}</strong>, ${parts.filter(({ live }) => live !== null).length} of ${parts.length}
          parts live
        </p>
        ${serverTexts({ confinement, denied }).map((text) => html`<p>${text}</p>`)}
      </header>
      <main>
        <section aria-labelledby="live">
          <h2 id="live">Live now</h2>
          <ul class="parts">
            ${parts.map((part) => card(part, health))}
          </ul>
        </section>
        <section aria-labelledby="moves">
          <h2 id="moves">Latest</h2>
          ${
            latest.length === 0
              ? html`<p>Nothing was published yet.</p>`
              : html`<ol class="moves">
                  ${latest.map(line)}
                </ol>`
          }
        </section>
      </main>
    </body>
  </html>`
}

function card(status: PartStatus, health: readonly VersionHealth[]): Html {
  const { part, live, lastKnownGood, since, by, why, newest, versions } = status
  if (live === null) {
    const waiting = newest === null ? 'Nothing is published yet.' : `Published up to ${newest}, not live yet.`
    return html`<li class="part absent">
      <h3>${part}</h3>
      <p>${waiting}</p>
    </li>`
  }
  const facts = [
    fact('Since', since === null ? html`unknown` : time(since)),
    fact('By', html`${by ?? 'unknown'}`),
    ...(why === null ? [] : [fact('Why', html`${why}`)]),
    fact('Rollback target', html`${lastKnownGood ?? 'none'}`),
    fact('Failures in the last hour', html`${failuresText(part, live, health)}`),
    fact('Published', html`${versions === 1 ? 'one version' : `${versions} versions, last ${newest}`}`),
    ...originFacts(status),
  ]
  return html`<li class="part">
    <h3>${part} <span class="version">${live}</span></h3>
    <dl>${facts}</dl>
  </li>`
}

function originFacts({ commit, dirty, builtAt, provenance, forced, alert }: PartStatus): Html[] {
  const changes = dirty ? ' with uncommitted changes' : ''
  return [
    ...(commit === null ? [] : [fact('Commit', html`<code>${commit.slice(0, 10)}</code>${changes}`)]),
    ...(builtAt === null ? [] : [fact('Sources of', time(builtAt))]),
    fact(
      'Provenance',
      provenance
        ? html`published by ${provenance.publisher.name} (${provenance.publisher.role}), built with
          ${provenance.builder}`
        : html`not attested`,
    ),
    ...(forced === null ? [] : [fact('Forced against the gate', html`${forced}`)]),
    ...(alert === null ? [] : [fact('Needs attention', html`${alert.why}`)]),
  ]
}

function failuresText(part: string, live: string, health: readonly VersionHealth[]): string {
  const own = health.find((entry) => entry.part === part && entry.version === live)
  const rendered = Math.round(own?.renderFailures ?? 0)
  const reported = failureKindsText(own?.failureKinds ?? {})
  return (
    [rendered > 0 && `${rendered} renders`, reported && `${reported} (reported by browsers)`]
      .filter(Boolean)
      .join('; ') || 'none'
  )
}

function fact(name: string, value: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function line({ at, action, outcome, by, role, why, revision, changes }: AuditEntry): Html {
  const moved = changes.map(changeText).join(', ')
  const ended = outcome === 'done' ? null : html` <span class="outcome ${outcome}">${outcome}</span>`
  return html`<li>
    ${time(at)} <strong>${action}</strong> ${moved}${ended}
    <span class="who">${by} (${role})${revision === null ? '' : ` · revision ${revision}`}</span>
    ${why === null ? null : html`<q>${why}</q>`}
  </li>`
}

function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}
