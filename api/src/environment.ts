import { join, resolve } from 'node:path'
import { isAllowedInProduction, productionProblems } from '@shop/shared-api/production'
import { z } from 'zod'
import { SECRET_MIN_LENGTH } from './server-secret'

const REPO = resolve(__dirname, '../..')
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))

/** Settings that require each other. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const
/** Settings with values that never appear in a message. */
const SECRETS = /SECRET/
/** The password of a URL, which may fail to parse because of a character in it. */
const PASSWORD = /(:\/\/[^:]*:).*@/

/** Each setting with the description that its error message uses. */
const settings = {
  API_PORT: port.default(4000).describe('a port number from 0 (any free port) to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('the address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a PostgreSQL address such as postgres://user:password@host:5432/shop; unset for the embedded database'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(REPO, 'var'))
    .transform((folder) => resolve(folder))
    .describe('a writable folder'),
  API_SECRET: z
    .string()
    .min(SECRET_MIN_LENGTH)
    .optional()
    .describe(
      `a secret of ${SECRET_MIN_LENGTH} random characters or more, the same for all APIs; unset to generate one in DATA_DIR/keys`,
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional()
    .describe("the client id from Google's OAuth console; unset it and the secret to disable login with Google"),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\w.~-]+$/)
    .optional()
    .describe("the client secret from Google's OAuth console"),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com')
    .describe('the address of an OpenID provider to use instead of Google, for tests, such as http://127.0.0.1:5556'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/$/, ''))
    .describe('the public address of the shop, such as https://shop.example.com'),
  MEDIA_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^:/@]+:[^:/@]+@[^/@]+\/[^/?]+/)
    .optional()
    .describe(
      'the address of a bucket such as https://key:secret@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1, with key and secret percent-encoded; unset to keep pictures in DATA_DIR/media',
    ),
  OPERATIONS_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3200')
    .transform((url) => new URL(url).origin)
    .describe("the origin of the merchant's console, such as https://operations.shop.example.com"),
  SEED_DEMO_USERS: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 to seed a demo customer and two wholesalers with published passwords, for tests; 0 for none'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'a mail server such as smtps://user:password@mail.example.com; leave it out to have mails written as files',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional()
    .describe('the secret key of a Stripe account (sk_…); unset both keys for the embedded test vault'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/)
    .optional()
    .describe('the publishable key of the same Stripe account (pk_…)'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional()
    .describe('the signing secret of the webhook that calls /api/payment-events (whsec_…)'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of an API to use instead of Stripe, for tests, such as http://127.0.0.1:12111'),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/, ]+$/)
    .optional()
    .describe(
      'the addresses or ranges of the document servers on other machines, such as 10.0.0.0/24, separated by commas; a listed server can claim any address for a visitor',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('development, test or production'),
}

const schema = z.object(settings).superRefine((given, context) => {
  for (const [setting, required] of PAIRS.flatMap(([left, right]) => [[left, right] as const, [right, left] as const]))
    if (given[setting] && !given[required])
      context.addIssue({ code: 'custom', path: [required], message: `${setting} requires it` })
})

/** The API's validated settings. */
export type Environment = z.output<typeof schema>

/** Settings of an API that serves visitors. */
export interface ServerEnvironment extends Environment {
  /** Whether `/api/docs` is served. */
  serveDocs: boolean
  /** Whether accounts with published passwords may be in the database. */
  allowDemoUsers: boolean
}

/** One or more invalid settings; the message has one sentence per setting with its fix. */
export class InvalidSettings extends Error {
  override name = 'InvalidSettings'
}

/** Reads and validates the environment; throws InvalidSettings. An empty value counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const { data, problems } = parse(variables)
  if (!data) throw new InvalidSettings(problems.join('\n'))
  return data
}

/**
 * Like `readEnvironment` for an API that serves visitors; in production it also throws InvalidSettings for trial
 * settings that are not allowed by name.
 */
export function readServerEnvironment(variables: Record<string, string | undefined>): ServerEnvironment {
  const { data, problems } = parse(variables)
  const all = [...problems, ...productionProblems(variables)]
  if (!data || all.length > 0) throw new InvalidSettings(all.join('\n'))
  return {
    ...data,
    serveDocs: isAllowedInProduction('api-docs', variables),
    allowDemoUsers: isAllowedInProduction('demo-users', variables),
  }
}

function parse(variables: Record<string, string | undefined>): { data?: Environment; problems: string[] } {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, variables[name] || undefined]))
  const read = schema.safeParse(given)
  if (read.success) return { data: read.data, problems: [] }
  const wrong = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))] as (keyof typeof settings)[]
  const problems = wrong.map(
    (name) => `${name} ${describeValue(name, given[name])}, but it must be ${settings[name].description}.`,
  )
  return { problems }
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'is not set'
  return SECRETS.test(name) ? 'has an invalid value' : `is "${value.replace(PASSWORD, '$1…@')}"`
}
