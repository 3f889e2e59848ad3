import type { AuditEntry } from '../../src/contract'
import { publishedVersions } from './published-versions'

const part = 'account'
const step = (action: AuditEntry['action'], from: string | null, to: string | null, by = 'Ada') =>
  ({ action, outcome: 'done', at: '2026-11-22T04:00:00Z', by, why: null, changes: [{ part, from, to }] }) as AuditEntry

describe('publishedVersions', () => {
  test('omits a removed version until it is published again', () => {
    const history = [step('remove', '1.0.0', null), step('publish', null, '1.1.0'), step('publish', null, '1.0.0')]
    expect(publishedVersions(history, part).map(({ version }) => version)).toEqual(['1.1.0'])
    const republished = publishedVersions([step('publish', null, '1.0.0', 'Grace'), ...history], part)
    expect(republished.map(({ version, published }) => [version, published?.by])).toEqual([
      ['1.0.0', 'Grace'],
      ['1.1.0', 'Ada'],
    ])
  })
})
