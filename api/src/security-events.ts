import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Event names of OWASP's logging vocabulary where available, by log level. */
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

/** A security event of an account. */
export type SecurityEvent = keyof typeof levels

/** The account's id, or the entered email if no account is known. */
export type SecuritySubject = { accountId: string } | { email: string }

/** Logs one event. */
export type RecordSecurityEvent = (event: SecurityEvent, subject: SecuritySubject) => void

/** Emails are logged only as the start of their SHA-256, enough to distinguish them. */
const emailHash = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 16)

/** Logs security events of one request with its network, without secrets or emails. */
export const createSecurityEventLog =
  (request: FastifyRequest): RecordSecurityEvent =>
  (event, subject) => {
    const who = 'email' in subject ? { emailHash: emailHash(subject.email) } : { accountId: subject.accountId }
    request.log[levels[event]]({ securityEvent: { event, ...who, network: request.network } }, 'security event')
  }
