import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { reloadedFile } from '../disk/reloaded-file'
import { ReleaseError } from '../release-error'
import type { Environment } from '../settings'
import { alternatives, pinnedOwners } from './claim-patterns'
import { personRole, scopes } from './roles'
import { isSecureAddress } from './secure-address'

const address = z.string().refine(isSecureAddress, 'write an https address')
const pattern = z.string().min(1)
const claims = z.record(z.string(), z.union([pattern, z.array(pattern).min(1)]))
const part = z.string().regex(/^(\*|[a-z][a-z0-9-]*)$/, 'write names of parts, or * for all')
const channelPattern = z.string().regex(/^[a-z0-9*-]+$/, 'write channels as main or pr-*')

const pipelineRule = z.strictObject({
  name: z.string().min(1).max(60),
  issuer: address,
  claims: claims.refine(
    (patterns) => pinnedOwners(patterns).length > 0,
    'name the repository without a wildcard before its first slash, as "repository": "acme/catalogue" or "project_path": "acme/catalogue"; otherwise anyone’s pipeline fits',
  ),
  parts: z.array(part).min(1),
  scopes: z.array(z.enum(scopes)).min(1),
  channels: z.array(channelPattern).min(1).optional(),
  environments: z.array(z.string()).min(1).optional(),
  minutes: z.number().int().min(1).max(60).default(15),
})

const personRule = z.strictObject({
  claims: claims.refine(
    (patterns) => Object.values(patterns).some((each) => alternatives(each).every((text) => /[^*]/.test(text))),
    'name at least one claim, as "email": "ada@example.com"',
  ),
  role: personRole,
})

const signIn = z.strictObject({
  issuer: address,
  clientId: z.string().min(1),
  /** For issuers that require one of web applications. */
  clientSecret: z.string().min(1).optional(),
  label: z.string().min(1).max(40).default('single sign-on'),
  minutes: z.number().int().min(1).max(720).default(60),
  people: z.array(personRule).min(1),
})

const trustRules = z.strictObject({
  audience: address.transform((text) => text.replace(/\/+$/, '')),
  pipelines: z.array(pipelineRule).default([]),
  signIn: signIn.optional(),
  /** Subjects and ids of tokens that are refused. */
  revoked: z.array(z.string()).default([]),
})

/** Whom the release server trusts, by whose ID tokens. */
export type TrustRules = z.infer<typeof trustRules>
/** Pipelines that fit these claims may do this. */
export type PipelineRule = z.infer<typeof pipelineRule>
/** People who fit these claims have this role. */
export type PersonRule = z.infer<typeof personRule>

/** The trust rules of `RELEASES_TRUST`, else `<DATA_DIR>/keys/trust.json`, as the file says now; null without it. */
export function openTrustRules(dataDir: string, env: Environment): () => TrustRules | null {
  const path = env.RELEASES_TRUST || join(dataDir, 'keys', 'trust.json')
  return reloadedFile(path, (text) => {
    if (text !== null) return parseTrustRules(text, path)
    if (!env.RELEASES_TRUST) return null
    throw new ReleaseError('usage', `RELEASES_TRUST names ${path}, and there is no such file. Create it, or unset it.`)
  })
}

/** Parses trust rules; refuses with each problem and its place in the file. */
export function parseTrustRules(text: string, source: string): TrustRules {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ReleaseError('usage', `${source} is not JSON. Correct it; docs/ci-identity.md has examples.`)
  }
  const parsed = trustRules.safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new ReleaseError(
    'usage',
    `${source} is invalid (${problems.join('; ')}). Correct it; docs/ci-identity.md has examples.`,
  )
}

/** Identifies a rule by its content: a changed rule is another one, and tokens that it gave end. */
export function ruleId(rule: PipelineRule | PersonRule, { audience, signIn: { issuer } = {} }: RuleContext): string {
  const scope = 'issuer' in rule ? [audience] : [audience, issuer]
  return createHash('sha256')
    .update(JSON.stringify([...scope, rule]))
    .digest('base64url')
    .slice(0, 22)
}

type RuleContext = { audience: string; signIn?: { issuer?: string } }
