import '@fontsource-variable/inter/wght.css'
import '@fontsource/barlow-condensed/700.css'
import type { Handlers } from '@shop/shared-api/testing/contract-handlers'
import { requestHandlers, type Resolvers } from '@shop/shared-api/testing/request-handlers'
import { DialogHost, Toaster } from '@shop/shared-ui'
import { fixedThemeStyles, type Theme } from '@shop/shared-ui/global-styles'
import { setupWorker } from 'msw/browser'
import type { ComponentType } from 'react'
import { RouterProvider } from 'react-router-dom'
import { storyRouter, type PageParameters } from './story-router'

interface StoryContext {
  globals: { theme?: Theme }
  parameters: PageParameters & { api?: Handlers }
}

const worker = setupWorker()
const started = worker.start({
  onUnhandledRequest: 'bypass',
  quiet: true,
  serviceWorker: { url: './mockServiceWorker.js' },
})

/** How every story is shown: in a router, in the theme that the toolbar sets, with the API calls of its parameter `api`. */
export default {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: { description: 'Color theme', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  parameters: { backgrounds: { disabled: true }, layout: 'padded' },
  loaders: [
    async ({ parameters: { api = {} } }: StoryContext) => {
      await started
      worker.resetHandlers(...requestHandlers(api as Resolvers, { base: '*/api' }))
    },
  ],
  decorators: [
    (Story: ComponentType, { globals: { theme = 'light' }, parameters }: StoryContext) => (
      <>
        <style>{fixedThemeStyles(theme)}</style>
        <RouterProvider router={storyRouter(Story, parameters)} />
        <DialogHost />
        <Toaster />
      </>
    ),
  ],
}
