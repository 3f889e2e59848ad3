import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTrustRules } from './trust-rules'

const rule = {
  name: 'main',
  issuer: 'https://gitlab.com',
  claims: { project_path: 'acme/shop' },
  parts: ['catalogue'],
  scopes: ['publish'],
}
const parse = (changes: object) =>
  parseTrustRules(
    JSON.stringify({ audience: 'https://releases.example/', pipelines: [{ ...rule, ...changes }] }),
    'trust.json',
  )

describe('trust rules', () => {
  test('accept the example of the guide', () => {
    const guide = readFileSync(join(__dirname, '../../../docs/ci-identity.md'), 'utf8')
    const [, example = ''] = /```json\n([^]*?)```/.exec(guide) ?? []
    const { pipelines, signIn, audience } = parseTrustRules(example, 'the guide')
    expect([audience, pipelines.length, signIn?.people.length]).toEqual(['https://releases.example', 5, 3])
  })

  test.each([
    { ref: 'refs/heads/main' },
    { repository: '*' },
    { repository: '*/catalogue' },
    { repository: 'acme*/catalogue' },
    { repository: ['acme/catalogue', '**'] },
    { sub: 'repo:**' },
    { sub: 'repo:*/catalogue:ref:refs/heads/main' },
    { job_workflow_ref: 'acme/ci/.github/workflows/release.yml@refs/heads/main' },
  ])('refuse a pipeline without an owner: %j', (claims) => {
    expect(() => parse({ claims })).toThrow('pipelines.0.claims: name the repository without a wildcard')
  })

  test.each([
    { repository: 'acme/*' },
    { repository_id: '74', ref: '**' },
    { sub: 'repo:acme/catalogue:**' },
    { project_path: ['acme/a', 'acme/b'] },
    { namespace_id: '72' },
  ])('accept a pipeline with an owner: %j', (claims) => {
    expect(parse({ claims }).pipelines).toHaveLength(1)
  })

  test.each([
    [{ issuer: 'http://gitlab.com' }, 'pipelines.0.issuer: write an https address'],
    [{ scopes: ['force'] }, 'pipelines.0.scopes.0'],
    [{ minutes: 61 }, 'pipelines.0.minutes'],
    [{ channel: ['main'] }, 'Unrecognized key: "channel"'],
    [{ parts: [] }, 'pipelines.0.parts'],
  ])('name what is wrong with %j', (changes, message) => {
    expect(() => parse(changes)).toThrow(message)
  })
})
