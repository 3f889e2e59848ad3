import '@fontsource-variable/inter/wght.css'
import '@fontsource/barlow-condensed/700.css'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ThemeStyles, type Theme } from './theme-styles'

interface StoryContext {
  globals: { theme?: Theme }
}

/** How Storybook shows every story: in a router, in the theme that its toolbar sets. */
export default {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Color theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: { backgrounds: { disabled: true }, layout: 'padded' },
  decorators: [
    (Story: ComponentType, { globals: { theme = 'light' } }: StoryContext) => (
      <MemoryRouter>
        <ThemeStyles theme={theme} />
        <Story />
      </MemoryRouter>
    ),
  ],
}
