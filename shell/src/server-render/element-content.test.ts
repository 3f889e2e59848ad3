import { contentAt } from './element-content'

describe('contentAt', () => {
  test('returns the content of the element with the attribute, with nested elements of its name', () => {
    const markup = '<ul><li class="a" data-n="0"><ul><li>1</li><link><li>2</li></ul></li><li data-n="1">3</li></ul>'
    expect(contentAt(markup, 'data-n="0"')).toBe('<ul><li>1</li><link><li>2</li></ul>')
    expect(contentAt(markup, 'data-n="1"')).toBe('3')
  })

  test('returns nothing for an attribute that is missing, or an element that does not end', () => {
    expect(contentAt('<li data-n="0">1</li>', 'data-n="1"')).toBeUndefined()
    expect(contentAt('<li data-n="0">1', 'data-n="0"')).toBeUndefined()
  })
})
