import { allowEverything } from '@shop/shared-api/production'
import { readEnvironment, readServerEnvironment } from './environment'

describe('environment settings', () => {
  test('uses the embedded defaults when nothing is set', () => {
    expect(readEnvironment({ DATABASE_URL: '' })).toMatchObject({
      API_PORT: 4000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    })
    expect(readEnvironment({}).DATABASE_URL).toBeUndefined()
  })

  test.each([
    ['API_PORT', 'eighty', 'API_PORT is "eighty", but it must be a port number from 0 (any free port) to 65535.'],
    ['API_PORT', '70000', 'API_PORT is "70000"'],
    ['DATABASE_URL', 'mysql://host/db', 'DATABASE_URL is "mysql://host/db", but it must be a PostgreSQL address'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but it must be one of fatal'],
    ['PUBLIC_URL', 'shop.example.com', 'PUBLIC_URL is "shop.example.com"'],
    ['TRUSTED_PROXIES', '<all>', 'TRUSTED_PROXIES is "<all>", but it must be the addresses or ranges'],
  ])('%s=%s is rejected with a message', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(sentence)
  })

  test.each([
    ['DATABASE_URL', 'postgres://shop:my/own@secret@db:port/shop', 'DATABASE_URL is "postgres://shop:…@db:port/shop"'],
    ['SMTP_URL', 'smpt://shop:my-own-secret@mail.example', 'SMTP_URL is "smpt://shop:…@mail.example"'],
  ])('a message about a wrong %s does not repeat its password', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message)
  })

  test("does not repeat a secret's wrong value, and requires both Stripe keys together", () => {
    const wrong = { STRIPE_SECRET_KEY: 'my-own-secret', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
    expect(() => readEnvironment(wrong)).toThrow('STRIPE_SECRET_KEY has an invalid value')
    expect(() => readEnvironment(wrong)).not.toThrow('my-own-secret')
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_PUBLISHABLE_KEY is not set')
  })

  test.each(['s3.example/bucket', 'https://s3.example/bucket', 'https://key:secret@s3.example', 'ftp://k:s@h/b'])(
    'refuses %s as the media store, with an example and without its secret',
    (address) => {
      expect(() => readEnvironment({ MEDIA_URL: address })).toThrow('such as https://key:secret@s3.eu-central-1')
      const wrong = { MEDIA_URL: 'https://key:my-own-secret@s3.example' }
      expect(() => readEnvironment(wrong)).not.toThrow('my-own-secret')
    },
  )

  test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('%s alone does not enable login with Google', (name) => {
    const missing = name === 'GOOGLE_CLIENT_ID' ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    expect(() => readEnvironment({ [name]: 'abc' })).toThrow(`${missing} is not set`)
  })

  test('in production, lists all rejected and invalid settings, and accepts each that is allowed by name', () => {
    const trial = { NODE_ENV: 'production', SEED_DEMO_USERS: '1' }
    const outcomeOf = (variables: Record<string, string>) => {
      try {
        return String(readServerEnvironment(variables).NODE_ENV)
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(outcomeOf({ ...trial, API_PORT: 'eighty' }).split('\n')).toEqual([
      expect.stringContaining('API_PORT is "eighty"'),
      expect.stringMatching(/^SEED_DEMO_USERS is 1.*ALLOW_IN_PRODUCTION=demo-users\.$/),
      expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY is not set.*=test-payments\.$/),
      expect.stringMatching(/^DATABASE_URL is not set.*=embedded-database\.$/),
      expect.stringMatching(/^SMTP_URL is not set.*=file-mail\.$/),
      expect.stringMatching(/^PUBLIC_URL is not set.*=local-url\.$/),
    ])
    const stripe = { ...trial, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
    expect(outcomeOf(stripe)).toMatch(/^STRIPE_WEBHOOK_SECRET is not set.*=no-webhook\.$/m)
    expect(outcomeOf({ ...trial, ALLOW_IN_PRODUCTION: allowEverything })).toBe('production')
    expect(outcomeOf({ ...trial, NODE_ENV: 'development' })).toBe('development')
    expect(readEnvironment(trial).NODE_ENV).toBe('production')
  })

  test('serves the API documentation outside production, or when allowed by name', () => {
    const valid = { NODE_ENV: 'production', ALLOW_IN_PRODUCTION: allowEverything.replace(',api-docs', '') }
    expect(readServerEnvironment({}).serveDocs).toBe(true)
    expect(readServerEnvironment(valid).serveDocs).toBe(false)
    expect(readServerEnvironment({ ...valid, ALLOW_IN_PRODUCTION: allowEverything }).serveDocs).toBe(true)
  })
})
