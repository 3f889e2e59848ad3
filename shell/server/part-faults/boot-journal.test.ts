/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LivePart, LiveRelease } from '@shop/releases'
import { openBootJournal, type ExcludedVersion } from './boot-journal'
import { readJournal, writeJournal } from './journal-file'

const folder = mkdtempSync(join(tmpdir(), 'boot-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const minute = 60_000
const release = (version: string) => ({ version }) as LiveRelease
const part = (live: string, lastKnownGood?: string, canary?: string): LivePart => ({
  live: release(live),
  lastKnownGood: lastKnownGood ? release(lastKnownGood) : null,
  canary: canary ? { release: release(canary), percent: 5 } : null,
})
const catalogue = { part: 'catalogue', version: '1.1.0' }

/** A document server that is started again and again on one folder. */
function server() {
  const path = join(mkdtempSync(join(folder, 'server-')), 'document-server/boot.json')
  const clock = { now: 1_000_000_000_000 }
  const reported: ExcludedVersion[] = []
  const boot = (restartReason?: 'hang' | 'abort') =>
    openBootJournal({ path, restartReason, onExcluded: (left) => reported.push(left), now: () => clock.now })
  return { path, clock, reported, boot }
}

describe('the boot journal', () => {
  test('leaves a version out at its third crash within ten minutes, over restarts', () => {
    const { boot, reported, clock } = server()
    for (const crashes of [0, 1, 2]) {
      const journal = boot()
      journal.follow({ catalogue: part('1.1.0', '1.0.0') })
      expect(journal.excludedVersions()).toEqual([])
      expect(journal.load(catalogue, () => crashes)).toBe(crashes)
      journal.countCrash(catalogue, 'Error: late')
      clock.now += 4 * minute
    }
    const why = 'it ended this document server 3 times within 10 minutes: Error: late'
    expect(reported).toEqual([{ ...catalogue, why }])
    const journal = boot()
    journal.follow({ catalogue: part('1.1.0', '1.0.0') })
    expect(() => journal.load(catalogue, () => 'ran')).toThrow(`It is excluded: ${why}.`)
    expect(journal.load({ part: 'catalogue', version: '1.0.0' }, () => 'ran')).toBe('ran')
  })

  test('forgives crashes that are rarer', () => {
    const { boot, clock } = server()
    for (let crash = 0; crash < 6; crash += 1) {
      boot().countCrash(catalogue, 'Error: rare')
      clock.now += 6 * minute
    }
    expect(boot().excludedVersions()).toEqual([])
  })

  test('retries a version once the pointer moves to it again, but not as a fallback', () => {
    const { boot } = server()
    const journal = boot()
    journal.follow({ catalogue: part('1.1.0', '1.0.0') })
    for (let crash = 0; crash < 3; crash += 1) journal.countCrash(catalogue, 'x')
    journal.follow({ catalogue: part('1.1.0', '1.0.0') })
    expect(journal.excludedVersions()).toHaveLength(1)
    journal.follow({ catalogue: part('1.2.0', '1.1.0') })
    expect(journal.excludedVersions()).toHaveLength(1)
    journal.follow({ catalogue: part('1.1.0', '1.0.0') })
    expect(journal.excludedVersions()).toEqual([])
  })

  test('lays the death of a process to the version that it was loading', () => {
    const { path, boot } = server()
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    boot().follow({ catalogue: part('1.1.0') })
    writeJournal(path, { ...readJournal(path), loading: { ...catalogue, pid: dead } })
    boot()
    expect(readJournal(path)).toMatchObject({
      loading: null,
      crashes: [{ ...catalogue, why: 'the process ended while it was loaded' }],
    })
    boot()
    expect(readJournal(path).crashes).toHaveLength(1)
  })

  test('leaves the note of a server alone that still runs on the same folder', () => {
    const { path, boot } = server()
    writeJournal(path, { ...readJournal(path), loading: { ...catalogue, pid: process.ppid } })
    boot()
    expect(readJournal(path).crashes).toEqual([])
  })

  test('clears its note when a version has run, and when it has thrown', async () => {
    const { path, boot } = server()
    const journal = boot()
    const seen: unknown[] = []
    journal.load(catalogue, () => seen.push(readJournal(path).loading))
    await journal.rehearse(catalogue, async () => seen.push(readJournal(path).loading))
    expect(seen).toEqual([
      { ...catalogue, pid: process.pid },
      { ...catalogue, pid: process.pid },
    ])
    const fail = () => {
      throw new Error('x')
    }
    expect(() => journal.load(catalogue, fail)).toThrow('x')
    await expect(journal.rehearse(catalogue, async () => fail())).rejects.toThrow('x')
    expect(readJournal(path).loading).toBeNull()
  })

  test('lays a hang to the version that moved last, canaries included, within the hour', () => {
    const { path, boot, clock } = server()
    boot().follow({ account: part('1.0.0'), catalogue: part('1.0.0') })
    boot('hang')
    expect(readJournal(path).crashes).toEqual([])
    clock.now += minute
    boot().follow({ account: part('1.1.0'), catalogue: part('1.0.0') })
    clock.now += minute
    boot().follow({ account: part('1.1.0'), catalogue: part('1.0.0', undefined, '1.1.0') })
    boot('hang')
    expect(readJournal(path).crashes).toMatchObject([{ ...catalogue, why: 'it blocked the event loop' }])
    clock.now += 61 * minute
    boot('abort')
    expect(readJournal(path).crashes.map(({ why }) => why)).toEqual(['it blocked the event loop'])
  })

  test('blames hangs on the previous move, once the last one is excluded', () => {
    const { boot, clock } = server()
    const first = { account: part('1.0.0'), catalogue: part('1.0.0') }
    boot().follow(first)
    clock.now += minute
    boot().follow({ ...first, account: part('1.1.0', '1.0.0') })
    clock.now += minute
    const moved = { account: part('1.1.0', '1.0.0'), catalogue: part('1.1.0', '1.0.0') }
    boot().follow(moved)
    for (let hang = 0; hang < 6; hang += 1) boot('hang').follow(moved)
    expect(
      boot()
        .excludedVersions()
        .map(({ part: name }) => name),
    ).toEqual(['catalogue', 'account'])
  })

  test('never leaves the shell out without another one to run', () => {
    const { boot } = server()
    const shell = { part: 'shell', version: '1.1.0' }
    const journal = boot()
    for (let crash = 0; crash < 3; crash += 1) journal.countCrash(shell, 'x')
    const alone = { shell: part('1.1.0') }
    const live = { shell: part('1.1.0', '1.0.0') }
    journal.follow(alone)
    for (let crash = 0; crash < 3; crash += 1) journal.countCrash(shell, 'x')
    expect(journal.load(shell, () => 'ran')).toBe('ran')
    journal.follow(live)
    expect(() => journal.load(shell, () => 'ran')).toThrow('It is excluded')
  })

  test('starts empty with a damaged file', () => {
    const { path, boot } = server()
    boot().follow({ catalogue: part('1.1.0') })
    writeFileSync(path, '{"loading":')
    expect(boot().excludedVersions()).toEqual([])
  })
})
