import { setText } from './glyphs'
import { apart, inkOn, letters } from './lettering'

const room = { x: 0, y: 0, width: 300, height: 60 }
const scaleOf = (markup: string) => Number(/scale\(([\d.]+)\)/.exec(markup)?.[1])

describe('lettering', () => {
  test('shrinks a long name to fit its box', () => {
    const name = 'UNIVERSITY OF WESTERN IRONCORNER BOXING'
    const width = scaleOf(letters(name, room, '#ffffff')) * (setText(name)?.width ?? 0)
    expect(width).toBeLessThanOrEqual(300)
    expect(scaleOf(letters('AB', room, '#ffffff'))).toBeCloseTo(60 / 7.2, 1)
  })

  test('small letters are set as capitals, and a text outside the alphabet in a system face', () => {
    expect(letters('iron', room, '#ffffff')).toBe(letters('IRON', room, '#ffffff'))
    expect(letters('柔道', room, '#ffffff')).toContain('>柔道</text>')
    expect(setText('柔道')).toBeUndefined()
  })

  test('the faces differ', () => {
    expect(
      new Set((['block', 'italic', 'light'] as const).map((face) => letters('TEAM', room, '#ffffff', face))).size,
    ).toBe(3)
  })

  test('contrasts print with its background', () => {
    expect(inkOn('#f4f3f0')).toBe('#141416')
    expect(inkOn('#1c1c1f')).toBe('#efe9dc')
    expect(apart('#c81e26', '#1c1c1f')).toBe('#c81e26')
    expect(apart('#c81e26', '#b81e26')).toBe(inkOn('#b81e26'))
  })

  test('no corner of a letter, which the browser draws out up to its miter, leaves the line by more than a stroke', () => {
    const [, stroke, miter] =
      /stroke-width="([\d.]+)" stroke-miterlimit="([\d.]+)"/.exec(letters('N', room, '#ffffff')) ?? []
    // Miter length from the middle of a stroke, beyond the half stroke that the line reserves.
    expect((Number(stroke) / 2) * (Number(miter) - 1)).toBeLessThan(Number(stroke))
  })
})
