/** Environment variables by name, as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

const SWITCH = 'ALLOW_IN_PRODUCTION'
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * Each setting that is fine for a demo but not for production, with the problem and how to fix it; null where the
 * environment doesn't have it.
 */
const rules = {
  'demo-users': ({ SEED_DEMO_USERS }: Variables) =>
    SEED_DEMO_USERS === '1' ? 'SEED_DEMO_USERS is 1, which creates accounts with published passwords: unset it' : null,
  'test-payments': testPayments,
  'no-webhook': ({ STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }: Variables) =>
    STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRET
      ? 'STRIPE_WEBHOOK_SECRET is not set, and a payment is recorded minutes late if the shopper closes the page: set the signing secret of the webhook that calls /api/payment-events'
      : null,
  'embedded-database': ({ DATABASE_URL }: Variables) =>
    DATABASE_URL
      ? null
      : 'DATABASE_URL is not set, and the embedded database may lose the last orders in a power cut: set it to a PostgreSQL address',
  'file-mail': ({ SMTP_URL }: Variables) =>
    SMTP_URL ? null : 'SMTP_URL is not set, and mail is only written to files: set it to a mail server',
  'local-url': localUrl,
  'insecure-url': ({ PUBLIC_URL, OPERATIONS_URL }: Variables) => {
    const insecure = Object.entries({ PUBLIC_URL, OPERATIONS_URL }).find(
      ([, address]) => address?.startsWith('http:') && !isLocal(address),
    )
    return insecure
      ? `${insecure[0]} begins with http:, and passwords would cross the network unencrypted: put TLS in front and set an https address`
      : null
  },
  'api-docs': () => null,
} satisfies Record<string, (variables: Variables) => string | null>

/** A setting that production refuses unless `ALLOW_IN_PRODUCTION` names it; `api-docs` is only disabled. */
export type DemoSetting = keyof typeof rules

const names = Object.keys(rules) as DemoSetting[]

/** The value of `ALLOW_IN_PRODUCTION` that allows everything: for trials and tests. */
export const allowEverything = names.join(',')

/** Whether a setting may be used: outside production always, in production when `ALLOW_IN_PRODUCTION` names it. */
export function isAllowedInProduction(setting: DemoSetting, variables: Variables): boolean {
  return variables.NODE_ENV !== 'production' || allowedNames(variables).includes(setting)
}

/** One sentence per setting of a program that production refuses, and per unknown name in the allow-list. */
export function productionProblems(variables: Variables, concerns: readonly DemoSetting[] = names): string[] {
  const unknown = allowedNames(variables)
    .filter((name) => !names.includes(name as DemoSetting))
    .map((name) => `${SWITCH} names "${name}", which is unknown: use ${names.join(', ')}, separated by commas.`)
  const refused = concerns
    .filter((setting) => !isAllowedInProduction(setting, variables))
    .flatMap((setting) => {
      const problem = rules[setting](variables)
      return problem ? [`${problem}, or allow it with ${SWITCH}=${setting}.`] : []
    })
  return [...unknown, ...refused]
}

function testPayments({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Variables): string | null {
  if (!STRIPE_PUBLISHABLE_KEY)
    return 'STRIPE_PUBLISHABLE_KEY is not set, and the test vault charges nothing: set the keys of your Stripe account'
  const isTestKey = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY].some((key) => /^\w\w_test_/.test(key ?? ''))
  return isTestKey ? 'The Stripe keys are test keys, which charge nothing: set the live ones' : null
}

function localUrl({ PUBLIC_URL }: Variables): string | null {
  if (!PUBLIC_URL)
    return 'PUBLIC_URL is not set, and links in mail would lead to localhost: set the address as visitors type it'
  return isLocal(PUBLIC_URL)
    ? `PUBLIC_URL is ${PUBLIC_URL}, which only this machine can open: set the address as visitors type it`
    : null
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname)
}

function allowedNames(variables: Variables): string[] {
  return (variables[SWITCH] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
