/** Storybook's configuration. It sends no telemetry and looks for no newer version. */
export default {
  stories: ['../stories/*.stories.tsx', '../../../../mfe-*/src/*.stories.tsx'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../../../../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // One copy of each: stories come from this folder and those of remotes, components from shared-ui.
  viteFinal: (config: { resolve?: object }) => ({
    ...config,
    resolve: { ...config.resolve, dedupe: ['react', 'react-dom', 'react-router-dom', 'styled-components'] },
  }),
}
