import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

// Without it the plugin reads webpack's path from the stack of a failing call, for which webpack compiles its schema.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack')

export { ModuleFederationPlugin }
