import { line, mirrored, oval, shape, symmetric, turned } from './outline'

describe('outline', () => {
  test('points marked as corners are joined by straight lines, the others by curves', () => {
    expect(shape('0,0! 100,0! 100,50!')).toBe('M0 0l100 0l0 50l-100-50z')
    expect(line('0,0 50,80 100,0')).toMatch(/^M0 0c.*c.*[^z]$/)
  })

  test('a symmetric outline mirrors its left half and doubles no point on the axis', () => {
    expect(symmetric('600,0! 500,100! 600,200!')).toBe(shape('600,0! 500,100! 600,200! 700,100!'))
  })

  test('returns the same points after mirroring twice or a full rotation', () => {
    const points = '120,40! 300,500 480,90'
    expect(mirrored(mirrored(points))).toBe(points)
    expect(turned(points, 360, [600, 600])).toBe(points)
    expect(turned('10,0', 90, [0, 0], [5, 0])).toBe('5,10')
  })

  test('starts and ends an ellipse at its left end', () => {
    expect(oval(100, 50, 40, 20)).toMatch(/^M60 50A.* 60 50Z$/)
  })
})
