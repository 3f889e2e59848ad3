import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Module = typeof import('./node-version.mjs')
let { nodeVersionProblem, oldestNode }: Module = {} as Module

beforeAll(async () => {
  ;({ nodeVersionProblem, oldestNode } = await importFromNode<Module>(join(__dirname, 'node-version.mjs')))
})

describe('node version', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts Node %s', (version) => {
    expect(nodeVersionProblem(version)).toBeNull()
  })

  test.each(['20.18.9', '19.99.0', '8.0.0'])('rejects Node %s with the required version', (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Node ${version} is too old for this shop: it needs 20.19.0 or newer. Install it, then run the command again.`,
    )
  })

  test('requires the oldest Node version that package.json allows', () => {
    const { engines } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
      engines: { node: string }
    }
    expect(engines.node).toBe(`>=${oldestNode}`)
  })
})
