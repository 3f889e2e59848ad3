import { artKeys, drawArt, UnknownDrawingError } from '..'

describe('artwork', () => {
  test.each(artKeys)('%s is a complete document with only resolvable references', (key) => {
    const svg = drawArt(key)
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('no two pieces of art are alike', () => {
    expect(new Set(artKeys.map(drawArt)).size).toBe(artKeys.length)
  })

  test('rejects unknown art with the list of valid keys', () => {
    expect(() => drawArt('hero')).toThrow(UnknownDrawingError)
    expect(() => drawArt('toString')).toThrow(/hero-heavy-bag/)
  })
})
