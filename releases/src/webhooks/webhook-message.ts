import { createHmac } from 'node:crypto'
import { tookEffect, type AuditEntry } from '../contract'
import { changeText } from '../contract/change-text'

const announced: readonly AuditEntry['action'][] = [
  ...(['promote', 'canary', 'abort', 'rollback', 'pause', 'resume'] as const),
  ...(['lock', 'unlock', 'unblock', 'repair'] as const),
]

/** The body that announces an audit entry; null for an entry that is none of the receivers' business. */
export function webhookMessage(entry: AuditEntry): object | null {
  const { action, outcome, at, by, role, why, revision, changes } = entry
  const isFailure = role === 'health' && outcome === 'refused'
  if (!isFailure && !(announced.includes(action) && tookEffect(entry))) return null
  const moved = changes.map(changeText).join(', ')
  return {
    type: isFailure ? 'release.failure' : `release.${action}`,
    timestamp: at,
    text: `${isFailure ? 'needs attention' : action}: ${moved}, by ${by}${why ? `: ${why}` : ''}`,
    data: { action, outcome, by, role, why, revision, changes },
  }
}

/** Headers that prove where and when a body was sent, as standardwebhooks.com specifies. */
export function webhookHeaders(secret: Buffer, id: string, body: string, now = Date.now()): Record<string, string> {
  const time = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  }
}
