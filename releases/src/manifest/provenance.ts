import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReleaseManifest, SignedDocument } from '../contract'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'

const TYPE = 'https://in-toto.io/Statement/v1'
const PREDICATE_TYPE = 'urn:shop:release-provenance:v1'

/** What the registry attests about a version, in the form of an in-toto statement. */
const statement = z.object({
  _type: z.literal(TYPE),
  /** The version's `release.json`, which has the sha384 of every file. */
  subject: z.tuple([z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })]),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.object({
    commit: z.string().nullable(),
    /** The commit that the publishing pipeline ran at, as its issuer says. */
    pipelineCommit: z.string().optional(),
    dirty: z.boolean(),
    source: z.string(),
    builder: z.string(),
    /** Time of the sources. */
    builtAt: z.string(),
    publishedAt: z.string(),
    /** The name that the publisher gave, and the role of the token. */
    publisher: z.object({ name: z.string(), role: z.string() }),
  }),
})
/** Who published a version when, and from what it was built. */
export type Provenance = z.infer<typeof statement>['predicate']

/** Signs who published these bytes, with what the build says about itself. */
export function signProvenance(
  signer: Signer,
  manifest: ReleaseManifest,
  payload: string,
  publication: Pick<Provenance, 'publisher' | 'publishedAt' | 'pipelineCommit'>,
): SignedDocument {
  const { part, version } = manifest
  const subject = { name: `${part}@${version}/release.json`, digest: { sha256: digest(payload) } }
  const predicate: Provenance = { ...buildFacts(manifest), ...publication }
  return signer.sign(JSON.stringify({ _type: TYPE, subject: [subject], predicateType: PREDICATE_TYPE, predicate }))
}

/** The attested provenance of a manifest; throws a sentence when it is forged or about other bytes. */
export function openProvenance(
  document: SignedDocument,
  keyring: Keyring,
  manifest: ReleaseManifest,
  payload: string,
): Provenance {
  const { subject, predicate } = statement.parse(JSON.parse(keyring.open(document)))
  const [{ name, digest: found }] = subject
  if (name !== `${manifest.part}@${manifest.version}/release.json` || found.sha256 !== digest(payload))
    throw new Error(`Its provenance is about other bytes (${name}).`)
  const facts = Object.entries(buildFacts(manifest))
  const wrong = facts.find(([key, value]) => predicate[key as keyof Provenance] !== value)
  if (wrong) throw new Error(`Its provenance and its release.json name different values of ${wrong[0]}.`)
  return predicate
}

function buildFacts({ commit, dirty, source, builder, builtAt }: ReleaseManifest) {
  return { commit, dirty: dirty ?? false, source, builder, builtAt }
}

function digest(payload: string): string {
  return createHash('sha256').update(payload).digest('hex')
}
