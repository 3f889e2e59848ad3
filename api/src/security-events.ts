import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Names of OWASP's logging vocabulary where it has one, by the level that each is logged at. */
const levels = {
  authn_login_success: 'info',
  authn_login_fail: 'info',
  authn_login_lock: 'warn',
  authn_reauth_fail: 'info',
  authn_password_change: 'info',
  authn_password_reset_code_requested: 'info',
  authn_password_reset_fail: 'info',
  user_created: 'info',
  user_email_change_requested: 'info',
  user_email_changed: 'info',
  user_email_change_undone: 'warn',
  user_deleted: 'info',
} as const

/** What happened to an account. */
export type SecurityEvent = keyof typeof levels

/** Whose account it happened to: its id, or the email as typed where no account is known. */
export type SecuritySubject = { accountId: string } | { email: string }

/** Writes one event to the log. */
export type RecordSecurityEvent = (event: SecurityEvent, subject: SecuritySubject) => void

/** Emails reach the log as the start of their SHA-256 only: enough to distinguish them. */
const emailHash = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 16)

/** Records security events of one request, with the network that it came from and no secret or email. */
export const createSecurityEventLog =
  (request: FastifyRequest): RecordSecurityEvent =>
  (event, subject) => {
    const who = 'email' in subject ? { emailHash: emailHash(subject.email) } : { accountId: subject.accountId }
    request.log[levels[event]]({ securityEvent: { event, ...who, network: request.network } }, 'security event')
  }
