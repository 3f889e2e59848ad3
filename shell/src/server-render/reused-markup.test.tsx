import { useCachedMarkup } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { createGlobalStyle, keyframes, ServerStyleSheet } from 'styled-components'
import { createMarkupRenderer } from './reused-markup'

const Global = createGlobalStyle`
  html { color: black; }
`
const Title = styled.b<{ $size: number }>`
  font-size: ${({ $size }) => $size}px;
`
const Item = styled.li`
  color: red;
  ${Title} {
    color: blue;
  }
`
const pulse = keyframes`
  to { opacity: 0; }
`
const Pulsing = styled.i`
  animation: ${pulse} 1s;
`

let renders = 0
beforeEach(() => (renders = 0))

interface PieceProps {
  name: string
  inputs: unknown
  children: ReactNode
}

function Piece({ name, inputs, children }: PieceProps) {
  return <Item {...useCachedMarkup(name, inputs, () => <Counted>{children}</Counted>)} />
}
function Counted({ children }: { children: ReactNode }) {
  renders += 1
  return children
}

const card = (title: string, size: number) => (
  <Piece key={title} name="card" inputs={{ title, size }}>
    <Title $size={size}>{title}</Title> {size} px
  </Piece>
)
const list = (...cards: ReactNode[]) => (
  <ul>
    <Global />
    {cards}
  </ul>
)

/** What styled-components and React write without any reuse. */
function renderPlain(page: ReactNode) {
  const sheet = new ServerStyleSheet()
  const body = renderToString(sheet.collectStyles(page))
  return { body, styles: sheet.getStyleTags() }
}

describe('createMarkupRenderer', () => {
  test('writes the bytes of a plain render, for markup and styles, after any other pages', () => {
    const render = createMarkupRenderer()
    const pages = [
      list(card('Glove', 12), card('Belt & "rank" <b>', 14)),
      list(card('Belt & "rank" <b>', 14)),
      list(card('Gi', 16), card('Glove', 12), card('Glove', 14)),
      list(),
    ]
    for (const page of [...pages, ...pages.reverse()]) expect(render(page)).toEqual(renderPlain(page))
  })

  test('renders a subtree once for equal inputs', () => {
    const render = createMarkupRenderer()
    render(list(card('Glove', 12)))
    render(list(card('Glove', 12)))
    expect(renders).toBe(1)
    render(list(card('Glove', 13)))
    expect(renders).toBe(2)
  })

  test('keeps the markup of two sites apart', () => {
    const [first, second] = [createMarkupRenderer(), createMarkupRenderer()]
    const of = (text: string) => (
      <Piece name="card" inputs="same">
        {text}
      </Piece>
    )
    expect(first(of('1.0.0')).body).toContain('1.0.0')
    expect(second(of('2.0.0')).body).toContain('2.0.0')
    expect(first(of('again')).body).toContain('1.0.0')
  })

  test('stores a subtree within another one, and both are reused', () => {
    const render = createMarkupRenderer()
    const outer = (inputs: number) => (
      <Piece name="outer" inputs={inputs}>
        <ul>{card('Glove', 12)}</ul>
      </Piece>
    )
    for (const page of [outer(1), outer(2), outer(1)]) expect(render(page)).toEqual(renderPlain(page))
    renders = 0
    render(outer(1))
    expect(renders).toBe(0)
  })

  test.each([
    ['an id of React', <Id key="id" />],
    ['keyframes', <Pulsing key="pulse" />],
  ])('does not store a subtree with %s', (_name, content) => {
    const render = createMarkupRenderer()
    const page = (
      <Piece name="piece" inputs="same">
        {content}
      </Piece>
    )
    render(page)
    expect(render(page)).toEqual(renderPlain(page))
    expect(renders).toBe(3)
  })

  test('stores nothing of a personal page, nor takes anything for it', () => {
    const render = createMarkupRenderer()
    render(list(card('Glove', 12)), true)
    render(list(card('Glove', 12)))
    render(list(card('Glove', 12)), true)
    expect(renders).toBe(3)
  })

  test('drops markup beyond its limit', () => {
    const render = createMarkupRenderer(200)
    for (const title of ['a', 'b', 'c', 'd', 'a']) render(list(card(title, 12)))
    expect(renders).toBe(5)
  })

  test('is not misled by text that looks like its mark', () => {
    const render = createMarkupRenderer()
    const page = (
      <p title={'" data-markup="0">'}>
        {'<li data-markup="0">'}
        {card('Glove', 12)}
      </p>
    )
    const [first, second] = [render(page), render(page)]
    expect([first, second]).toEqual([renderPlain(page), renderPlain(page)])
  })
})

function Id() {
  return <i id={useId()} />
}
