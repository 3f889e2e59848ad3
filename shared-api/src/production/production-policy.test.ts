import { allowEverything, isAllowedInProduction, productionProblems, type DemoSetting } from './index'

const everything = allowEverything.split(',') as DemoSetting[]
const valid = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe('the production policy', () => {
  test('accepts sound settings, and anything outside production', () => {
    expect(productionProblems(valid, everything)).toEqual([])
    expect(productionProblems({ SEED_DEMO_USERS: '1' }, everything)).toEqual([])
  })

  test.each([
    ['demo-users', { SEED_DEMO_USERS: '1' }, 'SEED_DEMO_USERS is 1'],
    ['test-payments', { STRIPE_PUBLISHABLE_KEY: undefined }, 'STRIPE_PUBLISHABLE_KEY is not set'],
    ['test-payments', { STRIPE_SECRET_KEY: 'rk_test_1' }, 'The Stripe keys are test keys'],
    ['no-webhook', { STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is not set'],
    ['no-webhook', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is not set'],
    ['embedded-database', { DATABASE_URL: '' }, 'DATABASE_URL is not set'],
    ['file-mail', { SMTP_URL: undefined }, 'SMTP_URL is not set'],
    ['local-url', { PUBLIC_URL: undefined }, 'PUBLIC_URL is not set'],
    ['local-url', { PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL is http://localhost:3000'],
    ['local-url', { PUBLIC_URL: 'https://127.0.0.1' }, 'PUBLIC_URL is https://127.0.0.1'],
    ['local-url', { PUBLIC_URL: 'http://[::1]:3000' }, 'PUBLIC_URL is http://[::1]:3000'],
    ['insecure-url', { PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL begins with http:'],
    ['insecure-url', { OPERATIONS_URL: 'http://desk.example' }, 'OPERATIONS_URL begins with http:'],
  ] as const)('refuses %s in one sentence unless it is allowed by name', (name, changed, beginning) => {
    const variables = { ...valid, ...changed }
    const [sentence, ...more] = productionProblems(variables, everything)
    expect(more).toEqual([])
    expect(sentence).toMatch(new RegExp(`, or allow it with ALLOW_IN_PRODUCTION=${name}\\.$`))
    expect(sentence?.startsWith(beginning)).toBe(true)
    expect(productionProblems({ ...variables, ALLOW_IN_PRODUCTION: ` ${name},` }, everything)).toEqual([])
    const others = everything.filter((other) => other !== name).join(',')
    expect(productionProblems({ ...variables, ALLOW_IN_PRODUCTION: others }, everything)).toEqual([sentence])
  })

  test('lists all problems at once, limited to the settings of the program', () => {
    const bare = { NODE_ENV: 'production', SEED_DEMO_USERS: '1' }
    expect(productionProblems(bare, everything)).toHaveLength(5)
    expect(productionProblems(bare, ['local-url', 'insecure-url'])).toHaveLength(1)
    expect(productionProblems({ ...bare, ALLOW_IN_PRODUCTION: allowEverything }, everything)).toEqual([])
  })

  test('refuses an unknown name in the allow-list, outside production too', () => {
    expect(productionProblems({ ALLOW_IN_PRODUCTION: 'demo-user' }, [])).toEqual([
      `ALLOW_IN_PRODUCTION names "demo-user", which is unknown: use ${everything.join(', ')}, separated by commas.`,
    ])
  })

  test('allows the API documentation in production by name only', () => {
    expect(isAllowedInProduction('api-docs', {})).toBe(true)
    expect(isAllowedInProduction('api-docs', valid)).toBe(false)
    expect(isAllowedInProduction('api-docs', { ...valid, ALLOW_IN_PRODUCTION: 'api-docs' })).toBe(true)
  })
})
