import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/built-folder'
import { stopClock, until } from '../testing/stopped-clock'
import type { CandidateSet } from './candidate-set'
import { sampleRenderer } from './sample-renderer'

/**
 * A worker whose behavior depends on the version; it reports its process in the fault’s path and its progress in
 * files.
 */
const worker = `
const { existsSync, writeFileSync } = require('fs')
process.on('message', ({ id, parts }) => {
  const { version } = parts.catalogue.manifest
  if (version === '0.0.1') for (writeFileSync(__dirname + '/rendering', ''); ; );
  if (version === '0.0.2') process.exit(1)
  const secret = process.env.RELEASES_SIGNING_KEY ?? 'none'
  const faults = version === '0.0.3' ? [{ part: 'catalogue', path: String(process.pid), cause: 'code', problem: secret }] : []
  process.send({ id, faults })
})
process.once('disconnect', () => process.exit(0))
if (process.env.START === 'fails') process.exit(1)
if (process.env.START === 'slow') for (writeFileSync(__dirname + '/starting', ''); !existsSync(__dirname + '/started'); );
process.send({ ready: true })
`

describe('sample renderer', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let render: ReturnType<typeof sampleRenderer>
  beforeEach(async () => {
    folder = await temporaryFolder()
    await writeFile(join(folder.path, 'worker.js'), worker)
    render = sampleRenderer(join(folder.path, 'worker.js'), { PATH: process.env.PATH }, 3000)
  })
  afterEach(() => folder.remove())
  stopClock('setTimeout')

  /** Waits until the worker has created this file. */
  const hasCome = (file: string) => until(() => existsSync(join(folder.path, file)))
  const set = (version: string) =>
    ({
      parts: { catalogue: { version } },
      folders: { catalogue: '/' },
      moving: ['catalogue'],
    }) as unknown as CandidateSet

  test('blames a candidate that ends the process or hangs, and renders the next one', async () => {
    expect(await render(set('0.0.2'))).toMatchObject([
      { part: 'catalogue', problem: expect.stringContaining('ended the process') },
    ])
    const endless = render(set('0.0.1'))
    await hasCome('rendering')
    jest.advanceTimersByTime(3000)
    expect(await endless).toMatchObject([{ problem: 'rendering did not end within 3 s' }])
    expect(await render(set('1.0.0'))).toEqual([])
  })

  test('does not blame the candidate for a slow start, nor without a start', async () => {
    const starting = (START: string) =>
      sampleRenderer(join(folder.path, 'worker.js'), { PATH: process.env.PATH, START }, 1000)
    const slow = starting('slow')(set('1.0.0'))
    await hasCome('starting')
    jest.advanceTimersByTime(59_999)
    await writeFile(join(folder.path, 'started'), '')
    expect(await slow).toEqual([])
    expect(await starting('fails')(set('1.0.0'))).toMatchObject([{ part: '*', cause: 'absent' }])
  })

  test('gives a candidate 20 seconds, and a process 60 seconds to start', async () => {
    const usual = (START?: string) => sampleRenderer(join(folder.path, 'worker.js'), { PATH: process.env.PATH, START })
    let isOver = false
    const endless = usual()(set('0.0.1')).finally(() => (isOver = true))
    await hasCome('rendering')
    jest.advanceTimersByTime(19_999)
    await new Promise(setImmediate)
    expect(isOver).toBe(false)
    jest.advanceTimersByTime(1)
    expect(await endless).toMatchObject([{ problem: 'rendering did not end within 20 s' }])
    const slow = usual('slow')(set('1.0.0'))
    await hasCome('starting')
    jest.advanceTimersByTime(60_000)
    expect(await slow).toMatchObject([{ part: '*', cause: 'absent' }])
  })

  test('handles all requests one by one in one warm process, without our keys', async () => {
    const answers = await Promise.all([render(set('0.0.3')), render(set('0.0.3'))])
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject([{ problem: 'none' }])
  })
})
