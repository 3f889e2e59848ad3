import { drawingTypeOf, palette } from '@shop/shared-drawings'
import { contrastOf, faintTexts, leastContrast } from './contrast'
import { hexOf, inColours, onProduct, startOf, withText } from './design'
import { readDesign, writeDesign } from './design-address'
import { designableOf, productKeys } from './designable'
import { drawDesign, partsOf, shownIn } from './draw-design'
import { beginHistory, goOn, redo, undo } from './history'
import { sayChange, sayDesign } from './say-design'
import { fileNameOf } from './picture-file'

const read = (query: string) => readDesign(new URLSearchParams(query))
const named = withText(startOf('belt'), 'tail', { text: 'Łódź ~ Club', colour: 'gold', face: 'italic' })

describe('what can be designed', () => {
  it.each(productKeys)(
    'of a %s stands in its drawing: styles, places and the parts that letters stand on',
    (product) => {
      const { styles, places } = designableOf(product)
      const { designs, lettering, parts } = drawingTypeOf(product)
      expect(designs).toEqual(expect.arrayContaining(Object.keys(styles)))
      expect(Object.keys(places)).toEqual([...lettering])
      for (const { on } of Object.values(places)) for (const part of on) expect(parts).toHaveProperty(part)
    },
  )

  it('is only what a style shows: laces leave no room on the cuff, a plain belt has no bar', () => {
    expect(shownIn('glove', 'velcro').places).toEqual(['cuff', 'shell'])
    expect(shownIn('glove', 'lace').places).toEqual(['shell'])
    expect(partsOf({ ...startOf('belt'), style: 'solid' })).toEqual(['belt'])
    expect(partsOf({ ...startOf('belt'), stripes: 0 })).not.toContain('ranks')
  })
})

describe('a design in an address', () => {
  it.each(productKeys)('of a %s is read back as it was written', (product) => {
    const place = Object.keys(designableOf(product).places)[0]!
    const design = withText(startOf(product), place, { text: 'IRON', colour: 'yellow', face: 'light' })
    expect(readDesign(new URLSearchParams(writeDesign(design)))).toEqual({ design, refused: [] })
  })

  it('has no text of spaces alone, which could not be read back', () => {
    expect(withText(startOf('glove'), 'cuff', { text: ' ' })).toEqual(startOf('glove'))
  })

  it('keeps signs that mean something in addresses', () => {
    expect(read(writeDesign(named)).design.texts.tail).toEqual(named.texts.tail)
  })

  it.each([
    ['product=sword', 'product'],
    ['product=constructor', 'product'],
    ['style=toString', 'style'],
    ['shell=%23fff', 'shell'],
    ['shell=mauve', 'shell'],
    ['product=belt&stripes=9', 'stripes'],
    ['product=belt&stripes=-1', 'stripes'],
    ['text-cuff=red~comic~HI', 'text-cuff'],
    ['text-cuff=red', 'text-cuff'],
  ])('is not believed: %s stands as we make it, and is named', (query, name) => {
    const { design, refused } = read(query)
    expect(refused).toEqual([name])
    expect(() => drawDesign(design, 'front', { backdrop: true })).not.toThrow()
  })

  it('cuts text to what its place holds and takes no hidden signs', () => {
    expect(read('text-cuff=red~block~ABCDEFGHIJKLMNOP').design.texts.cuff!.text).toBe('ABCDEFGHIJKL')
    expect(read('text-cuff=red~block~A%00%E2%80%AEB').design.texts.cuff!.text).toBe('AB')
  })

  it('stays markup-free in the drawing', () => {
    const { design } = read('product=shirt&text-chest=white~block~<script>x')
    expect(drawDesign(design, 'front', { backdrop: false })).not.toContain('<script')
  })
})

it.each(productKeys)(
  'a club’s three colors dress every part of a %s, each where the product pictures have it',
  (product) => {
    const colours = inColours(product, ['teal', 'black', 'lime'])
    const { parts } = drawingTypeOf(product)
    expect(Object.keys(colours)).toEqual(Object.keys(parts))
    const [first] = Object.keys(parts)
    expect(colours[first!]).toBe('teal')
    expect(drawDesign({ ...startOf(product), colours }, 'front', { backdrop: true })).not.toBe(
      drawDesign(startOf(product), 'front', { backdrop: true }),
    )
  },
)

describe('contrast', () => {
  it('is reckoned as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('warns of faint letters, and what it offers can be read', () => {
    const faint = withText(startOf('glove'), 'cuff', { text: 'TITANS', colour: 'charcoal' })
    const [warning] = faintTexts(faint)
    expect(warning).toMatchObject({ text: 'TITANS', on: 'black' })
    expect(contrastOf(hexOf(warning!.better), palette.black.hex)).toBeGreaterThan(leastContrast)
    expect(faintTexts(withText(faint, 'cuff', { colour: warning!.better }))).toEqual([])
  })

  it('counts the worst of what letters stand on', () => {
    const striped = {
      ...startOf('belt'),
      style: 'striped',
      colours: { ...startOf('belt').colours, stripe: 'white' },
    } as const
    expect(faintTexts(withText(striped, 'tail', { text: 'A', colour: 'white' }))[0]?.on).toBe('white')
  })
})

describe('undo and redo', () => {
  it('take back step by step; letters typed in a row are one', () => {
    let history = beginHistory(startOf('glove'))
    for (const text of ['T', 'TI', 'TIT']) {
      history = goOn(history, withText(history.present, 'cuff', { text }), 'text cuff')
    }
    history = goOn(history, { ...history.present, style: 'panel' })
    history = undo(history)
    expect(history.present.texts.cuff!.text).toBe('TIT')
    history = undo(history)
    expect(history.present.texts).toEqual({})
    expect(undo(history)).toBe(history)
    expect(redo(redo(history)).present.style).toBe('panel')
  })

  it('go back 200 steps', () => {
    let history = beginHistory(startOf('glove'))
    for (let step = 0; step < 250; step += 1) history = goOn(history, startOf(step % 2 ? 'glove' : 'belt'))
    expect(history.past).toHaveLength(200)
  })

  it('forget what was taken back once something else is done', () => {
    const once = undo(goOn(beginHistory(startOf('gi')), startOf('belt')))
    const other = goOn(once, startOf('shirt'))
    expect(redo(other)).toBe(other)
  })
})

it('a design is said in words, and so is each change', () => {
  expect(sayDesign(startOf('belt'))).toBe(
    'Belt, with rank bar: belt purple, rank bar black, and rank stripes white. 2 rank stripes.',
  )
  const red = { ...startOf('belt'), colours: { ...startOf('belt').colours, belt: 'red' } } as const
  expect(sayChange(startOf('belt'), red)).toBe('Belt red')
  expect(sayChange(named, startOf('belt'))).toBe('No text on the right end')
})

it('another product takes the name along where it fits', () => {
  expect(onProduct(named, 'shirt').texts).toEqual({ chest: named.texts.tail })
})

it('a file is named by what it shows', () => {
  expect(fileNameOf(named, 'png')).toBe('belt-rank-odz-club.png')
})
