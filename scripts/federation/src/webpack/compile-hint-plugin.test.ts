import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { CompileHintPlugin } from './compile-hint-plugin'

const folder = mkdtempSync(join(tmpdir(), 'compile-hint-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('compile hint plugin', () => {
  test('adds the hint to initial files after minification, but not to on-demand chunks', async () => {
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'src/index.js'), "import('./late.js').then(({ late }) => late())\n")
    writeFileSync(join(folder, 'src/late.js'), "export const late = () => document.body.append('late')\n")
    const compiler = webpack({
      mode: 'production',
      context: folder,
      output: { path: join(folder, 'dist'), filename: 'main.[contenthash].js', chunkFilename: 'late.js' },
      plugins: [new CompileHintPlugin()],
    })
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
    )
    const [late = '', main = ''] = readdirSync(join(folder, 'dist')).sort()
    expect(readFileSync(join(folder, 'dist', main), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/)
    expect(readFileSync(join(folder, 'dist', late), 'utf8')).not.toContain('allFunctionsCalledOnLoad')
  })
})
