import type { newPasskeyForm, passkeyForm } from '@shop/shared-api/staff'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { audit } from '../../admin/operation'
import type { Database } from '../../database/client'
import { staff, staffPasskeys } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { contentRepository } from '../content/content-repository'
import { acceptChallenge, rememberChallenge } from './challenges'
import type { StaffMember } from './staff-repository'

const MAX_PASSKEYS = 10

/** Loaded by the first passkey: most members have none. */
const library = () => import('@simplewebauthn/server')

const refused = () =>
  new Failure(422, 'passkey_refused', 'This passkey was not accepted. Please try again, or use your password.')

/** Passkeys of staff (WebAuthn) for the console at `origin`. They prove who is there without password and code. */
export function passkeyService(db: Database, origin: string) {
  const { hostname: rpID } = new URL(origin)

  return {
    /** What a browser needs to make a passkey for this member. */
    async creationOptions({ id, email, name }: StaffMember) {
      const known = await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id))
      if (known.length >= MAX_PASSKEYS)
        throw new Failure(409, 'too_many', `An account has at most ${MAX_PASSKEYS} passkeys. Please remove one first.`)
      const { generateRegistrationOptions } = await library()
      const { title } = await contentRepository(db).settings()
      const options = await generateRegistrationOptions({
        rpName: title,
        rpID,
        userID: Buffer.from(id.replaceAll('-', ''), 'hex'),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: known.map(credentialOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await rememberChallenge(db, options.challenge, id)
      return options
    },

    /** Adds a passkey; throws 422 for an answer that is not right. */
    async add({ id: staffId, email }: StaffMember, form: z.output<typeof newPasskeyForm>): Promise<void> {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: form.response as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => acceptChallenge(db, challenge, staffId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(refuse)
      if (!registrationInfo) throw refused()
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      await inTransaction(db, async (tx) => {
        const added = await tx
          .insert(staffPasskeys)
          .values({ id, staffId, name: form.name, publicKey: Buffer.from(publicKey), counter, transports })
          .onConflictDoNothing()
          .returning()
        if (added.length === 0) throw refused()
        await audit(tx, email, 'staff.passkey', email, { added: form.name })
      })
    },

    /** Removes a passkey of this member; 404 for another's. */
    async remove({ id: staffId, email }: StaffMember, id: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const [removed] = await tx
          .delete(staffPasskeys)
          .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
          .returning()
        if (!removed) throw new Failure(404, 'not_found', 'This passkey is not one of yours.')
        await audit(tx, email, 'staff.passkey', email, { removed: removed.name })
      })
    },

    /** What a browser needs to use a passkey, whose member it names. */
    async requestOptions() {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await rememberChallenge(db, options.challenge, null)
      return options
    },

    /** The id of the member whose passkey this is; throws 422 for any other answer, or a disabled member. */
    async verify({ response }: z.output<typeof passkeyForm>): Promise<string> {
      const [found] = await db
        .select({ passkey: staffPasskeys })
        .from(staffPasskeys)
        .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
        .where(and(eq(staffPasskeys.id, response.id), isNull(staff.disabledAt)))
      if (!found) throw refused()
      const { passkey } = found
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => acceptChallenge(db, challenge, null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          ...credentialOf(passkey),
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }).catch(refuse)
      if (!verified) throw refused()
      const { newCounter } = authenticationInfo
      const isNext = or(gt(sql`${newCounter}::bigint`, staffPasskeys.counter), eq(staffPasskeys.counter, 0))
      const used = await db
        .update(staffPasskeys)
        .set({ counter: newCounter, lastUsedAt: new Date() })
        .where(and(eq(staffPasskeys.id, passkey.id), isNext))
        .returning()
      if (used.length === 0) throw refused()
      return passkey.staffId
    },
  }
}

const credentialOf = ({ id, transports }: { id: string; transports: string[] }) => ({
  id,
  transports: transports as AuthenticatorTransport[],
})

/** The library throws for each answer that isn't right, with texts for developers. */
function refuse(): never {
  throw refused()
}
