import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LivePart, LiveRelease } from '@shop/releases'
import { openExcludedVersions } from './excluded-versions'

const releaseOf = (version: string) => ({ version }) as LiveRelease
const at = (live: string, lastKnownGood?: string, canary?: string): Record<string, LivePart> => ({
  catalogue: {
    live: releaseOf(live),
    lastKnownGood: lastKnownGood === undefined ? null : releaseOf(lastKnownGood),
    canary: canary === undefined ? null : { release: releaseOf(canary), percent: 10 },
  },
})
const faulty = { part: 'catalogue', version: '1.1.0' }

describe('excluded versions', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'excluded-'))
    path = join(folder, 'excluded.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('are listed with their reason, once, also after a restart', () => {
    const first = openExcludedVersions(path)
    first.follow(at('1.1.0', '1.0.0'))
    expect([first.add(faulty, 'it hung'), first.add(faulty, 'it hung again')]).toEqual([true, false])
    const second = openExcludedVersions(path)
    second.follow(at('1.1.0', '1.0.0'))
    expect(second.list()).toEqual([{ ...faulty, why: 'it hung' }])
    expect([second.reason(faulty), second.reason({ ...faulty, version: '1.0.0' })]).toEqual(['it hung', undefined])
  })

  test('are tried again when the pointer moves to them again', () => {
    const excluded = openExcludedVersions()
    excluded.follow(at('1.1.0', '1.0.0'))
    excluded.add(faulty, 'it hung')
    excluded.follow(at('1.0.0'))
    expect(excluded.list()).toEqual([])
    excluded.add(faulty, 'it hung')
    excluded.follow(at('1.0.0', '0.9.0', '1.1.0'))
    expect(excluded.list()).toEqual([])
  })

  test('stay excluded as the last known good version of the next one, and until that is replaced', () => {
    const excluded = openExcludedVersions()
    excluded.follow(at('1.1.0', '1.0.0'))
    excluded.add(faulty, 'it hung')
    excluded.follow(at('1.2.0', '1.1.0'))
    expect(excluded.reason(faulty)).toBe('it hung')
    excluded.follow(at('1.3.0', '1.2.0'))
    expect(excluded.reason(faulty)).toBeUndefined()
  })

  test('keep 300 characters of a reason, and start empty from a damaged list', () => {
    const excluded = openExcludedVersions(path)
    excluded.add(faulty, 'x'.repeat(1_000))
    expect(excluded.reason(faulty)).toHaveLength(300)
    writeFileSync(path, '{"named":')
    expect(openExcludedVersions(path).list()).toEqual([])
  })
})
