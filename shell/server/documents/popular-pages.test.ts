import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPopularPages } from './popular-pages'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'popular-'))
  path = join(folder, 'pages.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('popular pages', () => {
  test('are the 500 most requested ones, across restarts', () => {
    const pages = openPopularPages(path)
    for (let index = 0; index < 600; index += 1) pages.count(`/shop/${index}`)
    for (let visit = 0; visit < 3; visit += 1) pages.count('/shop')
    pages.count('/sale')
    pages.count('/sale')
    pages.save()
    const opened = openPopularPages(path).list()
    expect(opened.slice(0, 2)).toEqual(['/shop', '/sale'])
    expect(opened).toHaveLength(500)
    expect(readdirSync(folder)).toEqual(['pages.json'])
  })

  test('count 5,000 addresses, so that made-up ones replace each other', () => {
    const pages = openPopularPages()
    for (let index = 0; index < 20_000; index += 1) {
      if (index % 10 === 0) pages.count('/shop')
      pages.count(`/shop?search=${index}`)
    }
    expect(pages.list()[0]).toBe('/shop')
    expect(pages.list()).not.toContain('/shop?search=1')
  })

  test('let older requests count less', () => {
    const pages = openPopularPages()
    for (let visit = 0; visit < 100; visit += 1) pages.count('/last-year')
    for (let minute = 0; minute < 600; minute += 1) pages.save()
    pages.count('/today')
    expect(pages.list()[0]).toBe('/today')
  })

  test.each(['', 'no JSON', '[["shop",1]]', '{"a":1}'])('start empty from %p', (content) => {
    writeFileSync(path, content)
    const pages = openPopularPages(path)
    expect(pages.list()).toEqual([])
    pages.count('/shop')
    pages.save()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([['/shop', 1]])
  })
})
