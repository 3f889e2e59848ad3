import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../docs/decisions')
const records = readdirSync(folder).filter((file) => /^\d{4}-\d\d-\d\d-.+\.md$/.test(file))
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const rows = [...index.matchAll(/^\| (\d{4}-\d\d-\d\d) \| \[(.+?)\]\((.+?\.md)\) +\| (.+?) +\|$/gm)].map(
  ([, date, title, file = '', status = '']) => ({ date, title, file, status }),
)

describe('docs/decisions/README.md', () => {
  test('lists each record once, newest first', () => {
    expect(rows.map(({ file }) => file)).toEqual([...records].sort().reverse())
    expect(rows.length).toBeGreaterThan(40)
  })

  test('gives the date of each record', () => {
    expect(rows.filter(({ date, file }) => file.slice(0, 10) !== date)).toEqual([])
  })

  test('gives each record the status accepted, or a link to the record that replaces it', () => {
    const unknown = rows.filter(({ status }) => {
      const [, successor] = /^superseded by \[.+\]\((.+\.md)\)$/.exec(status) ?? []
      return status !== 'accepted' && !(successor && records.includes(successor))
    })
    expect(unknown).toEqual([])
  })

  test('contains no other files than records, index and template', () => {
    const others = readdirSync(folder).filter((file) => !records.includes(file))
    expect(others.sort()).toEqual(['README.md', 'template.md'])
  })
})
