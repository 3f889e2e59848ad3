import type { JWTPayload } from 'jose'
import { ReleaseError } from '../release-error'
import { pinnedOwners, unfitClaim } from './claim-patterns'
import type { PersonRule, PipelineRule, TrustRules } from './trust-rules'

/** Claims of GitHub and GitLab that rules commonly name; a refusal repeats them. */
const shownClaims = ['sub', 'repository', 'project_path', 'ref', 'ref_protected', 'environment', 'job_workflow_ref']

/** The rules of a server's environment. */
export function rulesOfEnvironment(rules: TrustRules, environment: string): PipelineRule[] {
  return rules.pipelines.filter(({ environments }) => environments?.includes(environment) ?? true)
}

/** The rules that a pipeline's claims fit; refuses without any, and says which claim the closest rule misses. */
export function pipelineRules(rules: readonly PipelineRule[], claims: JWTPayload): PipelineRule[] {
  const ofIssuer = rules.filter(({ issuer }) => issuer === claims.iss)
  const fitting = ofIssuer.filter((rule) => unfitClaim(rule.claims, claims) === undefined)
  if (fitting.length > 0) return fitting
  const given = shownClaims.flatMap((claim) =>
    claims[claim] === undefined ? [] : [`${claim} ${String(claims[claim])}`],
  )
  throw new ReleaseError(
    'forbidden',
    `No trust rule of the release server fits this pipeline (${given.join(', ')}). ${hintFor(ofIssuer, claims)}`,
  )
}

/** Names the claim that keeps a rule of the same repository from fitting; strangers learn nothing about rules. */
function hintFor(rules: readonly PipelineRule[], claims: JWTPayload): string {
  for (const { name, claims: patterns } of rules) {
    const owners = pinnedOwners(patterns).filter((claim) => claim !== 'sub')
    const known = Object.fromEntries(owners.map((claim) => [claim, patterns[claim] ?? []]))
    if (owners.length === 0 || unfitClaim(known, claims) !== undefined) continue
    const claim = unfitClaim(patterns, claims)
    if (claim !== undefined)
      return `The closest one is “${name}”, which needs another “${claim}”: run it from there, or change the rule.`
  }
  return 'A release manager adds a rule for it to trust.json.'
}

/** The first rule that a person's claims fit; an email counts only if its issuer has verified it. */
export function personRule(people: readonly PersonRule[], claims: JWTPayload): PersonRule {
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  const found = people.find(
    (rule) => unfitClaim(rule.claims, claims) === undefined && (isVerified || !('email' in rule.claims)),
  )
  if (found) return found
  throw new ReleaseError(
    'forbidden',
    `${personName(claims)} has no role here${isVerified ? '' : ' (the email is not verified)'}. A release manager adds one to signIn.people in trust.json.`,
  )
}

/** A person's name for the audit log. */
export function personName({ name, email, preferred_username: username, sub }: JWTPayload): string {
  const person = [name, username, sub].find((text) => typeof text === 'string' && text !== '')
  return printable(typeof email === 'string' ? `${String(name ?? username ?? '')} <${email}>` : String(person))
}

/** A pipeline's name for the audit log: repository, branch, run and who started it. */
export function pipelineName(claims: JWTPayload): string {
  const text = (...names: string[]) => names.map((name) => claims[name]).find((value) => value !== undefined)
  const [project, ref] = [text('repository', 'project_path'), text('ref')]
  if (project === undefined) return printable(String(claims.sub))
  const run = text('run_id', 'pipeline_id')
  const actor = text('actor', 'user_login')
  return printable(
    [
      `${String(project)}${ref === undefined ? '' : `@${String(ref).replace(/^refs\/(heads|tags)\//, '')}`}`,
      ...(run === undefined ? [] : [`run ${String(run)}`]),
      ...(actor === undefined ? [] : [`by ${String(actor)}`]),
    ].join(', '),
  )
}

/** The commit that a pipeline runs at: GitHub and GitLab name it `sha`. */
export function pipelineCommit({ sha }: JWTPayload): string | undefined {
  return typeof sha === 'string' && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(sha) ? sha : undefined
}

function printable(text: string): string {
  return text.replace(/\p{C}/gu, '').trim().slice(0, 200)
}
