import { Widget as SettingsSheetWidget } from './widgets/settings-sheet'

/** Stories of `npm run gallery`: one for each widget, named after it. */
export default { title: 'Account' }

export const SettingsSheet = { render: () => <SettingsSheetWidget open onClose={() => undefined} /> }
