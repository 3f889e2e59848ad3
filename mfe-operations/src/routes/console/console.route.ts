export { ConsoleLayout as Component } from './console-layout'
