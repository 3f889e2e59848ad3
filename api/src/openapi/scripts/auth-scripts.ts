import { desc, eq } from 'drizzle-orm'
import { emailUndos, mailOutbox, users } from '../../database/schema'
import { tokenHash } from '../../modules/auth/session-token'
import type { CallScript, Scene } from '../call-script'

const password = 'left hook body shot'
const twice = (password: string) => ({ password, password_confirmation: password })
const unknownSecret = 'x'.repeat(43)
const refusedByContract = {
  because: 'a field is invalid or unknown',
  documented: { status: 422, code: 'invalid', message: 'Please check the highlighted fields.' },
}

const account = { username: 'Nia', email: 'nia@example.com', ...twice(password), terms: true }
const business = {
  business_name: 'Kai Gym',
  business_type: 'gym',
  tax_id: '12-3456789',
  phone: '201 555 0166',
  website: 'https://kai-gym.example',
  address: '12 Dock Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  monthly_volume: '1k_5k',
}

/** The data of the last mail with this template. */
async function mailed({ api }: Scene, template: string): Promise<Record<string, unknown>> {
  const rows = await api.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, template))
    .orderBy(desc(mailOutbox.id))
  return rows[0]?.data ?? {}
}

async function mailedCode(scene: Scene): Promise<string> {
  await scene.api.call('POST /send-password-reset-code', { body: { email: 'bo@example.com' } })
  return String((await mailed(scene, 'reset-code')).code)
}

async function resetToken(scene: Scene): Promise<string> {
  const body = { email: 'bo@example.com', code: await mailedCode(scene) }
  return (await scene.api.call('POST /validate-reset-code', { body })).body.reset_token
}

/** Accounts, sessions, passwords, and the forms of the wholesale program. */
export const authScripts = {
  'POST /register': {
    request: { body: account },
    refusals: [
      { because: 'the email already has an account', request: { body: { ...account, email: 'ana@example.com' } } },
      { because: 'the passwords differ', request: { body: { ...account, password_confirmation: 'another one' } } },
      { because: 'the password is too common', request: { body: { ...account, ...twice('password1') } } },
    ],
  },
  'POST /login': {
    request: { body: { email: 'ana@example.com', password } },
    refusals: [
      {
        because: 'the email or password is wrong',
        request: { body: { email: 'ana@example.com', password: 'not this' } },
      },
    ],
  },
  'POST /wholsale/login': {
    request: { body: { email: 'gym@example.com', password } },
    refusals: [
      {
        because: 'the email or password is wrong',
        request: { body: { email: 'gym@example.com', password: 'not this' } },
      },
    ],
  },
  'POST /register-wholeseller': {
    request: {
      body: { ...account, email: 'kai@example.com', ...business },
      files: { document: ['licence.png'] },
    },
    refusals: [
      {
        because: 'the document is missing',
        request: { body: { ...account, email: 'lou@example.com', ...business }, files: {} },
      },
    ],
  },
  'GET /login/google': {
    request: { query: { next: '/settings/profile' } },
    answer: '',
    refusals: [refusedByContract, { because: 'login with Google is not enabled', request: {} }],
  },
  'GET /login/google/callback': {
    request: { query: { code: '4/0AbCdEf', state: 'n2VkYy1zdGF0ZQ' } },
    answer: '',
    refusals: [
      refusedByContract,
      { because: 'login with Google is not enabled', request: { query: { code: 'x', state: 'y' } } },
    ],
  },
  'POST /login/google': {
    request: { body: { code: unknownSecret } },
    answer: {
      access_token: unknownSecret,
      user: {
        id: '11111111-1111-4111-8111-111111111111',
        username: 'Ana Lima',
        email: 'ana@example.com',
        role: 'customer',
        is_verified: true,
        phone: null,
      },
    },
    refusals: [refusedByContract, { because: 'login with Google is not enabled', request: { body: { code: 'x' } } }],
  },
  'POST /logout': { request: { as: 'bo' } },
  'POST /send-password-reset-code': { request: { body: { email: 'bo@example.com' } } },
  'POST /validate-reset-code': {
    request: async (scene) => ({ body: { email: 'bo@example.com', code: await mailedCode(scene) } }),
    refusals: [
      {
        because: 'the code is wrong or expired',
        request: { body: { email: 'unknown@example.com', code: 'ABCD2345' } },
      },
    ],
  },
  'POST /reset-password': {
    request: async (scene) => ({
      body: { email: 'bo@example.com', reset_token: await resetToken(scene), ...twice('slow jab quick hook') },
    }),
    refusals: [
      {
        because: 'the reset token is invalid',
        request: { body: { email: 'bo@example.com', reset_token: unknownSecret, ...twice('slow jab quick hook') } },
      },
    ],
  },
  'POST /confirm-email': {
    request: async (scene) => ({ body: { token: String((await mailed(scene, 'confirm-email')).token) } }),
    refusals: [
      { because: 'the link has expired or was already used', request: { body: { token: unknownSecret } } },
      {
        because: 'the email now belongs to another account',
        request: async (scene) => {
          await scene.api.call('POST /update-profile', {
            body: { username: 'Bo', email: 'late@example.com', current_password: password },
            token: scene.tokens.gym,
          })
          const { token } = await mailed(scene, 'confirm-email')
          await scene.api.signUp('late@example.com')
          return { body: { token: String(token) } }
        },
      },
    ],
  },
  'POST /undo-email-change': {
    request: async (scene) => ({ body: { token: String((await mailed(scene, 'email-changed')).token) } }),
    refusals: [
      { because: 'the link has expired or was already used', request: { body: { token: unknownSecret } } },
      {
        because: 'the email now belongs to another account',
        request: async ({ api }) => {
          const token = 'y'.repeat(43)
          const [owner] = await api.db.select().from(users).where(eq(users.username, 'Tester')).limit(1)
          const undo = { tokenHash: tokenHash(token), userId: owner!.id, email: 'nia@example.com' }
          await api.db.insert(emailUndos).values({ ...undo, expiresAt: new Date(Date.now() + 60_000) })
          return { body: { token } }
        },
      },
    ],
  },
  'POST /equipment-request': {
    request: {
      body: {
        name: 'Ana Lima',
        email: 'ana@example.com',
        phone: '201 555 0144',
        organisation: 'Kai Gym',
        category: 'gloves',
        items: JSON.stringify([{ size: '10 oz', color: 'Black', qty: 40 }]),
        embroidery_text: 'KAI GYM',
        needed_by: '2099-03-01',
        notes: 'White piping, please.',
      },
      files: { artwork: ['logo.png'] },
    },
  },
} satisfies Record<string, CallScript>
