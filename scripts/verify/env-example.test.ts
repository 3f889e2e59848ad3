import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const example = readFileSync(join(root, '.env.example'), 'utf8')

const [, table = ''] = readme.split('## Environment variables')
const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)].slice(2)
const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const isVariable = (code: string) => /^[A-Z][A-Z_]*[A-Z]$/.test(code)
const names = (text: string[]) => [...new Set(text)].sort()

describe('.env.example', () => {
  test('lists exactly the variables of the README', () => {
    const documented = rows.flatMap(([, variable, , meaning]) => [
      ...codes(variable),
      ...codes(meaning).filter((code) => isVariable(code) && code !== 'DATA_DIR'),
    ])
    const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
    expect(listed.length).toBeGreaterThan(20)
    expect(names(listed)).toEqual(names(documented))
    expect(listed).toHaveLength(new Set(listed).size)
  })

  test('shows the defaults of the README', () => {
    const literal = rows.flatMap(([, variable, value]) => {
      const [variables, values] = [codes(variable), codes(value)]
      return variables.length === values.length ? variables.map((name, index) => [name, values[index]]) : []
    })
    const shown = literal.map(([name]) => [name, new RegExp(`^# ${name}=(.*)$`, 'm').exec(example)?.[1]])
    expect(literal.length).toBeGreaterThan(4)
    expect(shown.filter(([, value]) => value)).toEqual(literal.filter(([, value]) => !/[A-Z]{3}/.test(value ?? '')))
  })

  test('sets nothing by itself', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('# '))).toEqual([])
  })
})
