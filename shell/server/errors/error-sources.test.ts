import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { browserConfig } from '@shop/federation/browser-config'
import { compile } from '@shop/federation/compile'
import { repositoryRoot, type Part } from '@shop/federation/parts'
import { errorGroups, type ErrorGroup } from '@shop/releases'
import { temporaryRegistry } from '@shop/releases/testing/registry'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { createErrorMeter } from './error-meter'

// Builds a part.
jest.setTimeout(180_000)

const groups = 10
const perGroup = 5
const commit = '0123456789abcdef0123456789abcdef01234567'
const version = '2.0.0'
const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A module that throws in a line and by a statement of its own, and that line. */
function faultyModule(number: number): { source: string; line: number } {
  const comments = indexes(number + 1).map((index) => `// ${'a comment of some length '.repeat(index % 4)}`)
  // Types leave no line in the built code.
  const types = ['interface Order {', '  lines?: { sum: number }[]', '}', '']
  const before = [...comments, ...types, `export function open${number}(order: Order): number {`]
  const statement = [
    `  return order.lines!.reduce((sum, line) => sum + line.sum, ${number})`,
    `  throw new RangeError('order ' + order.lines + ' ${number}')`,
    `  const { sum } = order.lines![${number}]!\n  return sum`,
  ][number % 3]!
  return {
    source: [...before, statement, '}'].join('\n'),
    line: before.length + 1,
  }
}

const faults = indexes(groups * perGroup).map((number) => ({ number, file: `src/orders/open-${number}.ts` }))

const sources: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@shop/mfe-catalogue', version, shop: { part: 'catalogue', port: 3001 } }),
  'src/routes.tsx': `export const routes = [${indexes(groups).map(
    (group) => `() => import(/* webpackChunkName: "group-${group}" */ './group-${group}')`,
  )}]`,
  ...Object.fromEntries(
    indexes(groups).map((group) => [
      `src/group-${group}.ts`,
      indexes(perGroup)
        .map((index) => `export * from './orders/open-${group * perGroup + index}'`)
        .join('\n'),
    ]),
  ),
  ...Object.fromEntries(faults.map(({ number, file }) => [file, faultyModule(number).source])),
}

let home: string
let registry: Awaited<ReturnType<typeof temporaryRegistry>>

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'error-sources-'))
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(home, 'node_modules'))
  const part: Part = { name: 'catalogue', folder: home, port: 3001, prefixes: ['/shop'], widgets: [] }
  await compile({ ...browserConfig({ part, version, outDir: join(home, 'dist') }), cache: false })
  registry = await temporaryRegistry()
  const files = Object.fromEntries(
    ['browser', 'maps'].flatMap((folder) =>
      readdirSync(join(home, 'dist', folder)).map((name) => [
        `${folder}/${name}`,
        readFileSync(join(home, 'dist', folder, name), 'utf8'),
      ]),
    ),
  )
  await registry.publish({ version, files, build: { commit } })
})
afterAll(async () => {
  await registry?.remove()
  rmSync(home, { recursive: true, force: true })
})

/** The stacks of all planted errors, as a browser that runs the built chunks has them. */
function throwAll(): Map<number, string> {
  const stacks = new Map<number, string>()
  const folder = join(home, 'dist/browser')
  for (const name of readdirSync(folder).filter((file) => /^group-.*\.js$/.test(file))) {
    const webpackChunk: [unknown, Record<string, (...values: unknown[]) => void>][] = []
    const filename = `https://shop.example/r/catalogue/files/0123456789abcdef/${name}`
    runInNewContext(
      readFileSync(join(folder, name), 'utf8'),
      { document: { currentScript: { webpackChunk } } },
      { filename },
    )
    const exported: Record<string, () => (order: object) => void> = {}
    const require = Object.assign(() => exported, {
      d: (_target: unknown, getters: typeof exported) => void Object.assign(exported, getters),
      r: () => undefined,
    })
    for (const factory of Object.values(webpackChunk[0]![1])) factory({ exports: exported }, exported, require)
    for (const { number } of faults) {
      try {
        exported[`open${number}`]?.()({})
      } catch (error) {
        stacks.set(number, (error as Error).stack ?? '')
      }
    }
  }
  return stacks
}

describe('errorGroups', () => {
  test('names the file, line, commit, part and team of 50 of 50 errors in minified code', async () => {
    const stacks = throwAll()
    expect(stacks.size).toBe(50)
    const meter = createErrorMeter()
    const parts = { catalogue: { version, prefixes: ['/shop'] } } as unknown as ReleaseSet['parts']
    const failure = {
      part: 'catalogue',
      version,
      cause: 'code',
      kind: 'handler',
      path: '/order/AB12',
      breadcrumbs: [],
    } as const
    for (const [number, stack] of stacks)
      meter.failed({ revision: 1, id: 'abc', parts }, { ...failure, message: `error ${number}`, stack })
    await registry.context.store.reportErrors(meter.take()!)
    const found = await errorGroups(registry.context, {})
    const named = ({ source, commit: from, part, team }: ErrorGroup) => ({
      file: source?.file,
      line: source?.line,
      from,
      part,
      team,
    })
    const byFile = (a: { file?: string }, b: { file?: string }) => (a.file! < b.file! ? -1 : 1)
    expect(found.map(named).sort(byFile)).toEqual(
      faults
        .map(({ number, file }) => ({
          file,
          line: faultyModule(number).line,
          from: commit,
          part: 'catalogue',
          team: 'team:catalogue',
        }))
        .sort(byFile),
    )
  })
})
