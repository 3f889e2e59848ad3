import { withIslandStyles } from './island-styles'

const style = (rule: string) => `<style data-own-react data-styled-sparring="true">${rule}</style>`

describe('styles of islands', () => {
  test('are moved out of the markup, each once', () => {
    const body = `<div data-own-react="">${style('a{}')}<p>1</p></div><div data-own-react="">${style('a{}')}<p>2</p></div>`
    expect(withIslandStyles({ body, styles: '<style>b{}</style>' })).toEqual({
      body: '<div data-own-react=""><p>1</p></div><div data-own-react=""><p>2</p></div>',
      styles: `<style>b{}</style>${style('a{}')}`,
    })
  })

  test('leaves other style elements where they are', () => {
    const rendered = { body: '<div><style>c{}</style></div>', styles: '' }
    expect(withIslandStyles(rendered)).toEqual(rendered)
  })
})
