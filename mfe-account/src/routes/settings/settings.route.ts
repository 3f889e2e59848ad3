export { SettingsFrame as Component } from './settings-frame'
