import {
  drawingKey,
  drawingTypeOf,
  drawingTypes,
  drawProduct,
  palette,
  parseDrawingKey,
  UnknownDrawingError,
  type ColorKey,
  type DrawingType,
} from '.'

// Some tests draw every view of every design.
jest.setTimeout(120_000)

const types = Object.keys(drawingTypes) as DrawingType[]
const colors = Object.keys(palette) as ColorKey[]
const all = types.flatMap((type) => drawingTypeOf(type).designs.map((design) => [type, design] as const))

function parse(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

function unresolved(svg: string, document: Document): string[] {
  const ids = new Set([...document.querySelectorAll('[id]')].map((element) => element.id))
  const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id)
  return used.filter((id) => !ids.has(id))
}

describe('drawProduct', () => {
  test.each(all)('%s in its %s design is a complete, small document in every view', (type, design) => {
    const { views } = drawingTypeOf(type)
    expect(views).toContain('front')
    for (const view of views) {
      const svg = drawProduct(drawingKey({ type, design, colors: ['black', 'red', 'white'], view }))
      const document = parse(svg)
      expect(document.documentElement.getAttribute('width')).toBe('1200')
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
      expect(unresolved(svg, document)).toEqual([])
      expect(svg.length).toBeLessThan(36_000)
    }
  })

  test('draws no two designs and no two views of any type alike', () => {
    const pictures = all.flatMap(([type, design]) =>
      drawingTypeOf(type).views.map((view) =>
        drawProduct(drawingKey({ type, design, colors: ['red', 'black'], view })),
      ),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test.each(colors)('a product can be had in %s, and shows that color', (color) => {
    expect(types).not.toEqual([])
    for (const type of types) {
      const [design = ''] = drawingTypeOf(type).designs
      const svg = drawProduct({ type, design, colors: [color], view: 'front' })
      parse(svg)
      expect(svg).toContain(palette[color].hex)
    }
  })

  test.each(types)('marks every recolorable part of a %s and applies its color', (type) => {
    const { parts, designs } = drawingTypeOf(type)
    expect(Object.keys(parts)).not.toEqual([])
    const drawings = designs.map((design) => {
      const key = `${type}.${design}.black-red-white`
      const svg = drawProduct(key)
      return { key, svg, document: parse(svg) }
    })
    for (const part of Object.keys(parts)) {
      const shown = drawings.filter(({ document }) => document.querySelector(`[data-part="${part}"]`))
      expect(`${part} in ${shown.length ? 'a design' : 'no design'}`).toBe(`${part} in a design`)
      for (const { key, svg } of shown) expect(drawProduct(key, { partColors: { [part]: '#12ab9f' } })).not.toBe(svg)
    }
  })

  const lettered = types.filter((type) => drawingTypeOf(type).lettering.length > 0)

  test.each(lettered)('draws text at each area of a %s and escapes markup', (type) => {
    const { lettering, designs, views } = drawingTypeOf(type)
    for (const area of lettering) {
      const marked = designs.some((design) =>
        views.some((view) => {
          const drawing = { type, design, colors: ['white', 'black'], view } as const
          const svg = drawProduct(drawing, { lettering: [{ area, text: 'Łódź <b>"Club"</b> & co' }] })
          const document = parse(svg)
          expect(document.querySelector('b')).toBeNull()
          return document.querySelector(`[data-lettering="${area}"] text`)?.textContent === 'Łódź <b>"Club"</b> & co'
        }),
      )
      expect(`${area}: ${marked}`).toBe(`${area}: true`)
    }
  })

  test('clears the area for an empty text', () => {
    const name = (text: string) =>
      parse(drawProduct('kick-shield.classic.black', { lettering: [{ area: 'face', text }] })).querySelector(
        '[data-lettering]',
      )
    expect(name('TITANS')).not.toBeNull()
    expect(name(' ')).toBeNull()
  })

  test.each([0, 1, 4])('draws the requested %i rank stripes on a belt', (stripes) => {
    const document = parse(drawProduct('belt.rank.blue-black-white', { stripes }))
    expect(document.querySelectorAll('[data-part="ranks"]')).toHaveLength(stripes)
  })

  test('two drawings in one document share no id', () => {
    const ids = (idPrefix: string) =>
      [...parse(drawProduct('gi.bjj.white-black', { idPrefix })).querySelectorAll('[id]')].map((element) => element.id)
    const first = ids('a')
    expect(new Set([...first, ...ids('b')]).size).toBe(first.length * 2)
  })

  test('the paper can be left away for the gear designer', () => {
    expect(drawProduct('glove.lace.red')).toContain('<rect width="1200" height="1200"')
    expect(drawProduct('glove.lace.red', { backdrop: false })).not.toContain('<rect width="1200" height="1200"')
  })

  test.each([
    ['sword.long.red', /type must be one of glove/],
    ['constructor.a.red', /type must be one of/],
    ['glove.winged.red', /design must be one of classic, lace/],
    ['glove.lace.mauve', /one to three palette names/],
    ['glove.lace.toString', /one to three palette names/],
    ['glove.lace.red-red-red-red', /one to three palette names/],
    ['glove.lace.red.inside', /view must be one of front, detail/],
    ['glove.lace.red.front', /has redundant segments/],
    ['glove.lace.red.detail.x', /has redundant segments/],
    ['glove.lace', /one to three palette names/],
    ['', /type must be one of/],
  ])('rejects the key "%s" with a message that names the valid values', (key, message) => {
    expect(() => drawProduct(key)).toThrow(UnknownDrawingError)
    expect(() => drawProduct(key)).toThrow(message)
  })

  test('a key that was written is read back as it was', () => {
    const drawing = { type: 'belt', design: 'rank', colors: ['blue', 'black', 'white'], view: 'detail' } as const
    expect(drawingKey(drawing)).toBe('belt.rank.blue-black-white.detail')
    expect(parseDrawingKey(drawingKey(drawing))).toEqual(drawing)
    expect(drawingKey({ ...drawing, view: 'front' })).toBe('belt.rank.blue-black-white')
  })

  test.each([
    [{ partColors: { lid: '#ffffff' } }, /no part "lid"/],
    [{ partColors: { shell: 'red"/><script>' } }, /must be written #rrggbb/],
    [{ lettering: [{ area: 'sole', text: 'X' }] }, /no text at "sole"/],
    [{ lettering: [{ area: 'cuff', text: 'X', color: 'url(#x)' }] }, /must be written #rrggbb/],
    [{ stripes: 5 }, /room for 0 to 4 stripes/],
    [{ idPrefix: '"><script>' }, /plain word/],
  ])('options that do not fit are refused: %o', (options, message) => {
    expect(() => drawProduct('glove.lace.red', options)).toThrow(message)
  })
})
