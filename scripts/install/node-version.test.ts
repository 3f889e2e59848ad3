import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Module = typeof import('./node-version.mjs')
let { nodeVersionProblem, oldestNode }: Module = {} as Module

beforeAll(async () => {
  ;({ nodeVersionProblem, oldestNode } = await importFromNode<Module>(join(__dirname, 'node-version.mjs')))
})

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s may start the shop', (version) => {
  expect(nodeVersionProblem(version)).toBeNull()
})

test.each(['20.18.9', '19.99.0', '8.0.0'])('Node %s is told to make way', (version) => {
  expect(nodeVersionProblem(version)).toBe(
    `Node ${version} is too old for this shop: it needs 20.19.0 or newer. Install it, then run the command again.`,
  )
})

test('the oldest Node is the one that package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
    engines: { node: string }
  }
  expect(engines.node).toBe(`>=${oldestNode}`)
})
