/** Sample props of each widget, for `/_widgets` of the dev server. */
export const widgetSamples = {
  'settings-sheet': ({ open, onClose }: { open: boolean; onClose: () => void }) => ({ open, onClose }),
}
