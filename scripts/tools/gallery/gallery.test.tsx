import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ui from '@shop/shared-ui'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import * as actions from './stories/actions.stories'
import * as feedback from './stories/feedback.stories'
import * as forms from './stories/forms.stories'
import * as layout from './stories/layout.stories'
import * as navigation from './stories/navigation.stories'
import * as overlays from './stories/overlays.stories'
import * as product from './stories/product.stories'
import * as remoteWidget from './stories/remote-widget.stories'
import * as text from './stories/text.stories'

interface Story {
  render: () => ReactElement
}

const files = { actions, feedback, forms, layout, navigation, overlays, product, 'remote-widget': remoteWidget, text }
const stories = Object.entries(files).flatMap(([file, { default: _meta, ...exported }]) =>
  Object.entries(exported as Record<string, Story>).map(([name, story]) => [`${file} › ${name}`, story] as const),
)
const folder = join(__dirname, 'stories')
const source = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** Contexts and global styles render nothing. */
function isComponent([name, value]: [string, unknown]): boolean {
  const isContext = typeof value === 'object' && value !== null && 'Provider' in value
  return /^[A-Z]/.test(name) && !isContext && !/(Styles|Face)$/.test(name)
}

// Two stories render failing components, which React reports.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

describe('gallery', () => {
  test('has a story for each component that shared-ui exports', () => {
    const components = Object.entries(ui).filter(isComponent)
    const missing = components.map(([name]) => name).filter((name) => !new RegExp(`<${name}\\b`).test(source))
    expect(missing).toEqual([])
    expect(components.length).toBeGreaterThan(30)
  })

  test('includes every story file in this test', () => {
    expect(Object.keys(files).map((name) => `${name}.stories.tsx`)).toEqual(readdirSync(folder).sort())
  })

  test.each(stories)('renders %s', async (_name, story) => {
    const { container } = render(<MemoryRouter>{story.render()}</MemoryRouter>)
    await act(() => Promise.resolve())
    expect(container).not.toBeEmptyDOMElement()
  })
})
