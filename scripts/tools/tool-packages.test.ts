import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const tools = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const read = (tool: string, file: string) => readFileSync(join(__dirname, tool, file), 'utf8')

describe('scripts/tools', () => {
  test('has the tools that installTool names', () => {
    const source = readFileSync(join(__dirname, 'install-tool.ts'), 'utf8')
    const [, union = ''] = /type ToolName = (.+)/.exec(source) ?? []
    expect(tools.sort()).toEqual([...union.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name).sort())
  })

  test.each(tools)('installs %s as pinned, without running scripts of packages', (tool) => {
    const options = read(tool, '.npmrc').split('\n')
    expect(options).toEqual(
      expect.arrayContaining(['omit-lockfile-registry-resolved=true', 'save-exact=true', 'ignore-scripts=true']),
    )
    const { dependencies } = JSON.parse(read(tool, 'package.json')) as { dependencies: Record<string, string> }
    const versions = Object.values(dependencies)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('keeps the gallery at the versions of shared-ui', () => {
    const { peerDependencies } = JSON.parse(read('gallery', 'package.json')) as {
      peerDependencies: Record<string, string>
    }
    const installed = (name: string) =>
      (
        JSON.parse(readFileSync(join(__dirname, '../../node_modules', name, 'package.json'), 'utf8')) as {
          version: string
        }
      ).version
    expect(Object.keys(peerDependencies)).not.toEqual([])
    for (const [name, version] of Object.entries(peerDependencies))
      expect([name, installed(name)]).toEqual([name, version])
  })
})
