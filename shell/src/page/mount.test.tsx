import { act, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { mount } from './mount'

const steps: string[] = []

function Page() {
  useEffect(() => void steps.push('page listens'), [])
  return <p>Gloves</p>
}

describe('mount', () => {
  beforeEach(() => steps.splice(0))

  test.each(['rendered by the server', 'without markup'])(
    'a page %s is hydrated once its own effects have run',
    async (kind) => {
      const root = document.createElement('div')
      if (kind === 'rendered by the server') root.innerHTML = renderToString(<Page />)
      const markup = root.firstChild
      const onRecovered = jest.fn()
      const alive = mount(root, <Page />, onRecovered).then(() => steps.push('alive'))
      expect(steps).toEqual([])
      await act(async () => {})
      await alive
      expect(steps).toEqual(['page listens', 'alive'])
      expect(root).toHaveTextContent('Gloves')
      if (markup) expect(root.firstChild).toBe(markup)
      expect(onRecovered).not.toHaveBeenCalled()
    },
  )
})
