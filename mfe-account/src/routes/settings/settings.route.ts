export { SettingsLayout as Component } from './settings-layout'
