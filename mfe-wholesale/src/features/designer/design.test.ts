import { drawingTypeOf, palette } from '@shop/shared-drawings'
import {
  toHex,
  applyColors,
  withProduct,
  createDefaultDesign,
  withText,
  parseDesign,
  serializeDesign,
  getDesignable,
  productKeys,
  drawDesign,
  getEditableParts,
  getVisibleParts,
  describeChange,
  describeDesign,
} from '@shop/shared-drawings/designer'
import { getContrast, findLowContrastTexts, MIN_CONTRAST } from './contrast'
import { createHistory, pushHistory, redo, undo } from './history'
import { getFileName } from './image-file'

const read = (query: string) => parseDesign(new URLSearchParams(query))
const named = withText(createDefaultDesign('belt'), 'tail', { text: 'Łódź ~ Club', color: 'gold', font: 'italic' })

describe('design', () => {
  test.each(productKeys)(
    'designables: %s matches its drawing: styles, text positions and the parts below them',
    (product) => {
      const { styles, places } = getDesignable(product)
      const { designs, lettering, parts } = drawingTypeOf(product)
      expect(designs).toEqual(expect.arrayContaining(Object.keys(styles)))
      expect(Object.keys(places)).toEqual([...lettering])
      const covered = Object.values(places).flatMap(({ on }) => [...on])
      expect(covered).not.toEqual([])
      expect(Object.keys(parts)).toEqual(expect.arrayContaining(covered))
    },
  )

  test('designables: depends on the style: laces leave no room on the cuff, a plain belt has no bar', () => {
    expect(getVisibleParts('glove', 'velcro').places).toEqual(['cuff', 'shell'])
    expect(getVisibleParts('glove', 'lace').places).toEqual(['shell'])
    expect(getEditableParts({ ...createDefaultDesign('belt'), style: 'solid' })).toEqual(['belt'])
    expect(getEditableParts({ ...createDefaultDesign('belt'), stripes: 0 })).not.toContain('ranks')
  })

  test.each(productKeys)('design in the URL: round-trips a %s', (product) => {
    const placement = Object.keys(getDesignable(product).places)[0]!
    const design = withText(createDefaultDesign(product), placement, { text: 'IRON', color: 'yellow', font: 'light' })
    expect(parseDesign(new URLSearchParams(serializeDesign(design)))).toEqual({ design, rejected: [] })
  })

  test('design in the URL: drops text of spaces alone', () => {
    expect(withText(createDefaultDesign('glove'), 'cuff', { text: ' ' })).toEqual(createDefaultDesign('glove'))
  })

  test('design in the URL: escapes reserved characters', () => {
    expect(read(serializeDesign(named)).design.texts.tail).toEqual(named.texts.tail)
  })

  test.each([
    ['product=sword', 'product'],
    ['product=constructor', 'product'],
    ['style=toString', 'style'],
    ['shell=%23fff', 'shell'],
    ['shell=mauve', 'shell'],
    ['product=belt&stripes=9', 'stripes'],
    ['product=belt&stripes=-1', 'stripes'],
    ['text-cuff=red~comic~HI', 'text-cuff'],
    ['text-cuff=red', 'text-cuff'],
  ])('design in the URL: replaces invalid input by the default and names it: %s', (query, name) => {
    const { design, rejected } = read(query)
    expect(rejected).toEqual([name])
    expect(() => drawDesign(design, 'front', { backdrop: true })).not.toThrow()
  })

  test('design in the URL: truncates text to its maximum length and removes invisible characters', () => {
    expect(read('text-cuff=red~block~ABCDEFGHIJKLMNOP').design.texts.cuff!.text).toBe('ABCDEFGHIJKL')
    expect(read('text-cuff=red~block~A%00%E2%80%AEB').design.texts.cuff!.text).toBe('AB')
  })

  test('design in the URL: is escaped in the drawing', () => {
    const { design } = read('product=shirt&text-chest=white~block~<script>x')
    expect(drawDesign(design, 'front', { backdrop: false })).not.toContain('<script')
  })

  test.each(productKeys)('a preset’s three colors cover every part of a %s as in the product images', (product) => {
    const colors = applyColors(product, ['teal', 'black', 'lime'])
    const { parts } = drawingTypeOf(product)
    expect(Object.keys(colors)).toEqual(Object.keys(parts))
    const [first] = Object.keys(parts)
    expect(colors[first!]).toBe('teal')
    expect(drawDesign({ ...createDefaultDesign(product), colors }, 'front', { backdrop: true })).not.toBe(
      drawDesign(createDefaultDesign(product), 'front', { backdrop: true }),
    )
  })

  test('contrast: follows the WCAG formula', () => {
    expect(getContrast('#000000', '#ffffff')).toBe(21)
    expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  test('contrast: reports low-contrast text and suggests a readable color', () => {
    const lowContrast = withText(createDefaultDesign('glove'), 'cuff', { text: 'TITANS', color: 'charcoal' })
    const [warning] = findLowContrastTexts(lowContrast)
    expect(warning).toMatchObject({ text: 'TITANS', on: 'black' })
    expect(getContrast(toHex(warning!.better), palette.black.hex)).toBeGreaterThan(MIN_CONTRAST)
    expect(findLowContrastTexts(withText(lowContrast, 'cuff', { color: warning!.better }))).toEqual([])
  })

  test('contrast: uses the lowest ratio of all parts below the text', () => {
    const striped = {
      ...createDefaultDesign('belt'),
      style: 'striped',
      colors: { ...createDefaultDesign('belt').colors, stripe: 'white' },
    } as const
    expect(findLowContrastTexts(withText(striped, 'tail', { text: 'A', color: 'white' }))[0]?.on).toBe('white')
  })

  test('undoes step by step; consecutive typing is one step', () => {
    let history = createHistory(createDefaultDesign('glove'))
    for (const text of ['T', 'TI', 'TIT']) {
      history = pushHistory(history, withText(history.present, 'cuff', { text }), 'text cuff')
    }
    history = pushHistory(history, { ...history.present, style: 'panel' })
    history = undo(history)
    expect(history.present.texts.cuff!.text).toBe('TIT')
    history = undo(history)
    expect(history.present.texts).toEqual({})
    expect(undo(history)).toBe(history)
    expect(redo(redo(history)).present.style).toBe('panel')
  })

  test('keeps 200 undo steps', () => {
    let history = createHistory(createDefaultDesign('glove'))
    for (let step = 0; step < 250; step += 1)
      history = pushHistory(history, createDefaultDesign(step % 2 ? 'glove' : 'belt'))
    expect(history.past).toHaveLength(200)
  })

  test('clears the redo stack on a new change', () => {
    const once = undo(pushHistory(createHistory(createDefaultDesign('gi')), createDefaultDesign('belt')))
    const other = pushHistory(once, createDefaultDesign('shirt'))
    expect(redo(other)).toBe(other)
  })

  test('describes a design and each change in words', () => {
    expect(describeDesign(createDefaultDesign('belt'))).toBe(
      'Belt, with rank bar: belt purple, rank bar black, and rank stripes white. 2 rank stripes.',
    )
    const red = {
      ...createDefaultDesign('belt'),
      colors: { ...createDefaultDesign('belt').colors, belt: 'red' },
    } as const
    expect(describeChange(createDefaultDesign('belt'), red)).toBe('Belt red')
    expect(describeChange(named, createDefaultDesign('belt'))).toBe('No text on the right end')
  })

  test('carries the text over to another product where it fits', () => {
    expect(withProduct(named, 'shirt').texts).toEqual({ chest: named.texts.tail })
  })

  test('names a file after its design', () => {
    expect(getFileName(named, 'png')).toBe('belt-rank-odz-club.png')
  })
})
