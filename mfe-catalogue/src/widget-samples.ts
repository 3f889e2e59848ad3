interface SampleSource {
  open: boolean
  onClose: () => void
}

/** Sample props of each widget, for `/_widgets` of the dev server. */
export const widgetSamples = {
  'search-drawer': ({ open, onClose }: SampleSource) => ({ open, onClose }),
  'product-rail': () => ({ title: 'On sale', source: 'sale' }),
  'recently-viewed': () => ({}),
}
