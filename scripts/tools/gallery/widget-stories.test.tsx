import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mockResponses, type Handlers } from '@shop/shared-api/testing/fake-api'
import { render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { storyRouter, type PageParameters } from './config/story-router'

const root = resolve(__dirname, '../../..')

interface Story {
  render: () => ReactElement
  beforeEach?: () => void
}

interface Stories {
  default: { title: string; parameters?: PageParameters & { api?: Handlers }; beforeEach?: () => void }
  [name: string]: unknown
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-') && widgetsOf(name).length > 0)

/** By path, since remotes export nothing. */
async function storiesOf(remote: string) {
  const { default: meta, ...shown } = (await import(join(root, remote, 'src/widgets.stories.tsx'))) as Stories
  return { meta, shown: Object.entries(shown as Record<string, Story>) }
}

/** Files of a remote's widgets. */
function widgetsOf(remote: string): string[] {
  const folder = join(root, remote, 'src/widgets')
  const hasWidgets = readdirSync(join(root, remote, 'src')).includes('widgets')
  return hasWidgets ? readdirSync(folder).filter((file) => !file.includes('.test.')) : []
}

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase()

describe('widget stories', () => {
  test.each(remotes)('of %s show each of its widgets', async (name) => {
    const { shown } = await storiesOf(name)
    expect(shown.map(([story]) => `${kebab(story)}.tsx`).sort()).toEqual(widgetsOf(name).sort())
  })

  test.each(remotes)('of %s render', async (name) => {
    const { meta, shown } = await storiesOf(name)
    mockResponses(meta.parameters?.api ?? {})
    meta.beforeEach?.()
    for (const [, story] of shown) {
      story.beforeEach?.()
      const { baseElement, unmount } = render(<RouterProvider router={storyRouter(story.render, meta.parameters)} />)
      await waitFor(() => expect(baseElement).not.toHaveTextContent(/^$/))
      unmount()
    }
  })
})
