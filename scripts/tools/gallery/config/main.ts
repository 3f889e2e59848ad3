/** Storybook's configuration. It sends no telemetry and looks for no newer version. */
export default {
  stories: ['../stories/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // One copy of each: stories come from this folder, components from shared-ui.
  viteFinal: (config: { resolve?: object }) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'react-router-dom', 'styled-components'] },
  }),
}
