import { randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { ReleaseError } from '../release-error'
import type { Signer } from '../signing/signer'
import { isAccessToken, openAccessToken, signAccessToken, type AccessToken } from './access-tokens'
import { idTokenVerifier, type VerifyIdToken } from './id-tokens'
import {
  personName,
  personRule,
  pipelineCommit,
  pipelineName,
  pipelineRules,
  rulesOfEnvironment,
} from './matching-rules'
import { parseRole, type Role } from './roles'
import { ruleId, type PersonRule, type PipelineRule, type TrustRules } from './trust-rules'

/** A short-lived token and its owner. */
export interface IssuedToken {
  token: string
  /** Revokes it, in `revoked` of the trust rules. */
  id: string
  name: string
  expiresAt: string
}

/** Source of identities: the trust rules as they are now, null where identity by OpenID Connect is switched off. */
export interface IdentityOptions {
  trust: () => TrustRules | null
  signer: Signer
  /** Name of this server's environment, as rules name it. */
  environment: string
  verify?: VerifyIdToken
}

/** Exchanges ID tokens for short-lived tokens, and finds the role of such a token. */
export function createIdentity({ trust, signer, environment, verify = idTokenVerifier() }: IdentityOptions) {
  function issue(person: Omit<AccessToken, 'id' | 'until'>, rules: TrustRules, minutes: number): IssuedToken {
    if (rules.revoked.includes(person.subject)) throw revoked(person.subject)
    const until = Math.floor(Date.now() / 1000) + minutes * 60
    const content = { ...person, id: randomBytes(8).toString('hex'), until }
    const expiresAt = new Date(until * 1000).toISOString()
    return { token: signAccessToken(signer, content), id: content.id, name: content.name, expiresAt }
  }

  function rules(): TrustRules {
    const found = trust()
    if (found) return found
    throw new ReleaseError(
      'not-found',
      'This release server trusts no issuer of ID tokens. Use a static token, or have a release manager write trust.json.',
    )
  }

  return {
    /** The trust rules; throws a ReleaseError where they are switched off. */
    rules,
    /** The same, null where they are switched off. */
    rulesIfAny: trust,

    /** Exchanges a pipeline's ID token. */
    async exchange(idToken: string): Promise<IssuedToken> {
      const current = rules()
      const { audience, pipelines } = current
      const issuers = [...new Set(pipelines.map(({ issuer }) => issuer))]
      const claims = await verify(idToken, issuers, audience)
      const fitting = pipelineRules(rulesOfEnvironment(current, environment), claims)
      const about = { subject: claims.sub, name: pipelineName(claims), commit: pipelineCommit(claims) }
      const content = { ...about, rules: ruleIds(fitting, current) }
      return issue(content, current, Math.min(...fitting.map(({ minutes }) => minutes)))
    },

    /**
     * A token for a person whose sign-in this server has carried out itself. Never exchange an ID token from outside
     * here: pipelines of the same issuer choose their own audience.
     */
    signInPerson(claims: JWTPayload & { sub: string }): IssuedToken {
      const current = rules()
      const { people = [], minutes = 0 } = current.signIn ?? {}
      const given = ruleIds([personRule(people, claims)], current)
      return issue({ subject: claims.sub, name: personName(claims), rules: given }, current, minutes)
    },

    /** The role of a short-lived token; null if a text isn't one. Refuses one that has expired or was revoked. */
    roleOf(text: string): Role | null {
      if (!isAccessToken(text)) return null
      const { id, subject, name, commit, rules: given } = openAccessToken(signer, text)
      const current = rules()
      if (current.revoked.some((each) => each === subject || each === id)) throw revoked(subject)
      const isGiven = (rule: PipelineRule | PersonRule) => given.includes(ruleId(rule, current))
      const person = current.signIn?.people.find(isGiven)
      if (person) return { ...parseRole(person.role), name }
      const grants = rulesOfEnvironment(current, environment).filter(isGiven)
      if (grants.length > 0) return { kind: 'pipeline', name, commit, grants: grants.map(grantOf) }
      throw new ReleaseError(
        'unauthorized',
        'The trust rule that gave this token was changed or removed. Request a new token: run the command or npm run release -- login again.',
      )
    },
  }
}

/** See `createIdentity`. */
export type Identity = ReturnType<typeof createIdentity>

function ruleIds(given: readonly (PipelineRule | PersonRule)[], rules: TrustRules): string[] {
  return given.map((rule) => ruleId(rule, rules))
}

function grantOf({ name, parts, scopes, channels }: PipelineRule) {
  return { rule: name, parts, scopes, channels }
}

function revoked(subject: string): ReleaseError {
  return new ReleaseError('unauthorized', `A release manager revoked the tokens of ${subject}, in trust.json.`)
}
